import { describe, expect, it, vi } from 'vitest';
import { first, RECORDED, type Recorded } from './recorded';
import { VeniceReel } from './reel.svelte';
import { moored, shownFrom } from './shown';
import { LONGEST, steps } from './steps';
import type { Event } from './venice';

const run = ({ before, told }: Recorded) =>
  steps(
    shownFrom(before),
    told.map(({ event }) => event),
  );

describe('the steps of a movement', () => {
  it.each(RECORDED.map((each, index) => [each.told.at(-1)!.event.kind, index] as const))(
    'lead to where the view is: %s (%i)',
    (_, index) => {
      const { told, after } = RECORDED[index]!;
      const last = run(RECORDED[index]!).at(-1)?.shown;
      if (last === undefined) return;
      const docks = (list: readonly { dock: string; seat: number | null }[]) =>
        list.map(({ dock, seat }) => `${dock} ${seat}`).toSorted();
      expect(docks(last.boats)).toEqual(docks(shownFrom(after).boats));
      expect(last.view.ladies).toEqual(after.ladies);
      expect(last.view.empties.toSorted()).toEqual(after.empties.toSorted());
      expect(last.view.theatres.toSorted()).toEqual(after.theatres.toSorted());
      expect(last.view.jewels).toEqual(after.jewels);
      expect(last.view.round).toBe(after.round);
      if (told.every(({ event }) => event.kind !== 'game_ended'))
        expect(last.points).toBe(shownFrom(after).points);
    },
  );

  it('never last too long', () => {
    for (const each of RECORDED) {
      const total = run(each).reduce((sum, { ms }) => sum + ms, 0);
      expect(total).toBeLessThanOrEqual(LONGEST + 50);
    }
  });

  it('are the same ones whatever was seen and answered', () => {
    const secret = (found: 'own' | 'other' | 'neither', exchanged: boolean): Event[] => {
      const about = { rule: '3.1', only: [0], seat: 0 };
      return [
        { kind: 'figures_seen', ...about, found },
        { ...about, only: null, kind: 'necklaces_handled' },
        { kind: 'answer_noted', ...about, exchanged },
      ];
    };
    const start = shownFrom(first('theatre_called').after);
    const all = (['own', 'other', 'neither'] as const).flatMap((found) =>
      [true, false].map((exchanged) => steps(start, secret(found, exchanged))),
    );
    for (const each of all) expect(each).toEqual(all[0]);
    expect(all[0]!.map(({ event }) => event!.kind)).not.toContain('answer_noted');
  });

  it('count the points down', () => {
    const { shown } = run(first('lady_glided')).at(-1)!;
    expect(shown.points).toBe(shownFrom(first('lady_glided').before).points! - 1);
  });
});

describe('gondolas', () => {
  it('keep their numbers as long as they can', () => {
    const { before, after } = first('lady_walked');
    const one = shownFrom(before).boats;
    const two = moored(after, one);
    expect(new Set(two.map(({ id }) => id))).toEqual(new Set(one.map(({ id }) => id)));
    for (const { id, dock } of two) expect(one.find((boat) => boat.id === id)!.dock).toBe(dock);
  });
});

describe('the reel', () => {
  it('ends exactly in the view, also when the next one comes too early', () => {
    vi.useFakeTimers();
    const { before, told, after } = first('lady_glided');
    const reel = new VeniceReel(before);
    reel.show(
      after,
      told.map(({ event }) => event),
      false,
    );
    expect(reel.running).toBe(true);
    const next = { ...after, round: after.round + 1 };
    reel.show(next, [], false);
    expect(reel.running).toBe(false);
    expect(reel.shown.view).toBe(next);
    reel.show(
      after,
      told.map(({ event }) => event),
      false,
    );
    vi.advanceTimersByTime(LONGEST + 100);
    expect(reel.running).toBe(false);
    expect(reel.shown.view).toBe(after);
    vi.useRealTimers();
  });
});
