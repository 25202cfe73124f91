/** Points, and soft curves through them. */

import type { Point } from '../kit/motion/flying';

export type { Point };

/** A stretch of a soft curve: where it begins and ends, and whither it leaves and whence it comes. */
type Stretch = [from: Point, leave: Point, arrive: Point, to: Point];

/** Each stretch leaves in the direction of its neighbours. */
function stretches(stops: readonly Point[]): Stretch[] {
  const at = (index: number) => stops[Math.min(Math.max(index, 0), stops.length - 1)]!;
  return stops.slice(1).map((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
    const leave = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const arrive = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return [from, leave, arrive, to];
  });
}

export function curve(stops: readonly Point[]): string {
  const said = ({ x, y }: Point) => `${tenth(x)},${tenth(y)}`;
  const parts = stretches(stops).map((stretch) => `C${stretch.slice(1).map(said).join(' ')}`);
  return `M${said(stops[0]!)}${parts.join('')}`;
}

/** Points from one stop to the next. */
const PARTS = 10;

/** The same curve as a fine row of points. */
export function sampled(stops: readonly Point[]): Point[] {
  const steps = Array.from({ length: PARTS }, (_, index) => (index + 1) / PARTS);
  const fine = stretches(stops).flatMap((stretch) => steps.map((step) => along(stretch, step)));
  return [{ x: stops[0]!.x, y: stops[0]!.y }, ...fine];
}

function along(stretch: Stretch, t: number): Point {
  const s = 1 - t;
  const weights = [s ** 3, 3 * s * s * t, 3 * s * t * t, t ** 3];
  const sum = (key: 'x' | 'y') =>
    stretch.reduce((total, point, index) => total + weights[index]! * point[key], 0);
  return { x: sum('x'), y: sum('y') };
}

export function inside({ x, y }: Point, outline: readonly Point[]): boolean {
  let within = false;
  outline.forEach((one, index) => {
    const other = outline.at(index - 1)!;
    if (one.y > y === other.y > y) return;
    if (x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) within = !within;
  });
  return within;
}

export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
