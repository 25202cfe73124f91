/** What lies under something that is held, and beside it: how far it would drop, and onto what. */

import { DROP, GAP, SET_DOWN } from './limits';
import { outline, upended, type Placed, type Point } from './scene/geometry';

export interface Below {
  /** Millimetres to fall before it touches something. */
  up: number;
  /** The piece that it would touch first; null for the table. */
  onto: number | null;
  /** From higher than this it counts as fallen, unless it finds its place. */
  most: number;
  /** Whether it would be a base: from higher it may topple, and if it does not, it stands. */
  base: boolean;
}

/** Millimetres: what is this much lower than a top still lies on it. */
const WITHIN = 6;
/** Millimetres above the table: lower than this, whoever leads a piece means to stand it there. */
const LOW = 40;

export function below(held: Placed, others: readonly Placed[], loose: boolean): Below {
  const own = outline(held);
  let up = Math.min(...own.map(({ y }) => y));
  let onto: number | null = null;
  for (const other of others) {
    const free = between(own, outline(other));
    if (free < up) [up, onto] = [free, other.piece];
  }
  const base = loose && onto === null && !upended(held);
  return { up: Math.max(0, up), onto, most: base ? SET_DOWN : DROP, base };
}

/** How far one shape is above another, where it is; infinite if it is beside or below. */
function between(upper: readonly Point[], lower: readonly Point[]): number {
  const left = Math.max(least(upper), least(lower));
  const right = Math.min(most(upper), most(lower));
  if (left >= right) return Infinity;
  const places = [...upper, ...lower].map(({ x }) => x).filter((x) => x > left && x < right);
  let free = Infinity;
  for (const x of [left + 0.01, ...places, right - 0.01])
    free = Math.min(free, span(upper, x)[0] - span(lower, x)[1]);
  return free > -WITHIN ? free : Infinity;
}

const least = (points: readonly Point[]) => Math.min(...points.map(({ x }) => x));
const most = (points: readonly Point[]) => Math.max(...points.map(({ x }) => x));

/** From where to where a shape goes at one place. */
function span(points: readonly Point[], x: number): [low: number, high: number] {
  let [low, high] = [Infinity, -Infinity];
  for (const [index, one] of points.entries()) {
    const two = points[(index + 1) % points.length]!;
    if (Math.min(one.x, two.x) > x || Math.max(one.x, two.x) < x) continue;
    const flat = Math.abs(two.x - one.x) < 1e-6;
    const at = flat ? one.y : one.y + ((two.y - one.y) * (x - one.x)) / (two.x - one.x);
    low = Math.min(low, at, flat ? two.y : at);
    high = Math.max(high, at, flat ? two.y : at);
  }
  return [low, high];
}

/** From where to where each piece that stands on the table keeps others away. */
export function strips(others: readonly Placed[]): { left: number; right: number }[] {
  return others.flatMap((each) => {
    const points = outline(each);
    if (Math.min(...points.map(({ y }) => y)) >= GROUND) return [];
    return [{ left: least(points) - GAP, right: most(points) + GAP }];
  });
}

/** Millimetres: nothing fits under what is lower. */
const GROUND = 12.5;

/** Millimetres from a base in the making to the next tower, if that is too near; else null. */
export function tooNear(held: Placed, others: readonly Placed[]): number | null {
  const own = outline(held);
  if (upended(held) || Math.min(...own.map(({ y }) => y)) > LOW) return null;
  let gap = GAP;
  for (const { left, right } of strips(others))
    gap = Math.min(gap, Math.max(0, least(own) - right + GAP, left + GAP - most(own)));
  return gap < GAP ? Math.floor(gap) : null;
}
