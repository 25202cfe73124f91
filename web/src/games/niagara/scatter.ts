/** Where trees, stones and tufts grow: by chance, but by the same chance every time. */

import { BEACH, CURRENT, HEIGHT, LIP, MARGIN, type Point, SITES, WIDTH } from './places';

export type Growth = 'fir' | 'leaf' | 'bush' | 'stone' | 'tuft' | 'flower';

export interface Plant extends Point {
  kind: Growth;
  size: number;
  /** From 0, dark, to 1, light: no two firs are quite the same green. */
  shade: number;
}

/** A small generator of numbers between 0 and 1 (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** What a wide window finds beyond the banks. */
export const CABIN: Point = { x: 486, y: 300 };
export const POND: Point = { x: -96, y: 330 };

/** Round places that are to stay free: the water, the sites, the sand, the signs. */
const CLEARINGS: readonly (Point & { radius: number })[] = [
  ...CURRENT.map((point) => ({ ...point, radius: 53 })),
  ...Object.values(SITES).map((point) => ({ ...point, radius: 44 })),
  ...[-1, -0.5, 0, 0.5, 1].map((part) => ({
    x: BEACH.x + (part * BEACH.width) / 2,
    y: BEACH.y - 8,
    radius: 66,
  })),
  { x: 352, y: 52, radius: 50 },
  { x: 330, y: 128, radius: 30 },
  { x: -50, y: 34, radius: 66 },
  { ...CABIN, radius: 34 },
  { ...POND, radius: 46 },
];

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function free(point: Point, kept: number): boolean {
  return CLEARINGS.every((clearing) => distance(point, clearing) > clearing.radius + kept);
}

/** Waves that cross: where they add up, firs leave room for light. */
function glade({ x, y }: Point): number {
  return Math.sin(x / 41 + 1) * Math.cos(y / 33 - x / 97) + Math.sin((x + y) / 57) / 2;
}

/** Plants of one kind that keep their distance from each other and from the clearings. */
function grow(
  kind: Growth,
  wanted: number,
  apart: number,
  kept: number,
  [smallest, largest]: readonly [number, number],
  seed: number,
): Plant[] {
  const roll = dice(seed);
  const grown: Plant[] = [];
  for (let tries = 0; tries < wanted * 14 && grown.length < wanted; tries++) {
    const point = {
      x: Math.round(-MARGIN + roll() * (WIDTH + 2 * MARGIN)),
      y: Math.round(-6 + roll() * (LIP - 2)),
    };
    const size = smallest + roll() * (largest - smallest);
    const shade = roll();
    if (kind === 'fir' && glade(point) > 0.35) continue;
    if (free(point, kept) && grown.every((plant) => distance(plant, point) > apart)) {
      grown.push({ ...point, kind, size: Math.round(size * 100) / 100, shade });
    }
  }
  return grown;
}

/** What stands near covers what stands behind it. */
function backToFront(plants: Plant[]): Plant[] {
  return plants.toSorted((a, b) => a.y - b.y);
}

export const FOREST: readonly Plant[] = backToFront([
  ...grow('fir', 445, 16, 2, [0.75, 1.3], 4),
  ...grow('leaf', 62, 40, 2, [0.7, 1.05], 9),
]);

export const UNDERGROWTH: readonly Plant[] = backToFront([
  ...grow('tuft', 325, 14, -8, [0.7, 1.2], 21),
  ...grow('bush', 95, 26, -7, [0.6, 1.1], 33),
  ...grow('stone', 62, 30, -10, [0.5, 1.1], 45),
  ...grow('flower', 81, 18, -6, [0.7, 1.1], 57),
]);

/** Firs at the foot of the falls, close to the eye: they frame the picture. */
export const FOREGROUND: readonly Plant[] = backToFront(
  [
    [-6, 2.3],
    [26, 1.5],
    [378, 1.6],
    [408, 2.4],
    [-44, 1.9],
    [446, 1.9],
    [-92, 2.5],
    [-140, 2],
    [-190, 2.6],
    [-245, 2.1],
    [-300, 2.5],
    [-352, 2.1],
    [-404, 2.5],
    [-458, 2],
    [-512, 2.5],
    [-566, 2.1],
    [-620, 2.5],
    [494, 2.5],
    [540, 2],
    [592, 2.6],
    [646, 2.1],
    [700, 2.5],
    [752, 2.1],
    [806, 2.5],
    [860, 2],
    [914, 2.5],
    [968, 2.1],
    [1022, 2.5],
  ].map(([x, size], index) => ({
    kind: 'fir' as const,
    x: x!,
    y: HEIGHT + 6 + (index % 3) * 9,
    size: size!,
    shade: ((index * 37) % 100) / 100,
  })),
);
