/** Points and shapes round the middle of the bay: a turn from straight up, and how far out. */

export interface Point {
  x: number;
  y: number;
}

/** In degrees from straight up, as a clock runs. */
export type Turn = number;

export const MIDDLE: Point = { x: 4900, y: 4320 };
/** Where the houses stand on the street, and where the street ends at the water. */
export const KERB = 2156;
export const QUAY = 1870;
/** The land ends a little beyond its last houses. */
export const HEADLAND = 113;

export function at(turn: Turn, out: number): Point {
  const radians = (turn * Math.PI) / 180;
  return { x: MIDDLE.x + out * Math.sin(radians), y: MIDDLE.y - out * Math.cos(radians) };
}

export function turnOf({ x, y }: Point): Turn {
  return (Math.atan2(x - MIDDLE.x, MIDDLE.y - y) * 180) / Math.PI;
}

export function outOf({ x, y }: Point): number {
  return Math.hypot(x - MIDDLE.x, y - MIDDLE.y);
}

const short = (value: number) => String(Math.round(value));
const pair = ({ x, y }: Point) => `${short(x)},${short(y)}`;

export function polygon(points: readonly Point[]): string {
  return `M${points.map(pair).join('L')}Z`;
}

export function line(...points: Point[]): string {
  return `M${points.map(pair).join('L')}`;
}

/** An arc of a circle round the middle. */
export function arc(from: Turn, to: Turn, out: number): string {
  return `M${pair(at(from, out))}${sweep(from, to, out)}`;
}

function sweep(from: Turn, to: Turn, out: number): string {
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `A${short(out)},${short(out)} 0 ${large} ${to > from ? 1 : 0} ${pair(at(to, out))}`;
}

/** A piece of a ring. */
export function sector(from: Turn, to: Turn, low: number, high: number): string {
  return `M${pair(at(from, high))}${sweep(from, to, high)}L${pair(at(to, low))}${sweep(to, from, low)}Z`;
}

/** The same with a round top, as windows and doors have it. */
export function arch(from: Turn, to: Turn, low: number, high: number): string {
  const half = ((((to - from) / 2) * Math.PI) / 180) * high;
  const top = `A${short(half)},${short(half * 0.9)} ${short((from + to) / 2)} 0 1 ${pair(at(to, high))}`;
  return `M${pair(at(from, low))}L${pair(at(from, high))}${top}L${pair(at(to, low))}Z`;
}

/** A disc. */
export function disc({ x, y }: Point, radius: number): string {
  const r = short(radius);
  return `M${short(x - radius)},${short(y)}a${r},${r} 0 1 0 ${short(2 * radius)},0a${r},${r} 0 1 0 -${short(2 * radius)},0Z`;
}

/** So that what is drawn upright in its own frame stands upright on the land. */
export function upright(turn: Turn, out: number): string {
  const { x, y } = at(turn, out);
  return `translate(${short(x)} ${short(y)}) rotate(${turn.toFixed(1)})`;
}

/** A number between 0 and 1 that is always the same for the same number. */
export function chance(seed: number): number {
  const wild = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return wild - Math.floor(wild);
}
