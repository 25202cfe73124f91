/** Where the river will carry what lies on it, if nothing changes: seen, not decided. */

import { type Disc, DISCS, other, type Place, pushed, type Side, SIDES } from './river';

export interface Fate {
  disc: Disc;
  /** The places that the disc will pass, itself first; several where chance decides at the fork. */
  ways: Place[][];
}

/** The sides that so many discs may push: one order, or every order where chance decides. */
export function orders(fork: Side | null, discs: number): Side[][] {
  if (discs === 0) return [[]];
  const firsts = fork === null ? SIDES : [fork];
  return firsts.flatMap((side) =>
    orders(fork === null ? null : other(side), discs - 1).map((rest) => [side, ...rest]),
  );
}

/** The fate of every disc; none while it cannot be said how far the river will move. */
export function fates(coming: number | null, fork: Side | null): Fate[] {
  if (!coming) return [];
  const possible = orders(fork, coming);
  return DISCS.map((disc) => {
    const ways = new Map(
      possible.map((order) => carried(disc, order)).map((way) => [way.join(), way]),
    );
    return { disc, ways: [...ways.values()] };
  });
}

function carried(disc: Disc, order: readonly Side[]): Place[] {
  const passed: Place[] = [disc];
  for (const side of order) {
    const last = passed.at(-1)!;
    const next = pushed(last, side);
    if (next !== last) passed.push(next);
  }
  return passed;
}

export function mayFall(fate: Fate): boolean {
  return fate.ways.some((way) => way.at(-1) === 'falls');
}

export function willFall(fate: Fate): boolean {
  return fate.ways.every((way) => way.at(-1) === 'falls');
}
