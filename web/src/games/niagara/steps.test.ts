import { describe, expect, it } from 'vitest';
import { everyReel } from '../../testing/reelCases';
import { first, RECORDED } from './recorded';
import { RiverReel } from './reel.svelte';
import { DISCS } from './river';
import { type Shown, shownFrom } from './shown';
import { LONGEST, settled, shifted, steps } from './steps';

const eventsOf = ({ told }: (typeof RECORDED)[number]) => told.map(({ event }) => event);

/** What a movement must have brought about by itself, without the last view's help. */
function moved({ view }: Shown) {
  const { canoes, sites, stores, weather, lifebuoy, round, turned, sealed, laid } = view;
  return { canoes, sites, stores, weather, lifebuoy, round, turned, sealed, laid };
}

describe('movement', () => {
  it.each(
    RECORDED.map(
      (each) =>
        [
          eventsOf(each)
            .map(({ kind }) => kind)
            .join(', '),
          each,
        ] as const,
    ),
  )('leads to the next view: %s', (_, each) => {
    const made = steps(shownFrom(each.before), eventsOf(each), each.after);
    expect(moved(made.at(-1)!.shown)).toEqual(moved(shownFrom(each.after)));
    expect(settled(made.at(-1)!.shown, each.after).view).toBe(each.after);
  });

  it('passes every disc on the way, and counts the points down', () => {
    const each = first('canoe_paddled');
    const made = steps(shownFrom(each.before), eventsOf(each), each.after);
    const paddled = made.filter(({ event }) => event?.kind === 'canoe_paddled');
    const left = paddled.map(({ shown }) => shown.points!.left);
    expect(left.length).toBeGreaterThan(1);
    expect(left).toEqual(left.toSorted((a, b) => b - a));
    expect(new Set(left).size).toBe(left.length);
  });

  it('is bounded, however much happened', () => {
    const each = first('canoe_fell');
    const many = Array.from({ length: 9 }, () => eventsOf(each)).flat();
    const total = steps(shownFrom(each.before), many, each.after).reduce(
      (sum, { ms }) => sum + ms,
      0,
    );
    expect(total).toBeLessThanOrEqual(LONGEST + many.length);
  });

  it('leaves one disc on every place, and new ones behind the rope', () => {
    let { discs } = shownFrom(RECORDED[0]!.before);
    for (const side of ['L', 'L', 'R', 'L'] as const) discs = shifted(discs, side);
    const places = discs.map(({ at }) => at).filter((at) => !at.startsWith('over'));
    expect(places.toSorted()).toEqual([...DISCS, 'spring', 'stock'].toSorted());
    expect(new Set(discs.map(({ id }) => id)).size).toBe(discs.length);
  });
});

describe('the reel', () => {
  const scene = (kind: Parameters<typeof first>[0]) => {
    const each = first(kind);
    return { before: each.before, after: each.after, events: eventsOf(each) };
  };
  everyReel((view) => new RiverReel(view), scene('disc_pushed'), scene('tile_laid'), LONGEST, {
    flights: [],
    points: null,
  });
});
