import { describe, expect, it } from 'vitest';
import { everyReel } from '../../testing/reelCases';
import { first, RECORDED } from './recorded';
import { ShoreReel } from './reel.svelte';
import { LONGEST, type Shown, shownFrom, steps } from './steps';

const eventsOf = ({ told }: (typeof RECORDED)[number]) => told.map(({ event }) => event);

/** What a movement must have brought about by itself, without the last view's help. */
function moved({ view, winners }: Shown) {
  const { tide, shells, wet } = view;
  return { tide, shells, wet, winners };
}

describe('movement', () => {
  it.each(
    RECORDED.map(
      (each) => [[...new Set(eventsOf(each).map(({ kind }) => kind))].join(', '), each] as const,
    ),
  )('leads to the next view: %s', (_, each) => {
    const made = steps(shownFrom(each.before), eventsOf(each), each.after);
    expect(moved(made.at(-1)!.shown)).toEqual(moved(shownFrom(each.after)));
  });

  it('is bounded, however much happened', () => {
    const each = first('shells_gathered');
    const many = Array.from({ length: 9 }, () => eventsOf(each)).flat();
    const made = steps(shownFrom(each.before), many, each.after);
    const total = made.reduce((sum, { ms }) => sum + ms, 0);
    expect(total).toBeLessThanOrEqual(LONGEST + made.length);
  });

  it('floods the reef by a four, and the sandbank too by a six', () => {
    const { before, after } = first('wave_came');
    const flood = (die: number) => {
      const came = { kind: 'wave_came', die, rule: '3.1', only: null } as const;
      return steps(shownFrom(before), [came], after)[0]!.shown.flood;
    };
    expect([1, 2, 3, 4, 5, 6].map(flood)).toEqual([0, 0, 0, 1, 1, 2]);
  });
});

describe('the reel', () => {
  const scene = (kind: Parameters<typeof first>[0]) => {
    const each = first(kind);
    return { before: each.before, after: each.after, events: eventsOf(each) };
  };
  everyReel((view) => new ShoreReel(view), scene('wave_came'), scene('place_chosen'), LONGEST, {
    flights: [],
    die: null,
  });
});
