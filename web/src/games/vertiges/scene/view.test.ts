import { describe, expect, it } from 'vitest';
import type { Shown } from '../live/show.svelte';
import { RECORDED } from '../recorded';
import { posesOf } from '../table';
import { Gliding, seenAt } from './camera';
import { AWAY, DEPTH, outline, type Placed } from './geometry';
import { cornerFor } from './map';
import { Gaze } from './view';

const SIZES = [
  { width: 680, height: 465 },
  { width: 382, height: 490 },
];
const at = (piece: number, x: number, y: number): Placed => ({
  piece,
  x,
  y,
  angle: 0,
  turned: false,
});
const shown = (placed: Placed[]): Shown => ({
  standing: placed.map((each) => ({ placed: each })),
  held: [],
  grip: null,
  seat: null,
});

describe('the view at rest', () => {
  const far = [at(1, -370, 0), at(5, 370, 0), at(9, 20, 0), at(13, 20, 150)];
  const real = RECORDED.map(({ after }) => [...posesOf(after).values()]);

  it.each(SIZES)('shows all towers whole, whatever it looked at before: %o', (size) => {
    for (const placed of [far, ...real.filter(({ length }) => length > 0)]) {
      const gaze = new Gaze();
      const held = [{ placed: at(20, 0, 60) }];
      gaze.towards({ ...shown(placed), held }, [at(20, 0, 30)], true, size);
      const camera = gaze.towards(shown(placed), [], false, size);
      for (const each of placed)
        for (const { x, y } of outline(each))
          for (const depth of [0, DEPTH]) {
            const back = { x: x + AWAY.x * depth, y: y + AWAY.y * depth };
            const seen = seenAt(camera, back, size.width, size.height);
            expect(seen.x).toBeGreaterThan(0);
            expect(seen.x).toBeLessThan(size.width);
            expect(seen.y).toBeGreaterThan(0);
            expect(seen.y).toBeLessThan(size.height);
          }
    }
  });

  it('is there sooner than a hand is followed', () => {
    const [near, wide] = [
      { x: 0, y: 90, scale: 3 },
      { x: 100, y: 90, scale: 1 },
    ];
    const [calm, quick] = [new Gliding(near), new Gliding(near)];
    for (let count = 0; count < 20; count += 1) {
      calm.towards(wide, 0.025, false);
      quick.towards(wide, 0.025, false, true);
    }
    expect(Math.abs(quick.now.x - 100)).toBeLessThan(5);
    expect(Math.abs(calm.now.x - 100)).toBeGreaterThan(10);
  });
});

describe('the map', () => {
  const size = { width: 680, height: 465 };
  const camera = { x: 0, y: 100, scale: 2 };
  const [left, right] = [at(1, -140, 170), at(1, 130, 170)];

  it('lies over no tower, and stays where it is as long as it does not', () => {
    expect(cornerFor('right', camera, size, [at(1, 0, 170)])).toBe('right');
    expect(cornerFor('left', camera, size, [at(1, 0, 170)])).toBe('left');
    expect(cornerFor('right', camera, size, [right])).toBe('left');
    expect(cornerFor('left', camera, size, [left])).toBe('right');
    expect(cornerFor('left', camera, size, [left, right])).toBeNull();
  });
});
