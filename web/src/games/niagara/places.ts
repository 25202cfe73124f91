/** Where everything lies in the picture, in units of a drawing that is 400 wide and 584 high. */

import { type Disc, type Gem, type Place, type Side } from './river';

export const WIDTH = 400;
export const HEIGHT = 584;
/** How far the landscape goes on to the left and right, for windows wider than a phone. */
export const MARGIN = 640;
export const DISC_RADIUS = 28;

export interface Point {
  x: number;
  y: number;
}

/** How a canoe lies: degrees clockwise, and how large it is drawn. */
export interface Berth extends Point {
  turn: number;
  size: number;
}

/** A disc waits behind the rope, lies in the river, or goes over the falls. */
export type DiscPlace = Disc | 'spring' | 'stock' | `over-${Side}`;
export type CanoePlace = Place | `over-${Side}`;

export const POINTS: Record<DiscPlace, Point> = {
  spring: { x: 296, y: -34 },
  stock: { x: 255, y: 60 },
  M1: { x: 228, y: 112 },
  M2: { x: 207, y: 165 },
  M3: { x: 190, y: 220 },
  M4: { x: 190, y: 277 },
  M5: { x: 200, y: 333 },
  L6: { x: 142, y: 377 },
  L7: { x: 110, y: 428 },
  R6: { x: 258, y: 377 },
  R7: { x: 290, y: 428 },
  'over-L': { x: 104, y: 492 },
  'over-R': { x: 296, y: 492 },
};
export const LIP = 470;
export const POOL = 518;

export const SITES: Record<Gem, Point> = {
  amethyst: { x: 98, y: 212 },
  diamond: { x: 288, y: 270 },
  amber: { x: 92, y: 316 },
  sapphire: { x: 200, y: 411 },
  ruby: { x: 200, y: 449 },
};

export const BEACH = { x: 96, y: 48, width: 172, height: 78 };

/** The middle of the current, from above the picture to below the falls. */
export const STEM: readonly Point[] = [
  { x: 322, y: -50 },
  { x: 285, y: 9 },
  POINTS.stock,
  POINTS.M1,
  POINTS.M2,
  POINTS.M3,
  POINTS.M4,
  POINTS.M5,
];
export const ARMS: Record<Side, readonly Point[]> = {
  L: [POINTS.M4, POINTS.M5, POINTS.L6, POINTS.L7, { x: 103, y: 472 }, { x: 103, y: 500 }],
  R: [POINTS.M4, POINTS.M5, POINTS.R6, POINTS.R7, { x: 297, y: 472 }, { x: 297, y: 500 }],
};

/** The bends into the arms, a little wide, so that the banks have no corners. */
export const SHOULDERS: readonly (readonly Point[])[] = [
  [POINTS.M3, POINTS.M4, { x: 177, y: 328 }, POINTS.L6, POINTS.L7],
  [POINTS.M3, POINTS.M4, { x: 215, y: 326 }, POINTS.R6, POINTS.R7],
];

/** A soft curve through points: each stretch leaves in the direction of its neighbours. */
export function curve(points: readonly Point[]): string {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)]!;
  const start = `M${round(at(0).x)},${round(at(0).y)}`;
  const stretches = points.slice(1).map((to, before) => {
    const [a, b, c] = [at(before - 1), at(before), at(before + 2)];
    const leave = { x: b.x + (to.x - a.x) / 6, y: b.y + (to.y - a.y) / 6 };
    const arrive = { x: to.x - (c.x - b.x) / 6, y: to.y - (c.y - b.y) / 6 };
    return `C${[leave, arrive, to].map(({ x, y }) => `${round(x)},${round(y)}`).join(' ')}`;
  });
  return start + stretches.join('');
}

/** Points along the current, close enough together that circles round them cover the river. */
export const CURRENT: readonly Point[] = [STEM, ARMS.L.slice(1), ARMS.R.slice(1)].flatMap((line) =>
  line.slice(1).flatMap((to, index) => {
    const from = line[index]!;
    return [0, 0.25, 0.5, 0.75].map((part) => ({
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    }));
  }),
);

/** The direction of the water at a disc, in degrees from straight down, clockwise. */
const TURN: Record<Disc, number> = {
  M1: 20,
  M2: 18,
  M3: 8,
  M4: -6,
  M5: 0,
  L6: 30,
  L7: 18,
  R6: -30,
  R7: -18,
};

const HULL = 20;

/** How n canoes share a disc: in one row, or from five on in two rows whose points interlock. */
export function crowd(n: number): { size: number; spots: Point[] } {
  if (n <= 4) {
    const size = [1, 1, 0.95, 0.86, 0.72][n]!;
    const pitch = HULL * size + 1.5;
    return { size, spots: row(n, pitch, 0) };
  }
  const size = n <= 6 ? 0.64 : 0.52;
  const [pitch, drop] = [HULL * size * 1.25, 15 * size];
  const first = Math.ceil(n / 2);
  return {
    size,
    spots: [...row(first, pitch, -drop), ...row(n - first, pitch, drop, n % 2 === 0)],
  };
}

function row(n: number, pitch: number, y: number, shifted = false): Point[] {
  const middle = (n - 1) / 2 - (shifted ? 0.5 : 0);
  const balance = shifted ? pitch / 4 : 0;
  return Array.from({ length: n }, (_, index) => ({ x: (index - middle) * pitch - balance, y }));
}

/** Where each canoe lies, by seat and number. */
export function berths(places: readonly (readonly CanoePlace[])[]): Berth[][] {
  const aboard = new Map<CanoePlace, number>();
  const here = new Map<CanoePlace, number>();
  for (const place of places.flat()) here.set(place, (here.get(place) ?? 0) + 1);
  return places.map((pair, seat) =>
    pair.map((place, number) => {
      if (place === 'beach') return ashore(seat, number, places.length);
      if (place === 'falls') return fallen(seat, number, places.length);
      const index = aboard.get(place) ?? 0;
      aboard.set(place, index + 1);
      if (place === 'over-L' || place === 'over-R') return plunging(place, index);
      return afloat(place, index, here.get(place)!);
    }),
  );
}

function afloat(place: Disc, index: number, n: number): Berth {
  const { size, spots } = crowd(n);
  const spot = spots[index]!;
  const turn = TURN[place];
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const centre = POINTS[place];
  return {
    x: round(centre.x + spot.x * cos - spot.y * sin),
    y: round(centre.y + spot.x * sin + spot.y * cos),
    turn,
    size,
  };
}

/** Everybody has a spot of their own on the sand, so that nothing shifts when others set out. */
function ashore(seat: number, number: number, seats: number): Berth {
  const group = BEACH.width / seats;
  const pitch = Math.min(22, group / 2);
  const x = BEACH.x + (seat - (seats - 1) / 2) * group + (number - 0.5) * pitch;
  const turn = [-5, 4, -3, 6, -4][(seat * 2 + number) % 5]!;
  return { x: round(x), y: BEACH.y + [2, -2, 3][(seat + number) % 3]!, turn, size: 0.82 };
}

function fallen(seat: number, number: number, seats: number): Berth {
  const x = 200 + (seat - (seats - 1) / 2) * 50;
  return { x, y: 549 + number * 15 + (seat % 2) * 5, turn: 82 + (seat % 3) * 10, size: 0.8 };
}

function plunging(place: `over-${Side}`, index: number): Berth {
  const { x, y } = POINTS[place];
  return { x: x + (index % 3) * 14 - 14, y: y + (index % 2) * 8, turn: 150, size: 0.85 };
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
