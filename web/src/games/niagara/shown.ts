/** What the picture shows at one moment: a view, and what moves between two views. */

import type { CanoePlace, DiscPlace } from './places';
import { DISCS, type Gem, type Side, type View } from './river';

export interface DiscShown {
  /** Which of the discs it is, so that each glides from place to place. */
  id: number;
  at: DiscPlace;
}

/** A gem, a tile or the lifebuoy on its way from one thing in the picture to another. */
export interface Flight {
  what: Gem | 'tile' | 'lifebuoy';
  from: string;
  to: string;
}

export interface Shown {
  view: View;
  discs: DiscShown[];
  /** Canoes that are just going over the falls, as `seat-number`. */
  plunging: Record<string, Side>;
  /** The canoe that is moving, and the points that its tile still gives. */
  points: { seat: number; canoe: number; left: number } | null;
  /** How many discs are still to enter; null while that cannot be said. */
  coming: number | null;
  /** Whether to show where the river will carry everything; not while it does. */
  foretold: boolean;
  flights: Flight[];
  /** Where water splashes up. */
  splashes: Side[];
  /** Whose turn it is, or whose deed is being shown. */
  acting: number | null;
  winners: number[];
}

export function shownFrom(view: View, discs: DiscShown[] = fresh()): Shown {
  return {
    view,
    discs,
    plunging: {},
    points: null,
    coming: view.phase.kind === 'over' ? null : view.speed,
    foretold: true,
    flights: [],
    splashes: [],
    acting: 'seat' in view.phase ? view.phase.seat : null,
    winners: view.phase.kind === 'over' ? view.phase.winners : [],
  };
}

/** One disc on every place, and two behind the rope. */
function fresh(): DiscShown[] {
  return [...DISCS, 'stock' as const, 'spring' as const].map((at, id) => ({ id, at }));
}

export function canoePlace(shown: Shown, seat: number, number: number): CanoePlace {
  const side = shown.plunging[`${seat}-${number}`];
  return side === undefined ? shown.view.canoes[seat]![number]!.place : `over-${side}`;
}

/** Names of things between which something can fly: each is an element's `data-anchor`. */
export const anchor = {
  site: (gem: Gem) => `site-${gem}`,
  canoe: (seat: number, number: number) => `canoe-${seat}-${number}`,
  store: (seat: number, gem: Gem) => `store-${seat}-${gem}`,
  laid: (seat: number) => `laid-${seat}`,
  tile: (tile: number) => `tile-${tile}`,
  buoy: (seat: number) => `buoy-${seat}`,
};
