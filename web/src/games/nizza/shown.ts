/** What the picture shows at one moment: a view, and what moves between two views. */

import type { Die, Point, View } from './bay';

/** A pawn on its way. */
export interface Motion {
  seat: number;
  /** Where it passes, from where it stands to where it will. */
  path: readonly Point[];
  by: 'foot' | 'rope' | 'ladder' | 'fall' | 'air';
  /** Where the rope hangs that it holds, or where the ladder that it is on begins. */
  from: Point | null;
}

/** A die or a suitcase on its way from one thing in the picture to another. */
export interface Flight {
  what: Die | 'tools' | 'jewels';
  from: string;
  to: string;
}

/** How far it was, and how far it would have had to be. */
export interface Ruler {
  from: Point;
  to: Point;
  length: number;
  distance: number;
}

export interface Shown {
  view: View;
  motion: Motion | null;
  /** The dice that tumble, counted from 0. */
  rolling: readonly number[];
  /** What each has thrown to see who begins. */
  start: readonly (Die | null)[];
  flights: readonly Flight[];
  /** In front of which square it splashes. */
  splash: number | null;
  ruler: Ruler | null;
  /** Who leans over to push. */
  shove: { seat: number; rival: number } | null;
  /** A rope on its way to another chimney. */
  hanging: { rope: number; from: number; to: number } | null;
  /** What has just been brought about, to be made much of. */
  cheer: 'safe' | 'win' | null;
  /** Whose turn it is, or whose deed is being shown. */
  acting: number | null;
  winner: number | null;
}

export function shownFrom(view: View): Shown {
  const { phase } = view;
  return {
    view,
    motion: null,
    rolling: [],
    start: view.pawns.map(() => null),
    flights: [],
    splash: null,
    ruler: null,
    shove: null,
    hanging: null,
    cheer: phase.kind === 'over' ? 'win' : null,
    acting: 'seat' in phase ? phase.seat : null,
    winner: phase.kind === 'over' ? phase.winner : null,
  };
}

/** The five dice as they lie, and which of them have been handed on. */
export function diceOf({ phase }: View): { die: Die; gone: boolean }[] {
  if (phase.kind === 'keeping' || phase.kind === 'throwing') {
    return phase.dice.map((die) => ({ die, gone: false }));
  }
  if (phase.kind !== 'using') return [];
  const left = [...phase.left];
  // Of two alike, the first one goes first.
  return phase.dice
    .toReversed()
    .map((die) => {
      const index = left.lastIndexOf(die);
      if (index >= 0) left.splice(index, 1);
      return { die, gone: index < 0 };
    })
    .toReversed();
}

/** Names of things between which something can fly: each is an element's `data-anchor`. */
export const anchor = {
  seat: (seat: number) => `seat-${seat}`,
  die: (index: number) => `die-${index}`,
  pawn: (seat: number) => `pawn-${seat}`,
  area: (id: string) => `area-${id}`,
};
