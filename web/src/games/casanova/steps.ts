/** Events as a row of pictures: what is shown after each of them, and for how long. */

import type { Moved } from '../kit/motion/reel.svelte';
import { hastened, type Beat, stepsOf } from '../kit/motion/steps';
import { isPrivate } from './secret';
import { type Boat, type Shown, shownFrom, type Stroll } from './shown';
import { type Dock, type Event, spotOf, type View, way } from './venice';

export type Step = Moved<Shown, Event>;

/** However much happened, the players are not kept from their game for longer. */
export const LONGEST = 3500;

export function steps(start: Shown, events: readonly Event[]): Step[] {
  return hastened(stepsOf(start, events, after), LONGEST);
}

/** The picture of a view, with the gondolas that were there before. */
export function settled(last: Shown, goal: View): Shown {
  return shownFrom(goal, last.boats);
}

function after(before: Shown, event: Event): Beat<Shown>[] {
  // What only one seat was told takes no time and leaves no trace in the picture.
  if (isPrivate(event)) return [];
  const shown: Shown = { ...before, gliding: null, lanterns: false, turned: null, stirring: false };
  const { view } = shown;
  const see = (change: Partial<View>, rest: Partial<Shown> = {}): Shown => ({
    ...shown,
    ...rest,
    view: { ...view, ...change },
  });
  switch (event.kind) {
    case 'first_player_drawn':
      return [[see({ first: event.seat }, { acting: event.seat }), 600]];
    case 'figure_placed':
      return [[see({ theatres: [...view.theatres, event.theatre] }), event.seat < 0 ? 130 : 450]];
    case 'gondola_moored': {
      const id = Math.max(-1, ...shown.boats.map((boat) => boat.id)) + 1;
      const boats = [...shown.boats, { id, dock: event.dock, seat: null }];
      const moored = see({ empties: [...view.empties, event.dock] }, { boats });
      return [[moored, event.seat < 0 ? 130 : 450]];
    }
    case 'casanova_hidden':
      return [[see({}, { stirring: true }), 1100]];
    case 'turn_began': {
      const { seat, round, points } = event;
      return [[see({ round }, { acting: seat, points, met: [], stroll: null }), 350]];
    }
    case 'lady_glided':
    case 'empty_glided':
      return [glided(shown, event.start, event.to)];
    case 'lady_walked':
      return walked(shown, event.seat, event.start, event.to);
    case 'ladies_met': {
      const { seat, rival } = event;
      const stroll = { seat, from: view.ladies[seat]!, to: { dock: view.ladies[rival]! } };
      return met(shown, stroll, rival);
    }
    case 'theatre_called': {
      const { seat, theatre } = event;
      const stroll = { seat, from: view.ladies[seat]!, to: { theatre } };
      return met(shown, stroll, spotOf(theatre));
    }
    case 'necklaces_handled':
      return [
        [see({}, { stirring: true }), 400],
        [see({}, { met: [], stroll: null }), 200],
      ];
    case 'looked_round':
      return [[see({}, { lanterns: true }), 1100]];
    case 'jewel_left': {
      const jewels = view.jewels.with(event.seat, true);
      return [
        [see({}, { jewel: event.seat }), 700],
        [see({ jewels }, { jewel: null }), 250],
      ];
    }
    case 'figure_shown': {
      const { seat, casanova } = event;
      return [[see({}, { turned: { spot: seat, casanova } }), 1700]];
    }
    case 'casanova_stayed_aboard':
      return [[see({}, { turned: { spot: event.seat, casanova: true } }), 1400]];
    case 'casanova_stayed_in_theatre':
      return [[see({}, { turned: { spot: spotOf(event.theatre), casanova: true } }), 1400]];
    case 'game_ended':
      return [[see({}, { winner: event.winners[0] ?? null, turned: before.turned }), 900]];
    default:
      return [];
  }
}

function glided(shown: Shown, start: Dock, to: Dock): Beat<Shown> {
  const { view } = shown;
  const boat = shown.boats.find(({ dock }) => dock === start);
  const boats = shown.boats.map((each) => (each === boat ? { ...each, dock: to } : each));
  const lady = boat?.seat ?? null;
  const change: Partial<View> =
    lady === null
      ? { empties: view.empties.map((dock) => (dock === start ? to : dock)) }
      : { ladies: view.ladies.with(lady, to) };
  const gliding = boat === undefined ? null : { id: boat.id, from: start };
  const points = shown.points === null ? null : Math.max(0, shown.points - 1);
  // The farther, the longer; but nobody waits for a slow gondola.
  const ms = Math.min(850, 340 + 80 * way(start, to).length);
  return [{ ...shown, boats, gliding, points, view: { ...view, ...change } }, ms];
}

function walked(shown: Shown, seat: number, start: Dock, to: Dock): Beat<Shown>[] {
  const { view } = shown;
  const change = (boat: Boat): Boat => {
    if (boat.dock === start) return { ...boat, seat: null };
    return boat.dock === to ? { ...boat, seat } : boat;
  };
  const ladies = view.ladies.with(seat, to);
  const empties = view.empties.map((dock) => (dock === to ? start : dock));
  const stroll: Stroll = { seat, from: start, to: { dock: to }, there: false };
  return [
    [{ ...shown, stroll }, 750],
    [
      {
        ...shown,
        stroll: null,
        boats: shown.boats.map(change),
        view: { ...view, ladies, empties },
      },
      150,
    ],
  ];
}

function met(shown: Shown, stroll: Omit<Stroll, 'there'>, spot: number): Beat<Shown>[] {
  const there = { ...shown, stroll: { ...stroll, there: true }, met: [stroll.seat, spot] };
  return [
    [{ ...shown, stroll: { ...stroll, there: false } }, 600],
    [there, 250],
  ];
}
