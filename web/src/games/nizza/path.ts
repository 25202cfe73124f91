/** Along a row of points. */

import type { Point } from './polar';

/** The point at a part of the way, from 0 to 1. */
export function pointAlong(path: readonly Point[], part: number): Point {
  const lengths = path
    .slice(1)
    .map((to, index) => Math.hypot(to.x - path[index]!.x, to.y - path[index]!.y));
  const whole = lengths.reduce((sum, each) => sum + each, 0);
  let left = Math.min(1, Math.max(0, part)) * whole;
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [path[index]!, path[index + 1]!];
    if (left <= length && length > 0) {
      const share = left / length;
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    }
    left -= length;
  }
  return path.at(-1)!;
}

export function eased(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2;
}
