import { describe, expect, it } from 'vitest';
import type { Placed } from '../scene/geometry';
import { Clock, length, received, rowAt, Track } from './track';

const at = (piece: number, x: number, y: number): Placed => ({
  piece,
  x,
  y,
  angle: 0,
  turned: false,
});
const frame = (t: number, ...poses: Placed[]) => ({ t, poses, touch: false, held: true });

describe('a track', () => {
  it('has scenes in which something happens, and leaves out what is only waiting', () => {
    const track = new Track([at(1, 0, 100), at(2, 50, 40)]);
    // The hand goes its way, a tower sways a little: nothing yet.
    for (let t = 2; t <= 300; t += 2)
      track.add(frame(t, at(1, t, 100), at(2, 50 + (t % 4) / 8, 40)));
    expect(track.scenes([1], 20, 10)).toEqual([[280, 300]]);
    // It is knocked down, lies there for long, and at last the fingers open.
    for (let t = 302; t <= 310; t += 2) track.add(frame(t, at(2, 50, 341 - t)));
    for (let t = 312; t <= 900; t += 2) track.add(frame(t, at(1, t, 100)));
    track.add({ ...frame(902, at(1, 900, 90)), held: false });
    track.add({ ...frame(960, at(1, 900, 90)), held: false });
    expect(track.scenes([1], 20, 10)).toEqual([
      [282, 320],
      [882, 912],
    ]);
  });

  it('goes on with the next scene where one ends, and beyond the last one', () => {
    const scenes = [
      [280, 320],
      [880, 910],
    ] as const;
    expect(length(scenes)).toBe(70);
    expect([0, 39, 40, 60, 75].map((since) => rowAt(scenes, since))).toEqual([
      280, 319, 880, 900, 915,
    ]);
  });

  it('shows what is between two frames', () => {
    const track = new Track([at(1, 0, 100)]);
    track.add(frame(2, at(1, 4, 100)));
    track.add(frame(4, at(1, 8, 90)));
    expect(track.at(1, 1)).toMatchObject({ x: 2, y: 100 });
    expect(track.at(1, 3)).toMatchObject({ x: 6, y: 95 });
    expect(track.at(1, 99)).toMatchObject({ x: 8, y: 90 });
    expect(track.at(7, 3)).toBeNull();
  });

  it('lets a piece stand until the frame before it is mentioned', () => {
    const track = new Track([at(1, 0, 0), at(2, 50, 0)]);
    track.add(frame(2, at(1, 1, 0)));
    track.add(frame(4, at(1, 2, 0)));
    track.add(frame(6, at(2, 60, 0)));
    expect(track.at(2, 4)).toMatchObject({ x: 50 });
    expect(track.at(2, 5)).toMatchObject({ x: 55 });
  });

  it('takes the short way round', () => {
    const track = new Track([{ ...at(1, 0, 0), angle: 3.1 }]);
    track.add(frame(2, { ...at(1, 0, 0), angle: -3.1 }));
    expect(Math.abs(track.at(1, 1)!.angle)).toBeGreaterThan(3.1);
  });

  it('has no piece before it appears', () => {
    const track = new Track([at(1, 0, 0)]);
    track.add(frame(2, at(1, 1, 0)));
    track.add(frame(4, at(9, 0, 60)));
    expect(track.at(9, 3)).toBeNull();
    expect(track.at(9, 4)).toMatchObject({ y: 60 });
  });

  it('does not go back for a frame that comes late', () => {
    const track = new Track([at(1, 0, 0)]);
    track.add(frame(4, at(1, 4, 0)));
    track.add(frame(2, at(1, 99, 0)));
    expect(track.at(1, 3)).toMatchObject({ x: 3 });
  });

  it('hears when something stops short, and how fast it was', () => {
    const track = new Track([at(1, 0, 60)]);
    for (const [t, y] of [
      [2, 50],
      [4, 40],
      [6, 39.9],
    ] as const)
      track.add(frame(t, at(1, 0, y)));
    expect(track.knock(5, 6)).toBeGreaterThan(250);
    expect(track.knock(3, 4)).toBeLessThan(1);
  });

  it('reads what the house sends', () => {
    const sent = { t: 6, poses: [[12, 200, -40, 15708, 1]], touch: true, held: false } as const;
    const { poses } = received({ ...sent, poses: sent.poses.map((each) => [...each]) });
    expect(poses).toEqual([
      { piece: 12, x: 10, y: -2, angle: expect.closeTo(1.5708), turned: true },
    ]);
  });
});

describe('a clock', () => {
  it('is so late that the next frame is there already', () => {
    const clock = new Clock();
    clock.heard(10, 1000);
    expect(clock.read(1000)).toBeCloseTo(6);
    expect(clock.read(1100)).toBeCloseTo(12);
  });

  it('is set by the frames that came fastest', () => {
    const clock = new Clock();
    clock.heard(0, 1100);
    clock.heard(6, 1120);
    clock.heard(12, 1300);
    // Had the slow ones counted as much, it would be behind by several rows.
    expect(clock.read(1200)).toBeGreaterThan(6);
  });
});
