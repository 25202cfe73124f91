import { expect, it } from 'vitest';
import { LYING, STANDING } from './places';
import { trail } from './trail';
import type { Event } from './venice';

const glided = (kind: string, start: string, to: string) =>
  ({ kind, rule: '1', only: null, seat: 2, start, to }) as Event;

it('follows the canals from dock to dock, however the map lies', () => {
  for (const plan of [LYING, STANDING]) {
    const ways = trail(
      [
        glided('lady_glided', 'Palazzo Rosso', 'Santa Marta'),
        glided('lady_glided', 'Santa Marta', 'San Basilio'),
        glided('empty_glided', 'Zattere', 'Spirito Santo'),
      ],
      plan,
    );
    expect(ways.map(({ seat }) => seat)).toEqual([2, 2]);
    const [lady, empty] = ways.map(({ points }) => [points[0]!, points.at(-1)!]);
    const near = (one: { x: number; y: number }, dock: keyof typeof plan.docks) =>
      expect(Math.hypot(one.x - plan.docks[dock].x, one.y - plan.docks[dock].y)).toBeLessThan(30);
    near(lady![0]!, 'Palazzo Rosso');
    near(lady![1]!, 'San Basilio');
    near(empty![0]!, 'Zattere');
    near(empty![1]!, 'Spirito Santo');
  }
});
