/** Where a game turned: what its game calls moments, and who took the lead for good. */

import type { Chart, Told } from '../../gen/wire';
import { passages, type Aside } from '../../story/story';

/** More would be the log once more. */
const MOST = 5;

/** The weightiest of what happened, in the order in which it did; of equals, the later ones. */
export function turningPoints(
  told: readonly Told[],
  lines: readonly Aside[],
  kinds: readonly string[],
): Told[] {
  const weight = ({ event }: Told) => kinds.indexOf((event as { kind: string }).kind);
  const stood = passages(told, lines).flatMap((each) => (each.undone ? [] : each.told));
  return stood
    .filter((each) => weight(each) >= 0)
    .map((each, index) => ({ each, index }))
    .toSorted((one, other) => weight(one.each) - weight(other.each) || other.index - one.index)
    .slice(0, MOST)
    .toSorted((one, other) => one.index - other.index)
    .map(({ each }) => each);
}

export interface Lead {
  seat: number;
  /** Which round, counted from 1. */
  round: number;
  /** The moment at which it ended. */
  at: number;
}

/** Who went ahead of all others alone, and stayed there until the end; null if nobody did. */
export function lastLead({ rounds }: Chart, values: readonly (readonly number[])[]): Lead | null {
  const leader = (index: number): number | null => {
    const most = Math.max(...values.map((each) => each[index]!));
    const first = values.flatMap((each, seat) => (each[index] === most ? [seat] : []));
    return first.length === 1 ? first[0]! : null;
  };
  const seat = rounds.length === 0 ? null : leader(rounds.length - 1);
  if (seat === null) return null;
  let index = rounds.length - 1;
  while (index > 0 && leader(index - 1) === seat) index -= 1;
  return index === 0 ? null : { seat, round: index + 1, at: rounds[index]! };
}

/** In which round a moment lies, counted from 1; null where none are counted. */
export function roundAt(rounds: readonly number[], at: number): number | null {
  if (rounds.length === 0) return null;
  const found = rounds.findIndex((end) => at <= end);
  return found < 0 ? rounds.length : found + 1;
}
