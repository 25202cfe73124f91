/** Shapes and where they are: millimetres, y upwards, the table at zero; angles in radians. */

import { PIECES, SHOULDER, SIDE } from '../pieces';

export interface Point {
  x: number;
  y: number;
}

/** Where a piece is: the middle of its flat side, and how it is turned. */
export interface Placed extends Point {
  piece: number;
  angle: number;
  /** Mirrored, as when it is turned about the vertical. */
  turned: boolean;
}

/** Pieces are as deep as they are wide. */
export const WIDTH = SIDE;
export const DEPTH = SIDE;
/** How a millimetre away from the eye shows in the picture. */
export const AWAY: Point = { x: 0.26, y: 0.2 };

/** The front of a piece as it lies in its own frame, counter-clockwise, flat side first. */
export const OUTLINES: readonly (readonly Point[])[] = PIECES.map(({ profile }) => [
  { x: -WIDTH / 2, y: 0 },
  { x: WIDTH / 2, y: 0 },
  ...profile.toReversed().map(([x, y]) => ({ x, y })),
]);

export function outline({ piece, x, y, angle, turned }: Placed): Point[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const points = OUTLINES[piece]!.map((point) => {
    const across = turned ? -point.x : point.x;
    return { x: x + cos * across - sin * point.y, y: y + sin * across + cos * point.y };
  });
  return turned ? points.reverse() : points;
}

/** The middle of the body, whatever lies underneath. */
export function middle({ x, y, angle }: Placed): Point {
  const half = SHOULDER / 2;
  return { x: x - Math.sin(angle) * half, y: y + Math.cos(angle) * half };
}

/** From -π to π. */
export function wrapped(angle: number): number {
  return angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));
}

/** Whether the flat side looks up. */
export function upended({ angle }: Placed): boolean {
  return Math.cos(angle) < 0;
}

export function between(one: Placed, two: Placed, share: number): Placed {
  return {
    ...two,
    x: one.x + (two.x - one.x) * share,
    y: one.y + (two.y - one.y) * share,
    angle: one.angle + wrapped(two.angle - one.angle) * share,
  };
}

export function highest(points: readonly Point[]): number {
  return points.reduce((most, { y }) => Math.max(most, y), 0);
}
