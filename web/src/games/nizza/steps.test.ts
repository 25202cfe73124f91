import { describe, expect, it, vi } from 'vitest';
import { everyReel } from '../../testing/reelCases';
import { chimneyAt, distance, inside, STREET, WATER } from './bay';
import { pointAlong } from './path';
import { outOf, turnOf } from './polar';
import { first, RECORDED } from './recorded';
import { BayReel } from './reel.svelte';
import { diceOf, type Shown, shownFrom } from './shown';
import { fall, LONGEST, steps, swing } from './steps';

const eventsOf = ({ told }: (typeof RECORDED)[number]) => told.map(({ event }) => event);

/** What a movement must have brought about by itself, without the last view's help. */
function moved({ view }: Shown) {
  const { pawns, ropes, round, first: starter } = view;
  return { pawns, ropes, round, starter, dice: diceOf(view) };
}

describe('movement', () => {
  it.each(
    RECORDED.map(
      (each) => [[...new Set(eventsOf(each).map(({ kind }) => kind))].join(', '), each] as const,
    ),
  )('leads to the next view: %s', (_, each) => {
    const made = steps(shownFrom(each.before), eventsOf(each));
    expect(moved(made.at(-1)!.shown)).toEqual(moved(shownFrom(each.after)));
    expect(made.at(-1)!.shown.motion).toBeNull();
  });

  it('swings round the chimney, never farther out than the rope is long', () => {
    const each = first('pawn_swung');
    const event = eventsOf(each).find(({ kind }) => kind === 'pawn_swung')!;
    if (event.kind !== 'pawn_swung') throw new Error('cannot be');
    const start = each.before.pawns[event.seat]!.place;
    if (start.kind !== 'high' && start.kind !== 'street') throw new Error('cannot be');
    const hook = chimneyAt(event.chimney);
    const path = swing(hook, start, event, event.length);
    expect(path[0]).toMatchObject({ x: start.x, y: start.y });
    expect(path.at(-1)).toMatchObject({ x: event.x, y: event.y });
    for (const point of path) expect(distance(hook, point)).toBeLessThanOrEqual(event.length + 1);
  });

  it('falls straight down the wall, and into the water in front of the square', () => {
    const each = first('pawn_fell');
    const event = eventsOf(each).find(({ kind }) => kind === 'pawn_fell')!;
    if (event.kind !== 'pawn_fell') throw new Error('cannot be');
    const high = { x: 4900, y: 1400 };
    const [, foot] = fall(high, 13);
    expect(turnOf(foot!)).toBeCloseTo(turnOf(high), 0);
    expect(outOf(foot!)).toBeLessThan(outOf(high));
    const end = fall(event, event.square).at(-1)!;
    expect(inside(WATER[event.square - 1]!.polygon, end)).toBe(true);
    expect(STREET.some(({ polygon }) => inside(polygon, end))).toBe(false);
  });

  it('lays no ruler where an attempt by eye falls short', () => {
    const each = first('reach_missed');
    const made = steps(shownFrom(each.before), eventsOf(each));
    expect(made.map(({ shown }) => shown.ruler).filter((ruler) => ruler !== null)).toEqual([]);
    expect(JSON.stringify(each.told)).not.toContain('distance');
    const reached = first('measured');
    const laid = steps(shownFrom(reached.before), eventsOf(reached));
    expect(laid.some(({ shown }) => shown.ruler !== null)).toBe(true);
  });

  it('is bounded, however much happened', () => {
    const each = first('pawn_fell');
    const many = Array.from({ length: 12 }, () => eventsOf(each)).flat();
    const total = steps(shownFrom(each.before), many).reduce((sum, { ms }) => sum + ms, 0);
    expect(total).toBeLessThanOrEqual(LONGEST + many.length * 2);
  });

  it('finds points along a path', () => {
    const path = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 30 },
    ];
    expect([0, 0.25, 0.5, 1].map((part) => pointAlong(path, part))).toEqual([
      path[0],
      path[1],
      { x: 10, y: 10 },
      path[2],
    ]);
  });
});

describe('the reel', () => {
  const scene = (kind: Parameters<typeof first>[0]) => {
    const each = first(kind);
    return { before: each.before, after: each.after, events: eventsOf(each) };
  };
  everyReel((view) => new BayReel(view), scene('pawn_swung'), scene('dice_thrown'), LONGEST, {
    flights: [],
    motion: null,
  });

  it('has gone its whole way at the end', () => {
    const { before, after, events } = scene('pawn_swung');
    const reel = new BayReel(before);
    reel.show(after, events, false);
    vi.advanceTimersByTime(LONGEST + 500);
    expect(reel.progress).toBe(1);
  });
});
