import { describe, expect, it } from 'vitest';
import { Camera } from './camera.svelte';

function camera(width: number, height: number): Camera {
  const made = new Camera();
  made.width = width;
  made.height = height;
  return made;
}

describe('the camera', () => {
  it('sees the whole bay at first', () => {
    const { frame } = camera(390, 540);
    expect(frame.x).toBeLessThan(1400);
    expect(frame.x + frame.width).toBeGreaterThan(8400);
  });

  it('finds the same point again', () => {
    const eye = camera(900, 600);
    eye.showNear({ x: 4000, y: 3000 });
    const there = eye.toWindow({ x: 4100, y: 2950 });
    expect(eye.toBay(there).x).toBeCloseTo(4100);
    expect(eye.toBay(there).y).toBeCloseTo(2950);
  });

  it('comes near on a small window, and goes back', () => {
    const eye = camera(390, 540);
    const far = eye.scale;
    eye.showNear({ x: 4900, y: 2300 });
    expect(eye.scale).toBeGreaterThan(far * 2);
    const { x, y } = eye.toWindow({ x: 4900, y: 2300 });
    expect([x, y].map(Math.round)).toEqual([195, 270]);
    eye.showAll();
    expect([eye.scale, eye.near]).toEqual([far, false]);
  });

  it('goes back just so far that what can be reached is in sight, unless that is too far', () => {
    const eye = camera(390, 540);
    const [pawn, far] = [
      { x: 4900, y: 2300 },
      { x: 6900, y: 2300 },
    ];
    eye.showNear(pawn);
    const near = eye.scale;
    eye.showNear(pawn, [far]);
    expect(eye.scale).toBeLessThan(near);
    for (const { x } of [pawn, far].map((each) => eye.toWindow(each))) {
      expect(x).toBeGreaterThan(30);
      expect(x).toBeLessThan(360);
    }
    eye.showNear(pawn, [{ x: 1400, y: 5000 }, far]);
    expect(eye.near).toBe(true);
    expect(Math.round(eye.toWindow(pawn).x)).toBe(195);
  });

  it('keeps the point under the fingers when they part, and ends with the whole bay', () => {
    const eye = camera(390, 540);
    eye.showNear({ x: 4900, y: 2300 });
    const under = { x: 100, y: 200 };
    const before = eye.toBay(under);
    eye.zoom(1.2, under);
    expect(eye.toBay(under).x).toBeCloseTo(before.x);
    expect(eye.toBay(under).y).toBeCloseTo(before.y);
    eye.zoom(0.1, under);
    expect(eye.near).toBe(false);
  });

  it('moves only as far as it takes to have a point in sight', () => {
    const eye = camera(390, 540);
    eye.showNear({ x: 4900, y: 2300 });
    const { frame } = eye;
    eye.showAlso({ x: 4900, y: 2300 });
    expect(eye.frame).toEqual(frame);
    eye.showAlso({ x: frame.x + frame.width + 200, y: 2300 }, 40);
    const { x } = eye.toWindow({ x: frame.x + frame.width + 200, y: 2300 });
    expect(Math.round(x)).toBe(350);
  });
});
