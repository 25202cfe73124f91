import { expect, it } from 'vitest';
import { FINE, GAP, HERTZ, LONGEST, REACH } from './limits';

it('is measured in millimetres, and in rows of which half a minute has so many', () => {
  expect({ GAP, REACH, FINE, LONGEST: LONGEST.on / HERTZ, off: LONGEST.off / HERTZ }).toEqual({
    GAP: 20,
    REACH: 400,
    FINE: 16,
    LONGEST: 30,
    off: 60,
  });
});
