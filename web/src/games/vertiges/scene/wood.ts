/** Wood: each piece has its own grain, drawn once and kept. */

import { PIECES } from '../pieces';
import { OUTLINES, type Point } from './geometry';
import type { Colour } from './light';

/** Pixels a millimetre of the pictures that are kept: one to look closely, one from afar. */
const CLOSE = 5;
const FAR = 1.5;
/** Millimetres round a piece, so that its edge is not cut off. */
export const MARGIN = 1;

/** Maple, beech, oak, cherry, ash, walnut. */
const WOODS: readonly Colour[] = [
  [233, 201, 150],
  [222, 173, 120],
  [205, 158, 100],
  [198, 132, 88],
  [226, 194, 156],
  [164, 112, 74],
];
const STAR = '#c3211f';

/** Numbers that look like chance and are always the same. */
export function dice(seed: number): () => number {
  let state = (seed * 2654435761 + 40503) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function tone(piece: number): Colour {
  const roll = dice(piece + 7);
  const wood = WOODS[Math.floor(roll() * WOODS.length)]!;
  const shift = 0.95 + roll() * 0.1;
  return [wood[0] * shift, wood[1] * shift, wood[2] * shift];
}

export interface Sprite {
  image: HTMLCanvasElement;
  scale: number;
}

const kept = new Map<string, Sprite>();

/** Pixels a millimetre of the kept picture that serves best. */
export function fineness(scale: number): number {
  return scale > FAR * 1.2 ? CLOSE : FAR;
}

/** The front of a piece in its own frame; null where nothing can be drawn. */
export function front(piece: number, scale: number): Sprite | null {
  const fine = fineness(scale);
  const key = `${piece} ${fine}`;
  const known = kept.get(key);
  if (known) return known;
  const image = document.createElement('canvas');
  image.width = Math.ceil((40 + 2 * MARGIN) * fine);
  image.height = Math.ceil((36 + 2 * MARGIN) * fine);
  const pen = image.getContext('2d');
  if (!pen) return null;
  pen.setTransform(fine, 0, 0, -fine, (20 + MARGIN) * fine, (36 + MARGIN) * fine);
  paint(pen, piece);
  const sprite = { image, scale: fine };
  kept.set(key, sprite);
  return sprite;
}

export function trace(pen: CanvasRenderingContext2D | Path2D, points: readonly Point[]): void {
  points.forEach(({ x, y }, index) => (index === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
  pen.closePath();
}

function paint(pen: CanvasRenderingContext2D, piece: number): void {
  const shape = OUTLINES[piece]!;
  const [red, green, blue] = tone(piece);
  pen.beginPath();
  trace(pen, shape);
  pen.save();
  pen.clip();
  pen.fillStyle = `rgb(${red} ${green} ${blue})`;
  pen.fillRect(-21, -1, 42, 38);
  grain(pen, piece);
  if (PIECES[piece]!.star) star(pen, piece);
  // Rounded a little, and darker where hands and saws have been.
  pen.lineJoin = 'round';
  for (const [width, alpha] of [
    [5, 0.05],
    [2.6, 0.07],
    [1.1, 0.16],
  ] as const) {
    pen.lineWidth = width;
    pen.strokeStyle = `rgb(62 30 8 / ${alpha})`;
    pen.beginPath();
    trace(pen, shape);
    pen.stroke();
  }
  pen.restore();
}

/** Year rings cut lengthwise: they run across, wander, and go round a knot if there is one. */
function grain(pen: CanvasRenderingContext2D, piece: number): void {
  const roll = dice(piece * 31 + 5);
  const waves = [0, 1, 2].map(() => ({
    long: 0.03 + roll() * 0.09,
    high: 0.5 + roll() * 1.3,
    from: roll() * 7,
  }));
  const slope = (roll() - 0.5) * 0.14;
  const knot =
    roll() < 0.3 ? { x: roll() * 26 - 13, y: 6 + roll() * 14, wide: 2 + roll() * 2 } : null;
  const run = (x: number, y: number) => {
    let at = y + slope * x;
    for (const { long, high, from } of waves) at += high * Math.sin(x * long + from + y * 0.02);
    if (!knot) return at;
    const near = Math.exp(-(((x - knot.x) / (knot.wide * 2.4)) ** 2));
    const side = Math.tanh((at - knot.y) * 1.2);
    const far = Math.abs(at - knot.y);
    return at + side * near * knot.wide * 1.2 * Math.exp(-far / 5);
  };
  // Broad bands first, then fine lines.
  for (let y = -8; y < 44; y += 2 + roll() * 4) line(pen, run, y, 1.5 + roll() * 2.5, 0.05, roll);
  for (let y = -8; y < 44; y += 0.45 + roll() * 1.5)
    line(pen, run, y, 0.16 + roll() * 0.34, 0.24, roll);
  for (let count = 0; count < 90; count += 1) {
    const [x, y] = [roll() * 42 - 21, roll() * 38 - 1];
    const long = 0.6 + roll() * 2.2;
    pen.strokeStyle = roll() < 0.3 ? 'rgb(255 236 200 / 0.28)' : 'rgb(70 34 8 / 0.16)';
    pen.lineWidth = 0.14;
    pen.beginPath();
    pen.moveTo(x, run(x, y));
    pen.lineTo(x + long, run(x + long, y));
    pen.stroke();
  }
  if (!knot) return;
  for (let ring = 3; ring > 0; ring -= 1) {
    pen.fillStyle = `rgb(88 44 14 / ${0.5 - ring * 0.11})`;
    pen.beginPath();
    pen.ellipse(knot.x, knot.y, (knot.wide * ring) / 3, (knot.wide * ring) / 4.5, slope, 0, 7);
    pen.fill();
  }
}

function line(
  pen: CanvasRenderingContext2D,
  run: (x: number, y: number) => number,
  y: number,
  width: number,
  alpha: number,
  roll: () => number,
): void {
  const dark = roll() < 0.72;
  pen.strokeStyle = dark
    ? `rgb(84 42 12 / ${alpha * (0.35 + roll() * 0.9)})`
    : `rgb(255 238 205 / ${alpha * (0.3 + roll() * 0.8)})`;
  pen.lineWidth = width;
  pen.beginPath();
  for (let x = -21; x <= 21; x += 1.5) pen.lineTo(x, run(x, y));
  pen.stroke();
}

/** Painted on by hand, the grain still showing through. */
function star(pen: CanvasRenderingContext2D, piece: number): void {
  const roll = dice(piece * 13 + 3);
  const [middle, size] = [{ x: 0, y: Math.min(11, depthBelow(piece) / 2 + 0.6) }, 6.6];
  const tilt = (roll() - 0.5) * 0.25;
  pen.beginPath();
  for (let corner = 0; corner < 10; corner += 1) {
    const far = corner % 2 === 0 ? size : size * 0.44;
    const angle = Math.PI / 2 + tilt + (corner * Math.PI) / 5;
    pen.lineTo(middle.x + far * Math.cos(angle), middle.y + far * Math.sin(angle));
  }
  pen.closePath();
  pen.lineJoin = 'round';
  pen.lineWidth = 0.8;
  pen.strokeStyle = STAR;
  pen.fillStyle = STAR;
  pen.globalAlpha = 0.93;
  pen.fill();
  pen.stroke();
  pen.globalAlpha = 1;
  pen.save();
  pen.clip();
  for (let count = 0; count < 26; count += 1) {
    const y = middle.y - 7 + roll() * 14;
    const x = middle.x - 7 + roll() * 12;
    pen.strokeStyle = roll() < 0.6 ? 'rgb(90 6 6 / 0.28)' : 'rgb(255 190 160 / 0.25)';
    pen.lineWidth = 0.2;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + 1 + roll() * 4, y + (roll() - 0.5) * 0.5);
    pen.stroke();
  }
  pen.restore();
}

/** How much wood there is under the lowest point of the cut. */
function depthBelow(piece: number): number {
  return Math.min(...PIECES[piece]!.profile.map(([, y]) => y));
}
