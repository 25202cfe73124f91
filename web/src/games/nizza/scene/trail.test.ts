import { expect, it } from 'vitest';
import type { Event } from '../bay';
import { STREET, WATER } from '../bay';
import { trail } from './trail';

const event = (kind: string, rest: object) => ({ kind, rule: '1', only: null, ...rest }) as Event;

it('goes on from where an agent came to, and shows who was thrown where', () => {
  const ways = trail([
    event('ladder_climbed', { seat: 1, from_x: 10, from_y: 20, x: 30, y: 40 }),
    event('pawn_walked', { seat: 1, start: 3, square: 4, x: 50, y: 60 }),
    event('pawn_pushed', { seat: 1, rival: 0, square: 4, x: 70, y: 80, to_x: 75, to_y: 90 }),
    event('pawn_fell', { seat: 0, square: 4, x: 75, y: 90 }),
    event('pawn_walked', { seat: 2, start: 2, square: 3, x: 5, y: 6 }),
  ]);
  const found = ways.map(({ seat, points }) => [seat, ...points.map(({ x, y }) => [x, y])]);
  const { middle } = WATER[3]!;
  const { x, y } = STREET[1]!.middle;
  expect(found).toEqual([
    [1, [10, 20], [30, 40], [50, 60]],
    [1, [70, 80], [75, 90]],
    [0, [75, 90], [middle.x, middle.y]],
    [2, [x, y], [5, 6]],
  ]);
});
