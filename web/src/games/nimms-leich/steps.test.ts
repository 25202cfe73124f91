import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { first, RECORDED } from './recorded';
import { NightReel } from './reel.svelte';
import { type Shown, shownFrom, trialAgain, wins } from './shown';
import { LONGEST, steps } from './steps';

const eventsOf = ({ told }: (typeof RECORDED)[number]) => told.map(({ event }) => event);
const sizes = (rows: readonly (readonly unknown[])[]) => rows.map((row) => row.length);
const count = first('bid_judged', 4);

/** What a movement must have brought about by itself, without the last view's help. */
function moved({ view, winners }: Shown) {
  const { row, round, tokens, hands, piles, aside, discards, bids } = view;
  const own = view.seat === null ? [] : hands[view.seat];
  const over = view.phase.kind === 'over';
  return {
    own,
    row,
    round,
    tokens,
    // When all is over, the last bids are gone from the view, and remembered by the inquest.
    bids: over ? null : bids,
    cards: [hands, piles, discards, [aside]].map(sizes),
    winners,
  };
}

describe('movement', () => {
  it.each(
    RECORDED.map(
      (each) => [[...new Set(eventsOf(each).map(({ kind }) => kind))].join(', '), each] as const,
    ),
  )('leads to the next view: %s', (_, each) => {
    const made = steps(shownFrom(each.before), eventsOf(each), each.after);
    const { shown } = made.at(-1)!;
    const goal = shownFrom(each.after);
    const arrived = { ...shown, view: { ...shown.view, phase: each.after.phase } };
    expect(moved(arrived)).toEqual(moved(goal));
  });

  it('shows no thumb before three, and then all at once', () => {
    const made = steps(shownFrom(count.before), eventsOf(count), count.after);
    const known = shownFrom(count.before).trial!.thumbs;
    const before = made.filter(({ shown }) => shown.trial && shown.trial.three < 3);
    expect(before.length).toBeGreaterThanOrEqual(2);
    for (const { shown } of before) expect(shown.trial!.thumbs).toEqual(known);
    const at = made.findIndex(({ shown }) => shown.trial?.three === 3);
    expect(made[at]!.shown.trial!.thumbs).toEqual(count.after.inquests.at(-1)!.thumbs);
  });

  it('counts hand after hand, up to the total', () => {
    const made = steps(shownFrom(count.before), eventsOf(count), count.after);
    const shown = made.filter(({ event }) => event?.kind === 'hand_shown');
    const open = shown.map(({ shown: { trial } }) => trial!.hands.filter(Boolean).length);
    expect(open).toEqual([1, 2, 3, 4]);
    const totals = shown.map(({ shown: { trial } }) => trial!.total);
    expect(totals).toEqual(totals.toSorted((one, two) => one - two));
    const inquest = count.after.inquests.at(-1)!;
    expect(totals.at(-1)).toBe(inquest.total);
    expect(shown.at(-1)!.shown.trial!.hands).toEqual(inquest.hands);
    expect(shown.map(({ shown: { trial } }) => trial!.good)).toEqual([null, null, null, null]);
  });

  it('counts card after card among three', () => {
    const three = first('bid_judged', 3);
    const made = steps(shownFrom(three.before), eventsOf(three), three.after);
    const shown = made.filter(({ event }) => event?.kind === 'hand_shown');
    const open = shown.map(
      ({ shown: { trial } }) => trial!.hands.flat().filter((card) => card !== null).length,
    );
    expect(open).toEqual([1, 2, 3, 4, 5, 6]);
    const totals = shown.map(({ shown: { trial } }) => trial!.total);
    expect(totals).toEqual(totals.toSorted((one, two) => one - two));
    expect(totals.at(-1)).toBe(three.after.inquests.at(-1)!.total);
  });

  it('is bounded, however much happened', () => {
    const many = Array.from({ length: 9 }, () => eventsOf(count)).flat();
    const made = steps(shownFrom(count.before), many, count.after);
    const total = made.reduce((sum, { ms }) => sum + ms, 0);
    expect(total).toBeLessThanOrEqual(LONGEST + made.length);
  });
});

describe('a count that is looked at again', () => {
  it('is the one that was seen', () => {
    const made = steps(shownFrom(count.before), eventsOf(count), count.after);
    const judged = made.find(({ event }) => event?.kind === 'bid_judged')!.shown.trial!;
    const again = trialAgain(count.after, count.after.inquests.length - 1)!;
    expect(again).toEqual(judged);
    expect(again.thumbs.map((thumb, seat) => wins(again, seat) === (thumb === again.good))).toEqual(
      again.thumbs.map(() => true),
    );
    expect(trialAgain(count.after, 99)).toBeNull();
  });
});

describe('the reel', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const bid = first('bid_made', 4);

  it('ends in the view, and is at rest', () => {
    const reel = new NightReel(count.before);
    reel.show(count.after, eventsOf(count), false);
    expect(reel.running).toBe(true);
    expect(reel.shown.view).not.toBe(count.after);
    vi.advanceTimersByTime(LONGEST + 500);
    expect(reel.running).toBe(false);
    expect(reel.shown).toEqual(shownFrom(count.after));
    expect(reel.shown.view).toBe(count.after);
  });

  it('does not move at all when it is to be still, or when nothing happened', () => {
    for (const [events, still] of [
      [eventsOf(count), true],
      [[], false],
    ] as const) {
      const reel = new NightReel(count.before);
      reel.show(count.after, events, still);
      expect(reel.running).toBe(false);
      expect(reel.shown.view).toBe(count.after);
    }
  });

  it('does not cut a count short when the next bid comes, and ends in the newest view', () => {
    const reel = new NightReel(count.before);
    reel.show(count.after, eventsOf(count), false);
    vi.advanceTimersByTime(1500);
    reel.show(bid.after, eventsOf(bid), false);
    const seen = new Set<string>();
    let passed = false;
    for (let ms = 0; ms < LONGEST + 500; ms += 20) {
      vi.advanceTimersByTime(20);
      if (reel.event) seen.add(reel.event.kind);
      passed ||= reel.shown.view === count.after;
    }
    expect([...seen]).toEqual(expect.arrayContaining(['bid_judged', 'round_opened', 'bid_made']));
    expect(passed).toBe(true);
    expect(reel.shown.view).toBe(bid.after);
    expect(reel.running).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('hastens when more has happened', () => {
    const reel = new NightReel(count.before);
    reel.show(count.after, eventsOf(count), false);
    const all = steps(shownFrom(count.before), eventsOf(count), count.after);
    const total = all.reduce((sum, { ms }) => sum + ms, 0);
    reel.hasten();
    vi.advanceTimersByTime(all[0]!.ms + (total - all[0]!.ms) / 2 + 10);
    expect(reel.running).toBe(false);
  });

  it('can be cut short, with all that waits', () => {
    const reel = new NightReel(count.before);
    reel.show(count.after, eventsOf(count), false);
    reel.show(bid.after, eventsOf(bid), false);
    reel.finish();
    expect(reel.shown.view).toBe(bid.after);
    expect(vi.getTimerCount()).toBe(0);
  });
});
