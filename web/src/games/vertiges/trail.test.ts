import { expect, it } from 'vitest';
import type { Event } from '../../gen/vertiges';
import { CUFFS } from './table';
import { trail } from './trail';

it('marks what was put, each piece in the colour of who put it last', () => {
  const put = (seat: number, piece: number) =>
    ({ kind: 'piece_put', rule: '1', only: null, seat, piece, onto: 0, height: 2 }) as Event;
  const found = trail([put(1, 7), put(2, 9), put(2, 7)]);
  expect([...found.keys()]).toEqual([7, 9]);
  expect(found.get(7)).toContain(CUFFS[2]!);
});
