/** Events as a row of pictures: what is shown after each of them, and for how long. */

import type { Moved } from '../kit/motion/reel.svelte';
import { hastened, type Beat, stepsOf } from '../kit/motion/steps';
import { anchor, type Flight, type Shown, sorted, type Trial } from './shown';
import { type Event, type Seen, showing, type View } from './table';

type HandShown = Extract<Event, { kind: 'hand_shown' }>;

export type Step = Moved<Shown, Event>;

/** However much happened, the players are not kept from their game for longer. */
export const LONGEST = 9000;

export function steps(start: Shown, events: readonly Event[], goal: View): Step[] {
  return hastened(
    stepsOf(start, events, (before, event) => after(before, event, goal)),
    LONGEST,
  );
}

function after(before: Shown, event: Event, goal: View): Beat<Shown>[] {
  const shown: Shown = { ...before, flights: [], errand: null };
  const { view } = shown;
  const see = (change: Partial<View>, rest: Partial<Shown> = {}): Shown => ({
    ...shown,
    ...rest,
    view: { ...view, ...change },
  });
  switch (event.kind) {
    case 'row_laid':
      return [[see({ row: event.row }), 900]];
    case 'piles_dealt': {
      const piles = view.hands.map(() => Array<Seen>(6).fill(null));
      return [[see({ piles, aside: Array<Seen>(event.aside).fill(null) }), 500]];
    }
    case 'dealer_drawn':
      return [[see({}, { acting: event.dealer }), 500]];
    case 'round_opened':
      return [[roundOpened(shown, event.round, event.seat, goal), 600]];
    case 'cards_taken': {
      const hand = seen(
        view.hands[event.seat]!,
        event.cards.map(({ card }) => card),
      );
      return [
        [see({ hands: view.hands.with(event.seat, hand) }), event.seat === view.seat ? 450 : 0],
      ];
    }
    case 'bid_made': {
      const { seat, corpse, count } = event;
      const bids = [...view.bids, { seat, corpse, count }];
      return [[see({ bids }, { acting: seat }), 800]];
    }
    case 'token_spent': {
      const { seat, opponents, left } = event;
      const flights = opponents.map((each) => fly('token', anchor.token(seat), anchor.seat(each)));
      const spent = see({ tokens: view.tokens.with(seat, left) }, { errand: { seat, opponents } });
      return [
        [{ ...spent, flights }, 700],
        [spent, 600],
      ];
    }
    case 'cards_seen': {
      const hand = seen(
        view.hands[event.owner]!,
        event.cards.map(({ card }) => card),
      );
      return [[see({ hands: view.hands.with(event.owner, hand) }), 700]];
    }
    case 'bid_denounced':
      return [[see({}, { trial: doubted(shown, event.seat), acting: event.seat }), 1100]];
    case 'vote_sealed':
      return [[onTrial(shown, ({ voted }) => ({ voted: voted.with(event.seat, true) })), 200]];
    case 'thumbs_shown':
      return thumbsShown(shown, event.thumbs);
    case 'hand_shown':
      return handShown(shown, event);
    case 'bid_judged':
      return [[onTrial(shown, () => ({ good: event.good, latest: null })), 2200]];
    case 'card_discarded': {
      const flights = [fly('card', anchor.seat(event.seat), anchor.middle())];
      const [hand, card] = withoutOne(view, event.seat, goal);
      const gone = [...view.discards[event.seat]!, card];
      const change = {
        hands: view.hands.with(event.seat, hand),
        discards: view.discards.with(event.seat, gone),
      };
      return [[see(change, { flights }), 650]];
    }
    case 'card_tucked': {
      const flights = [fly('card', anchor.seat(event.seat), anchor.pile(event.seat))];
      const [hand, card] = withoutOne(view, event.seat, goal);
      const pile = [...view.piles[event.seat]!, card];
      const change = {
        hands: view.hands.with(event.seat, hand),
        piles: view.piles.with(event.seat, pile),
      };
      return [[see(change, { flights }), 650]];
    }
    case 'cards_kept':
      return [[see({}, { acting: event.seat }), 400]];
    case 'card_exchanged': {
      const flights = [
        fly('card', anchor.seat(event.seat), anchor.middle()),
        fly('card', anchor.middle(), anchor.seat(event.seat)),
      ];
      const [rest] = withoutOne(view, event.seat, goal);
      const hands = view.hands.with(event.seat, sorted([...rest, null]));
      return [[see({ hands }, { flights, acting: event.seat }), 600]];
    }
    case 'choice_sealed': {
      const { phase } = view;
      if (phase.kind !== 'changing') return [];
      return [[see({ phase: { ...phase, chosen: phase.chosen.with(event.seat, true) } }), 250]];
    }
    case 'game_won':
      return [[see({}, { winners: [event.seat], acting: null }), 1200]];
    case 'win_shared':
      return [[see({}, { winners: event.winners, acting: null }), 1200]];
  }
}

/** Everybody takes up cards as far as their piles go: as many as all have in hand next. */
function roundOpened(shown: Shown, round: number, seat: number, goal: View): Shown {
  const { view } = shown;
  const full = goal.options.seats === 3 ? 2 : 1;
  const hands = view.hands.map((hand, each) =>
    sorted([...hand, ...view.piles[each]!.slice(0, Math.max(0, full - hand.length))]),
  );
  const piles = view.piles.map((pile, each) =>
    pile.slice(Math.max(0, full - view.hands[each]!.length)),
  );
  const begun: View = {
    ...view,
    phase: { kind: 'bidding', seat },
    round,
    hands,
    piles,
    bids: [],
    looks: [],
  };
  return { ...shown, trial: null, acting: seat, view: begun };
}

function doubted({ view }: Shown, denouncer: number): Trial | null {
  const bid = view.bids.at(-1);
  if (bid === undefined) return null;
  const forced = view.hands.map((_, seat) =>
    seat === bid.seat ? true : seat === denouncer ? false : null,
  );
  return {
    bid,
    denouncer,
    three: 0,
    voted: forced.map((each) => each !== null),
    thumbs: forced,
    hands: forced.map(() => null),
    total: 0,
    latest: null,
    good: null,
  };
}

function onTrial(shown: Shown, change: (trial: Trial) => Partial<Trial>): Shown {
  if (shown.trial === null) return shown;
  return { ...shown, acting: null, trial: { ...shown.trial, ...change(shown.trial) } };
}

/** Card by card: of two, the second one is still to be feared. */
function handShown(shown: Shown, { seat, cards, total }: HandShown): Beat<Shown>[] {
  const corpse = shown.trial?.bid.corpse;
  const worth = cards.map(({ card }) => (corpse === undefined ? 0 : showing(card, corpse)));
  return cards.map((_, last) => {
    const open = cards.map(({ card }, index) => (index <= last ? card : null));
    const left = worth.slice(last + 1).reduce((sum, each) => sum + each, 0);
    const change = ({ hands }: Trial) => ({
      hands: hands.with(seat, open),
      total: total - left,
      latest: seat,
    });
    return [onTrial(shown, change), worth[last]! > 0 ? 850 : 650];
  });
}

/** One, two, and at three all of them at the same instant. */
function thumbsShown(shown: Shown, up: readonly number[]): Beat<Shown>[] {
  const counted = ([1, 2] as const).map((three): Beat<Shown> => {
    const all = (trial: Trial) => ({ three, voted: trial.voted.map(() => true) });
    return [onTrial(shown, all), 480];
  });
  const open = onTrial(shown, ({ voted }) => ({
    three: 3,
    voted: voted.map(() => true),
    thumbs: voted.map((_, seat) => up.includes(seat)),
  }));
  return [...counted, [open, 1100]];
}

/** A hand of which one now knows these cards. */
function seen(hand: readonly Seen[], cards: readonly number[]): Seen[] {
  let rest = [...hand];
  for (const card of cards) {
    const place = rest.includes(card) ? rest.indexOf(card) : rest.indexOf(null);
    if (place >= 0) rest = rest.with(place, card);
  }
  return sorted(rest);
}

/** The hand without the card that goes: of two, nobody is told which but its owner. */
function withoutOne(view: View, seat: number, goal: View): [hand: Seen[], card: Seen] {
  const hand = view.hands[seat]!;
  if (hand.length > 1) {
    const next = seat === view.seat ? goal.hands[seat]! : [];
    const kept = hand.filter((card) => card !== null && next.includes(card));
    if (kept.length === 1) return [kept, hand.find((card) => card !== kept[0])!];
    return [hand.slice(1).map(() => null), null];
  }
  const shownCard = view.inquests.at(-1)?.hands[seat]?.[0];
  return [[], hand[0] ?? shownCard ?? null];
}

function fly(what: Flight['what'], from: string, to: string): Flight {
  return { what, from, to };
}
