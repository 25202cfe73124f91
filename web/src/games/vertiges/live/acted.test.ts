import { describe, expect, it } from 'vitest';
import lesson from '../lesson';
import { first, RECORDED } from '../recorded';
import { posesOf } from '../table';
import { acted, placementsOf } from './acted';

const eventsOf = ({ told }: { told: { event: unknown }[] }) =>
  told.map(({ event }) => event) as Parameters<typeof placementsOf>[1];

describe('placements that nobody filmed', () => {
  it('end where the view has them', () => {
    let shown = 0;
    for (const step of RECORDED) {
      const placements = placementsOf(step.before, eventsOf(step));
      if (placements.length === 0) continue;
      const after = posesOf(step.after);
      const { track } = acted(step.before, placements, after);
      for (const [piece, end] of after) {
        const last = track.at(piece, track.last);
        expect(last?.x ?? end.x).toBeCloseTo(end.x, 3);
        expect(last?.y ?? end.y).toBeCloseTo(end.y, 3);
      }
      shown += 1;
    }
    expect(shown).toBeGreaterThan(5);
  });

  it('let fall what fell, down to the table', () => {
    const step = first('pieces_fell');
    const placements = placementsOf(step.before, eventsOf(step));
    const { track } = acted(step.before, placements, posesOf(step.after));
    expect(placements[0]!.fallen.length).toBeGreaterThan(0);
    for (const piece of placements[0]!.fallen)
      expect(track.at(piece, track.last)!.y).toBeLessThan(60);
  });

  it('carry a part of a tower as one', () => {
    const step = first('zapped');
    const [zap] = placementsOf(step.before, eventsOf(step));
    expect(zap!.held.length).toBeGreaterThan(1);
    const { track } = acted(step.before, [zap!], posesOf(step.after));
    const [lowest, next] = zap!.held as [number, number];
    const apart = (t: number) => track.at(next, t)!.x - track.at(lowest, t)!.x;
    for (let t = 0; t < track.last; t += 7) expect(Math.abs(apart(t))).toBeLessThan(0.5);
  });

  it('leave nothing hanging in the air that falls only later', () => {
    const step = lesson.steps.find(({ name }) => name === 'fall')!;
    const before = lesson.steps[lesson.steps.indexOf(step) - 1]!.view;
    const placements = placementsOf(before, eventsOf(step));
    const { acts, track } = acted(before, placements, posesOf(step.view));
    const [lowest, ...riding] = acts[0]!.held as [number, ...number[]];
    const height = (piece: number, t: number) => track.at(piece, t)!.y - track.at(lowest, t)!.y;
    expect(riding).toHaveLength(2);
    for (const piece of riding)
      expect(height(piece, acts[1]!.since)).toBeCloseTo(height(piece, 0), 3);
  });

  it('are shown one after the other, each by its own hand', () => {
    const step = lesson.steps.find(({ name }) => name === 'zap')!;
    const before = lesson.steps[lesson.steps.indexOf(step) - 1]!.view;
    const placements = placementsOf(before, eventsOf(step));
    expect(placements.map(({ seat }) => seat)).toEqual([0, 0, 1, 0]);
    const { acts, track } = acted(before, placements, posesOf(step.view));
    expect(acts.map(({ held }) => held[0])).toEqual(placements.map(({ held }) => held[0]));
    for (const { since, held } of acts.slice(1)) expect(track.at(held[0]!, since)).toBeNull();
    expect(track.last / 60).toBeLessThan(6);
  });
});
