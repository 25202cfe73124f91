import { describe, expect, it } from 'vitest';
import {
  berths,
  type CanoePlace,
  crowd,
  curve,
  DISC_RADIUS,
  HEIGHT,
  POINTS,
  WIDTH,
} from './places';
import { DISCS } from './river';

const gap = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y);

describe('where things lie', () => {
  it('keeps discs apart and in the picture', () => {
    for (const one of DISCS) {
      const { x, y } = POINTS[one];
      expect(x).toBeGreaterThan(DISC_RADIUS);
      expect(x).toBeLessThan(WIDTH - DISC_RADIUS);
      expect(y).toBeLessThan(HEIGHT);
      for (const two of DISCS) {
        if (one !== two) expect(gap(POINTS[one], POINTS[two])).toBeGreaterThan(2 * DISC_RADIUS - 1);
      }
    }
  });

  it('gives every canoe of a crowd a spot of its own, near the disc', () => {
    for (let n = 1; n <= 10; n++) {
      const { size, spots } = crowd(n);
      expect(spots).toHaveLength(n);
      for (const [index, spot] of spots.entries()) {
        expect(gap(spot, { x: 0, y: 0 })).toBeLessThan(DISC_RADIUS + 6);
        for (const other of spots.slice(index + 1)) {
          expect(gap(spot, other)).toBeGreaterThan(15 * size);
        }
      }
    }
  });

  it('leaves the others on the beach where they are when one sets out', () => {
    const all: CanoePlace[][] = Array.from({ length: 5 }, () => ['beach', 'beach']);
    const [before, after] = [berths(all), berths([['M1', 'beach'], ...all.slice(1)])];
    expect(after.slice(1)).toEqual(before.slice(1));
    expect(after[0]![1]).toEqual(before[0]![1]);
    expect(after[0]![0]).toMatchObject(POINTS.M1);
  });

  it('draws a curve through all points', () => {
    const path = curve([POINTS.M1, POINTS.M2, POINTS.M3]);
    expect(path).toMatch(/^M228,112C.* 207,165C.* 190,220$/);
  });
});
