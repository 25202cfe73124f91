import { describe, expect, it, vi } from 'vitest';
import { first } from '../recorded';
import type { View } from '../table';
import { Show } from './show.svelte';

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

  it('is there at once for whoever wants no movement', () => {
    const show = new Show(put.before);
    show.show(put.after, events, true);
    expect(show.running).toBe(false);
    expect(show.moment(performance.now()).standing).toHaveLength(put.after.poses.length);
  });
});
