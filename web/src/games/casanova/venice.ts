/** Venice as the house knows it: docks, the canals that join them, streets, theatres, palazzi. */

import board from '$house/games/casanova/board.json';
import type {
  Event as AnyEvent,
  Glide,
  Move as AnyMove,
  PlaceFigure,
  View as AnyView,
} from '../../gen/casanova';

export type View = AnyView;
export type Move = AnyMove;
export type Event = AnyEvent;
export type Dock = Glide['start'];
export type Theatre = PlaceFigure['theatre'];

export interface Street {
  ends: readonly [Dock, Dock];
  theatre: Theatre | null;
}

const KIND = new Map(board.docks.map(({ name, kind }) => [name, kind]));
const docksOf = (kind: string) =>
  board.docks.filter((dock) => dock.kind === kind).map(({ name }) => name as Dock);

export const DOCKS = board.docks.map(({ name }) => name as Dock);
/** By seat. */
export const PALAZZI = docksOf('palazzo');
export const MOLI = docksOf('doge');
export const THEATRES = board.theatres.map(({ name }) => name as Theatre);
export const GONDOLAS = board.gondolas;
/** The first of the spots that are theatres; the others are seats. */
export const FIRST_THEATRE = 5;

export const CANALS = board.canals as readonly { name: string; path: readonly string[] }[];
export const STREETS = board.streets as unknown as readonly Street[];

/** The canals of a dock, by their place in `CANALS`. */
export function canalsOf(dock: Dock): number[] {
  return CANALS.flatMap(({ path }, index) => (path.includes(dock) ? [index] : []));
}

export function streetOf(dock: Dock): Street | null {
  return STREETS.find(({ ends }) => ends.includes(dock)) ?? null;
}

export function acrossFrom(dock: Dock): Dock | null {
  const street = streetOf(dock);
  return street === null ? null : street.ends[street.ends[0] === dock ? 1 : 0];
}

export function isDoge(dock: Dock): boolean {
  return MOLI.includes(dock);
}

/** The theatre of a spot; null for a lady's. */
export function theatreOf(spot: number): Theatre | null {
  return THEATRES[spot - FIRST_THEATRE] ?? null;
}

export function spotOf(theatre: Theatre): number {
  return FIRST_THEATRE + THEATRES.indexOf(theatre);
}

/** What lies beside what along the water, docks and meetings of canals alike. */
const BESIDE = new Map<string, Set<string>>();
for (const { path } of CANALS) {
  path.slice(1).forEach((other, index) => {
    const one = path[index]!;
    for (const [here, there] of [
      [one, other],
      [other, one],
    ] as const) {
      BESIDE.set(here, (BESIDE.get(here) ?? new Set()).add(there));
    }
  });
}

/** The shortest way by water to each next dock: where nothing but palazzi and moli is passed. */
function ways(start: Dock): Map<Dock, string[]> {
  const found = new Map<string, string[]>([[start, [start]]]);
  const todo: string[] = [start];
  for (const here of todo) {
    if (here !== start && KIND.get(here) === 'plain') continue;
    for (const there of BESIDE.get(here) ?? []) {
      if (found.has(there)) continue;
      found.set(there, [...found.get(here)!, there]);
      todo.push(there);
    }
  }
  const docks = [...found].filter(([name]) => name !== start && KIND.has(name));
  return new Map(docks as [Dock, string[]][]);
}

const WAYS = new Map(DOCKS.map((dock) => [dock, ways(dock)]));

/** The names along the water from a dock to another, both included; drawn, not decided. */
export function way(start: Dock, to: Dock): string[] {
  return WAYS.get(start)!.get(to) ?? [start, to];
}

/** The docks that are next along the water if nothing lies there. */
export function next(dock: Dock): Dock[] {
  return [...WAYS.get(dock)!.keys()];
}
