import { expect, it } from 'vitest';
import { POINTS } from './places';
import type { Event, View } from './river';
import { trail } from './trail';

const event = (kind: string, rest: object) => ({ kind, rule: '1', only: null, ...rest }) as Event;
const view = (...places: string[][]) =>
  ({ canoes: places.map((pair) => pair.map((place) => ({ place, gem: null }))) }) as View;

it('leads each canoe to where it lies now, also where the river has carried it', () => {
  const events = [
    event('canoe_launched', { seat: 1, canoe: 0, left: 2 }),
    event('canoe_paddled', { seat: 1, canoe: 0, start: 'M1', to: 'M3', left: 0 }),
    event('gem_loaded', { seat: 1, canoe: 0 }),
  ];
  const [way, ...others] = trail(events, view(['beach', 'beach'], ['M4', 'beach']));
  expect(others).toEqual([]);
  expect(way!.seat).toBe(1);
  expect(way!.points.slice(1)).toEqual([POINTS.M1, POINTS.M2, POINTS.M3, POINTS.M4]);
});

it('is nothing where nobody paddled', () => {
  expect(trail([event('tile_turned', { seat: 2, tile: 4 })], view(['M1', 'beach']))).toEqual([]);
});
