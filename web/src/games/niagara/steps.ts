/** Events as a row of pictures: what is shown after each of them, and for how long. */

import type { Moved } from '../kit/motion/reel.svelte';
import { hastened, type Beat, stepsOf } from '../kit/motion/steps';
import { type DiscPlace } from './places';
import { type Event, type Gem, GEMS, other, pushed, type Side, type View, way } from './river';
import { anchor, type DiscShown, type Flight, type Shown, shownFrom } from './shown';

export type Step = Moved<Shown, Event>;

/** However much happened, the players are not kept from their game for longer. */
export const LONGEST = 4000;

export function steps(start: Shown, events: readonly Event[], goal: View): Step[] {
  return hastened(
    stepsOf(start, events, (before, event) => after(before, event, goal)),
    LONGEST,
  );
}

/** The picture of a view, with the discs where the last movement left them. */
export function settled(last: Shown, goal: View): Shown {
  const discs = last.discs.filter(({ at }) => !at.startsWith('over'));
  return shownFrom(goal, discs);
}

function after(before: Shown, event: Event, goal: View): Beat<Shown>[] {
  const shown: Shown = { ...before, flights: [], splashes: [] };
  const { view } = shown;
  const see = (change: Partial<View>, rest: Partial<Shown> = {}): Shown => ({
    ...shown,
    ...rest,
    view: { ...view, ...change },
  });
  switch (event.kind) {
    case 'first_player_drawn':
      return [[see({ lifebuoy: event.seat }), 700]];
    case 'fork_drawn':
      return [[see({ fork: event.side }), 500]];
    case 'tile_laid':
      return [[tileLaid(shown, event.seat, goal), 320]];
    case 'canoe_bought_back': {
      const flights = [fly(event.gem, anchor.store(event.seat, event.gem), anchor.site(event.gem))];
      const paid = see({ stores: stored(view, event.seat, event.gem, -1) }, { flights });
      const ashore = withCanoe(shown.view, event.seat, event.canoe, { place: 'beach', gem: null });
      const home = { ...paid.view, canoes: ashore, sites: sited(view, event.gem, 1) };
      return [
        [paid, 450],
        [{ ...shown, view: home }, 500],
      ];
    }
    case 'tile_turned':
      return [[tileTurned(shown, event.seat, event.tile), 520]];
    case 'canoe_launched': {
      const canoes = withCanoe(view, event.seat, event.canoe, { place: 'M1' });
      return [[see({ canoes }, { points: event }), 420]];
    }
    case 'canoe_paddled': {
      const passed = way(event.start, event.to).slice(1);
      return passed.map((place, index) => {
        const canoes = withCanoe(view, event.seat, event.canoe, { place });
        const left = event.left + passed.length - 1 - index;
        return [see({ canoes }, { points: { ...event, left } }), 300];
      });
    }
    case 'gem_loaded':
      return handled(shown, event, { given: null, taken: event.gem });
    case 'gem_unloaded':
      return handled(shown, event, { given: event.gem, taken: null });
    case 'gem_exchanged':
      return handled(shown, event, { given: event.given, taken: event.gem });
    case 'canoe_landed': {
      const canoes = withCanoe(view, event.seat, event.canoe, { place: 'beach' });
      return [[see({ canoes }, { points: null }), 450]];
    }
    case 'gem_stored':
      return gemStored(shown, event.seat, event.gem);
    case 'gem_robbed': {
      const { seat, canoe, victim, victim_canoe, gem } = event;
      const from = anchor.canoe(victim, victim_canoe);
      const flights = [fly(gem, from, anchor.canoe(seat, canoe))];
      const robbed = see(
        { canoes: withCanoe(view, victim, victim_canoe, { gem: null }) },
        { flights },
      );
      const canoes = withCanoe(robbed.view, seat, canoe, { gem });
      return [
        [robbed, 600],
        [{ ...shown, view: { ...robbed.view, canoes } }, 150],
      ];
    }
    case 'stayed_ashore':
      return [[see({}, { points: null }), 300]];
    case 'weather_moved':
      return [[see({ weather: event.weather }), 800]];
    case 'river_rose':
      return [[see({}, { coming: event.speed, foretold: false, points: null, acting: null }), 700]];
    case 'disc_pushed':
      return [[discPushed(shown, event.side), 560]];
    case 'canoe_fell':
      return canoeFell(shown, event.seat, event.canoe, event.gem);
    case 'canoe_given_back': {
      const canoes = withCanoe(view, event.seat, event.canoe, { place: 'beach', gem: null });
      return [[see({ canoes }), 500]];
    }
    case 'lifebuoy_passed':
      return [[roundBegun(shown, event.seat, event.round), 600]];
    case 'tiles_taken_back':
      return [[see({ hands: goal.hands }), 350]];
    case 'store_filled':
      return [[see({}, { winners: [event.seat] }), 800]];
    case 'game_ended':
      return [[see({}, { winners: event.winners, points: null }), 900]];
  }
}

function tileLaid(shown: Shown, seat: number, goal: View): Shown {
  const { view } = shown;
  const sealed = view.sealed.with(seat, true);
  const own = seat === view.seat ? goal.laid[seat] : null;
  if (own == null) return { ...shown, view: { ...view, sealed } };
  const flights: Flight[] = [fly('tile', anchor.tile(own), anchor.laid(seat))];
  return { ...shown, flights, view: { ...view, sealed, laid: view.laid.with(seat, own) } };
}

function tileTurned(shown: Shown, seat: number, tile: number): Shown {
  const { view } = shown;
  const hand = view.hands[seat];
  const hands =
    hand == null
      ? view.hands
      : view.hands.with(
          seat,
          hand.filter((each) => each !== tile),
        );
  const changed = { laid: view.laid.with(seat, tile), hands, turned: view.turned + 1 };
  return { ...shown, acting: seat, points: null, view: { ...view, ...changed } };
}

/** Beside a site: what was on board goes, what the site holds comes, or both. */
function handled(
  shown: Shown,
  event: { seat: number; canoe: number; left: number },
  { given, taken }: { given: Gem | null; taken: Gem | null },
): Beat<Shown>[] {
  const { seat, canoe } = event;
  const here = anchor.canoe(seat, canoe);
  const flights: Flight[] = [];
  let { view } = shown;
  if (given !== null) flights.push(fly(given, here, anchor.site(given)));
  if (taken !== null) {
    flights.push(fly(taken, anchor.site(taken), here));
    view = { ...view, sites: sited(view, taken, -1) };
  }
  const under = { ...view, canoes: withCanoe(view, seat, canoe, { gem: null }) };
  const canoes = withCanoe(view, seat, canoe, { gem: taken });
  const sites = given === null ? view.sites : sited(view, given, 1);
  return [
    [{ ...shown, flights, points: event, view: under }, 520],
    [{ ...shown, points: event, view: { ...under, canoes, sites } }, 120],
  ];
}

/** The event does not say which canoe: it is the one that has just landed with that gem. */
function gemStored(shown: Shown, seat: number, gem: Gem): Beat<Shown>[] {
  const { view } = shown;
  const canoe = view.canoes[seat]!.findIndex((each) => each.place === 'beach' && each.gem === gem);
  const canoes = canoe < 0 ? view.canoes : withCanoe(view, seat, canoe, { gem: null });
  const flights = [fly(gem, anchor.canoe(seat, Math.max(canoe, 0)), anchor.store(seat, gem))];
  const stores = stored(view, seat, gem, 1);
  return [
    [{ ...shown, flights, view: { ...view, canoes } }, 600],
    [{ ...shown, view: { ...view, canoes, stores } }, 250],
  ];
}

function discPushed(shown: Shown, side: Side): Shown {
  const { view } = shown;
  const plunging = { ...shown.plunging };
  const canoes = view.canoes.map((pair, seat) =>
    pair.map((canoe, number) => {
      const place = pushed(canoe.place, side);
      if (place === 'falls' && canoe.place !== 'falls') plunging[`${seat}-${number}`] = side;
      return { ...canoe, place };
    }),
  ) as View['canoes'];
  const fork = view.fork === null ? null : other(side);
  const coming = shown.coming === null ? null : Math.max(0, shown.coming - 1);
  const discs = shifted(shown.discs, side);
  return { ...shown, discs, coming, plunging, view: { ...view, canoes, fork } };
}

/** Every disc of the stream moves on by one; behind the rope another takes its place. */
export function shifted(discs: readonly DiscShown[], side: Side): DiscShown[] {
  const next = (at: DiscPlace): DiscPlace => {
    if (at === 'spring') return 'stock';
    if (at === 'stock') return 'M1';
    if (at === 'over-L' || at === 'over-R') return at;
    const place = pushed(at, side);
    return place === 'falls' || place === 'beach' ? `over-${side}` : place;
  };
  const left = discs.filter(({ at }) => !at.startsWith('over'));
  const id = Math.max(...discs.map((disc) => disc.id)) + 1;
  return [...left.map((disc) => ({ ...disc, at: next(disc.at) })), { id, at: 'spring' }];
}

function canoeFell(shown: Shown, seat: number, canoe: number, gem: Gem | null): Beat<Shown>[] {
  const key = `${seat}-${canoe}`;
  const { [key]: side = 'L', ...plunging } = shown.plunging;
  const flights = gem === null ? [] : [fly(gem, anchor.canoe(seat, canoe), anchor.site(gem))];
  const canoes = withCanoe(shown.view, seat, canoe, { place: 'falls', gem: null });
  const fallen: Shown = { ...shown, plunging, view: { ...shown.view, canoes } };
  const sites = gem === null ? shown.view.sites : sited(shown.view, gem, 1);
  return [
    [{ ...fallen, flights, splashes: [side] }, 560],
    [{ ...fallen, view: { ...fallen.view, sites } }, 60],
  ];
}

function roundBegun(shown: Shown, seat: number, round: number): Shown {
  const { view } = shown;
  const nothing = view.laid.map(() => null);
  const flights: Flight[] = [fly('lifebuoy', anchor.buoy(view.lifebuoy), anchor.buoy(seat))];
  const sealed = view.sealed.map(() => false);
  const begun: View = { ...view, round, lifebuoy: seat, laid: nothing, sealed, turned: 0 };
  return { ...shown, flights, coming: null, acting: null, view: begun };
}

function fly(what: Flight['what'], from: string, to: string): Flight {
  return { what, from, to };
}

type Canoe = View['canoes'][number][number];

function withCanoe(
  view: View,
  seat: number,
  number: number,
  change: Partial<Canoe>,
): View['canoes'] {
  const pair = view.canoes[seat]!;
  const changed = pair.with(number, { ...pair[number]!, ...change }) as View['canoes'][number];
  return view.canoes.with(seat, changed);
}

function sited(view: View, gem: Gem, by: number): number[] {
  const index = GEMS.indexOf(gem);
  return view.sites.with(index, view.sites[index]! + by);
}

function stored(view: View, seat: number, gem: Gem, by: number): number[][] {
  const [store, index] = [view.stores[seat]!, GEMS.indexOf(gem)];
  return view.stores.with(seat, store.with(index, store[index]! + by));
}
