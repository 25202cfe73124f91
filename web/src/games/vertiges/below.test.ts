import { describe, expect, it } from 'vitest';
import { below, strips, tooNear } from './below';
import { DROP, GAP, SET_DOWN } from './limits';
import type { Placed } from './scene/geometry';

/** The first two cuts: a gable, and the notch that it goes into. */
const [GABLE, NOTCH] = [0, 4];
const at = (piece: number, x: number, y: number, angle = 0): Placed => ({
  piece,
  x,
  y,
  angle,
  turned: false,
});
const base = at(GABLE, 0, 0);

describe('what is under a hand', () => {
  it('is the table, and a base may topple from a little higher', () => {
    const low = { up: 15, onto: null, most: SET_DOWN, base: true };
    expect(below(at(NOTCH, 90, 15), [base], true)).toEqual(low);
    // Upside down it is no base, and a part of a tower is none either.
    expect(below(at(NOTCH, 90, 40, Math.PI), [base], true).most).toBe(DROP);
    expect(below(at(NOTCH, 90, 15), [base], false)).toMatchObject({ most: DROP, base: false });
  });

  it('is what it would touch first, where the two shapes meet', () => {
    // The notch goes over the gable: 25 mm of shoulder each, and 12 mm between.
    expect(below(at(NOTCH, 0, 62, Math.PI), [base], true)).toMatchObject({
      up: expect.closeTo(12, 0),
      onto: GABLE,
      most: DROP,
    });
    // Beside its place, the tip meets the shoulder.
    expect(below(at(NOTCH, 15, 62, Math.PI), [base], true).up).toBeLessThan(12 - 5);
    expect(below(at(NOTCH, 41, 62, Math.PI), [base], true).onto).toBeNull();
  });

  it('is never what is above', () => {
    expect(below(at(NOTCH, 0, 10), [at(GABLE, 0, 60)], true)).toMatchObject({ up: 10, onto: null });
  });
});

describe('a base in the making', () => {
  it('is told how near it is to the next tower, once it is low', () => {
    expect(tooNear(at(NOTCH, 40 + GAP, 5), [base])).toBeNull();
    expect(tooNear(at(NOTCH, 40 + GAP - 7.5, 5), [base])).toBe(12);
    expect(tooNear(at(NOTCH, -40, 5), [base])).toBe(0);
    expect(tooNear(at(NOTCH, 45, 80), [base])).toBeNull();
    expect(tooNear(at(NOTCH, 45, 30, Math.PI), [base])).toBeNull();
  });

  it('is kept away by what stands on the table only', () => {
    expect(strips([base, at(NOTCH, 8, 50, Math.PI)])).toEqual([
      { left: -20 - GAP, right: 20 + GAP },
    ]);
  });
});
