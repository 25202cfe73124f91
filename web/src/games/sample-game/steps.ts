/** What the picture shows at one moment, and events as a row of such pictures. */

import type { Moved } from '../kit/motion/reel.svelte';
import { hastened, type Beat, stepsOf } from '../kit/motion/steps';
import { type Event, type Place, reach, type View } from './shore';

export interface Flight {
  from: string;
  to: string;
}

export interface Shown {
  view: View;
  /** What the die shows, while its wave is there. */
  die: number | null;
  /** How many places are under water, from the sea. */
  flood: number;
  flights: Flight[];
  winners: number[];
}

export type Step = Moved<Shown, Event>;

/** However much happened, the players are not kept from their game for longer. */
export const LONGEST = 4000;

/** Names of things between which something can fly: each is an element's `data-anchor`. */
export const anchor = {
  place: (place: Place) => `place-${place}`,
  seat: (seat: number) => `seat-${seat}`,
};

export function shownFrom(view: View): Shown {
  const winners = view.phase.kind === 'over' ? view.phase.winners : [];
  return { view, die: null, flood: 0, flights: [], winners };
}

export function steps(start: Shown, events: readonly Event[], goal: View): Step[] {
  return hastened(
    stepsOf(start, events, (before, event) => after(before, event, goal)),
    LONGEST,
  );
}

/** What is to be seen after an event, and for how many milliseconds. */
function after(before: Shown, event: Event, goal: View): Beat<Shown>[] {
  const shown: Shown = { ...before, flights: [] };
  const { view } = shown;
  const see = (change: Partial<View>, rest: Partial<Shown> = {}): Shown => ({
    ...shown,
    ...rest,
    view: { ...view, ...change },
  });
  switch (event.kind) {
    case 'place_chosen': {
      const { seat } = event;
      const chosen = view.chosen.with(seat, true);
      // One's own place is known at once; those of others come with `place_shown`.
      return [[see({ chosen, places: view.places.with(seat, goal.places[seat] ?? null) }), 300]];
    }
    case 'place_shown':
      return [[see({ places: view.places.with(event.seat, event.place) }), 400]];
    case 'wave_came': {
      const { die } = event;
      return [[see({ wet: view.wet.map(() => false) }, { die, flood: reach(die) }), 1100]];
    }
    case 'got_wet':
      return [[see({ wet: view.wet.with(event.seat, true) }), 500]];
    case 'shells_gathered': {
      const { seat, place } = event;
      const shells = view.shells.with(seat, view.shells[seat]! + event.shells);
      const flights = [{ from: anchor.place(place), to: anchor.seat(seat) }];
      return [
        [see({}, { flights }), 500],
        [see({ shells }), 100],
      ];
    }
    case 'tide_began': {
      const chosen = view.chosen.map(() => false);
      const places = view.places.map(() => null);
      return [[see({ tide: event.round, chosen, places }, { die: null, flood: 0 }), 500]];
    }
    case 'game_ended':
      return [[see({}, { die: null, flood: 0, winners: event.winners }), 900]];
  }
}
