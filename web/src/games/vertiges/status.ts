/** Where the hand is, in numbers for words: for whoever steers without seeing. */

import type { Facts } from '../../i18n/voice';
import { middle, outline, type Placed } from './scene/geometry';
import { wayInto, type Seat, type Standing } from './table';

/** Millimetres: nearer than this it is right over its place; further than that it is nowhere. */
const OVER = 0.5;
const NEAR = 120;
const STRAIGHT = 1;

export function leaning(lean: number | null): Facts {
  if (lean === null) return { lean: null, tip: 0 };
  const tip = Math.round(Math.abs(lean));
  if (tip < STRAIGHT) return { lean: 'straight', tip };
  return { lean: lean < 0 ? 'left' : 'right', tip };
}

export function whereabouts(
  held: Placed,
  seats: readonly Seat[],
  towers: readonly Standing[],
  touch: boolean,
): Facts {
  const here = middle(held);
  const near = seats
    .map((each) => ({
      each,
      across: middle(each.placed).x - here.x,
      way: wayInto(each.placed, held),
    }))
    .filter(({ across }) => Math.abs(across) < NEAR)
    .toSorted((one, two) => Math.abs(one.across) - Math.abs(two.across));
  // Where it would go as it is held comes before where it would have to be turned over.
  const seat = near.find(({ way }) => way === 'good') ?? near[0];
  const height = Math.round(Math.min(...outline(held).map(({ y }) => y)));
  if (!seat) return { side: null, far: 0, up: null, height, touch, way: 'good', ...leaning(null) };
  const far = Math.abs(seat.across);
  const side = far < OVER ? 'over' : seat.across > 0 ? 'left' : 'right';
  const tower = towers.find(({ pieces }) => pieces.includes(seat.each.onto));
  return {
    side,
    far: far < 10 ? Math.round(far * 10) / 10 : Math.round(far),
    up: Math.max(0, Math.round(here.y - middle(seat.each.placed).y)),
    height,
    touch,
    way: seat.way,
    ...leaning(tower?.lean ?? null),
  };
}
