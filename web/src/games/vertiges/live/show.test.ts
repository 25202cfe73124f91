import { describe, expect, it, vi } from 'vitest';
import { first, RECORDED } from '../recorded';
import { carried, posesOf, type View } from '../table';
import { Show } from './show.svelte';
import { Steering } from './steering.svelte';
import { Track } from './track';

const put = first('piece_put');
const events = put.told.map(({ event }) => event);
const piece = events.find(({ kind }) => kind === 'piece_put') as { piece: number };
const end = put.after.poses.find((pose) => pose.piece === piece.piece)!;
const wood = (view: View): View => ({ ...view, options: { ...view.options, physics: 'wood' } });
const held = { kind: 'take', piece: piece.piece, cut_down: false, turned: false } as const;
const start = { piece: piece.piece, x: 0, y: 300_000, angle: 0, turned: false };
const holding: View = {
  ...wood(put.before),
  phase: { kind: 'holding', seat: 1, held, seed: null },
  start,
};
const frame = (t: number, y: number, more = {}) => ({
  t,
  poses: [{ piece: piece.piece, x: 0, y, angle: 0, turned: false }],
  touch: false,
  held: true,
  ...more,
});

describe('what is shown', () => {
  it('is the view, when nothing moves', () => {
    const show = new Show(put.after);
    const { standing, held: nothing, grip } = show.moment(performance.now());
    expect(standing).toHaveLength(put.after.poses.length);
    expect(nothing).toEqual([]);
    expect(grip).toBeNull();
  });

  it('is a hand where it begins, and then where the house saw it, a little late', () => {
    const show = new Show(holding);
    const now = performance.now();
    expect(show.moment(now).grip?.placed.y).toBeCloseTo(300);
    for (let t = 2; t <= 60; t += 2) show.heard(9, frame(t, 300 - t), now + (t * 1000) / 60);
    const seen = show.moment(now + 1000);
    expect(seen.held[0]!.placed.y).toBeCloseTo(300 - 56, 0);
    expect(seen.seat).toBe(1);
  });

  it('ends in the view that comes after, when the last frame was seen', () => {
    const show = new Show(holding);
    const now = performance.now();
    show.heard(9, frame(2, 200), now);
    show.heard(9, frame(4, end.y / 1000, { held: false }), now + 33);
    show.show(wood(put.after), events, false);
    expect(show.running).toBe(true);
    show.moment(now + 400);
    expect(show.running).toBe(false);
    expect(show.filmed).toBe(true);
  });

  it('does not mistake the next hand for this one', () => {
    const show = new Show(holding);
    const now = performance.now();
    show.heard(9, frame(2, 200), now);
    show.show(wood(put.after), events, false);
    // The next one moves already, while the end of the last is still shown.
    show.heard(14, frame(2, 500), now + 40);
    show.finish();
    show.show({ ...holding, poses: put.after.poses }, [], false);
    expect(show.moment(now + 200).held[0]!.placed.y).toBeCloseTo(500);
  });

  it('begins anew when the same was taken again, also if nobody saw it go back', () => {
    const show = new Show(holding);
    const now = performance.now();
    show.heard(9, frame(30, 120), now);
    show.heard(11, frame(2, 290), now + 900);
    expect(show.moment(now + 1000).held[0]!.placed.y).toBeCloseTo(290);
  });

  it('can be seen again, slowly, and then is the view again', () => {
    vi.useFakeTimers();
    const show = new Show(put.before);
    show.show(put.after, events, false);
    expect(show.running).toBe(true);
    vi.advanceTimersByTime(6000);
    expect(show.running).toBe(false);
    show.repeat();
    expect(show.again).toBe(true);
    vi.advanceTimersByTime(20_000);
    expect(show.again).toBe(false);
    vi.useRealTimers();
  });

  it('is seen again only from shortly before something happens', () => {
    const show = new Show(holding);
    const now = performance.now();
    for (let t = 2; t <= 1200; t += 2) show.heard(9, frame(t, 300), now + (t * 1000) / 60);
    show.heard(9, frame(1202, end.y / 1000, { held: false }), now + 20_030);
    show.show(wood(put.after), events, false);
    show.moment(now + 21_000);
    show.repeat();
    const begun = show.time(performance.now());
    expect(begun).toBeGreaterThan(1100);
    expect(begun).toBeLessThan(1202);
    show.finish();
  });

  it('is seen again without the waiting between a fall and the end', () => {
    vi.useFakeTimers();
    const show = new Show(holding);
    const now = performance.now();
    const other = put.before.poses[0]!;
    const fallen = { piece: other.piece, x: other.x / 1000, y: -30, angle: 0, turned: false };
    show.heard(9, frame(2, 300), now);
    show.heard(9, { ...frame(4, 300), poses: [fallen] }, now + 33);
    for (let t = 6; t <= 1500; t += 2) show.heard(9, frame(t, 300), now + (t * 1000) / 60);
    show.heard(9, frame(1502, end.y / 1000, { held: false }), now + 25_030);
    show.show(wood(put.after), events, false);
    show.finish();
    show.repeat();
    // A quarter of a minute at most, although the hand waited for longer even before it was slow.
    vi.advanceTimersByTime(15_000);
    expect(show.again).toBe(false);
    vi.useRealTimers();
  });

  it('is a hand at once for whoever takes something, whatever film runs', () => {
    vi.useFakeTimers();
    const show = new Show(put.before);
    show.show(put.after, events, false);
    expect(show.running).toBe(true);
    show.show(holding, [], false);
    expect(show.running).toBe(false);
    const now = performance.now();
    show.heard(9, frame(2, 290), now);
    vi.advanceTimersByTime(20_000);
    // What was still to be done at the film's end is not done to the hand.
    const seen = show.moment(now + 100);
    expect(seen.grip).not.toBeNull();
    expect(seen.standing.map((each) => each.placed.piece)).not.toContain(piece.piece);
    expect(show.filmed).toBe(false);
    vi.useRealTimers();
  });

  it('is a film from the house without the time in which a hand only hovers', () => {
    vi.useFakeTimers();
    const at = { piece: piece.piece, x: 0, y: 300, angle: 0, turned: false };
    const film = new Track([at]);
    for (let t = 2; t <= 2400; t += 2) film.add(frame(t, 300 - t / 20));
    film.add(frame(2402, end.y / 1000, { held: false }));
    const show = new Show(put.before);
    show.show(put.after, events, false, 1, film);
    expect(show.running).toBe(true);
    expect(show.time(performance.now())).toBeGreaterThan(2200);
    vi.advanceTimersByTime(6000);
    expect(show.running).toBe(false);
    vi.useRealTimers();
  });

  it('tells at once when something has fallen while a hand holds something', () => {
    const show = new Show(holding);
    const now = performance.now();
    const [other] = put.before.poses as [View['poses'][number]];
    const stood = { ...other, x: other.x / 1000, y: other.y / 1000, angle: other.angle / 1e6 };
    const seen = (t: number, by: object) =>
      show.heard(9, { ...frame(t, 300), poses: [{ ...stood, ...by }] }, now + (t * 1000) / 60);
    seen(2, { x: stood.x + 8, y: stood.y - 8 });
    expect(show.fallen).toBe(false);
    seen(4, { y: stood.y - 10 });
    expect(show.fallen).toBe(true);
    seen(6, {});
    expect(show.fallen).toBe(true);
    // The next hand has nothing to do with that.
    show.heard(11, frame(2, 290), now + 900);
    expect(show.fallen).toBe(false);
    show.heard(
      11,
      { ...frame(6, 290), poses: [{ ...stood, angle: stood.angle + 0.6 }] },
      now + 990,
    );
    expect(show.fallen).toBe(true);
  });

  it('tells when something slides off what was lifted, however that is tilted', () => {
    const lifted = RECORDED.find(({ after }) =>
      after.towers.some(({ length }) => length > 2),
    )!.after;
    const tower = lifted.towers.find(({ length }) => length > 2)!;
    const [lowest, rider] = tower.slice(-2) as [number, number];
    const lift = { kind: 'lift', piece: lowest, onto: 0 } as const;
    const show = new Show({
      ...wood(lifted),
      phase: { kind: 'holding', seat: 1, held: lift, seed: null },
    });
    const now = performance.now();
    const poses = posesOf(lifted);
    const [low, high] = [poses.get(lowest)!, poses.get(rider)!];
    const tilted = { ...low, x: low.x + 30, y: low.y + 40, angle: low.angle + 0.6 };
    const rides = carried(low, high, tilted);
    show.heard(9, { ...frame(2, 0), poses: [tilted, rides] }, now);
    expect(show.fallen).toBe(false);
    show.heard(9, { ...frame(4, 0), poses: [tilted, { ...rides, y: rides.y - 12 }] }, now + 33);
    expect(show.fallen).toBe(true);
  });

  it('tells for how long something may still be held, to whoever holds it', () => {
    const show = new Show(holding);
    const now = performance.now();
    show.heard(9, frame(600, 300), now);
    expect(show.left(now)).toBeNull();
    const grasp = { piece: piece.piece, x: 0, y: 300, angle: 0, turned: false };
    show.steering = new Steering({ start: grasp, loose: true, send: vi.fn() });
    expect(show.left(now)).toBeCloseTo(20, 0);
    expect(show.weary(now)).toBeCloseTo(2.7, 1);
    expect(show.left(now + 10_000)).toBeCloseTo(10, 0);
    expect(show.left(now + 60_000)).toBe(0);
    show.steering.release();
    expect(show.left(now)).toBeNull();
  });

  it('is there at once for whoever wants no movement', () => {
    const show = new Show(put.before);
    show.show(put.after, events, true);
    expect(show.running).toBe(false);
    expect(show.moment(performance.now()).standing).toHaveLength(put.after.poses.length);
  });
});
