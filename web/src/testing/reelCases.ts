/** What every reel that arrives at once must keep to, for the tests of each game's own. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PromptReel } from '../games/kit/motion/reel.svelte';

export interface Scene<V, E> {
  before: V;
  after: V;
  events: readonly E[];
}

/**
 * Inside a `describe`. `rest` is what nothing that moves leaves behind, `longest` how long a movement
 * takes at most; `next` happens while the first scene is being shown.
 */
export function everyReel<V, E>(
  make: (view: V) => PromptReel<{ view: V }, V, E>,
  { before, after, events }: Scene<V, E>,
  next: Scene<V, E>,
  longest: number,
  rest: object,
): void {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('ends in the view, and is at rest', () => {
    const reel = make(before);
    reel.show(after, events, false);
    expect(reel.running).toBe(true);
    expect(reel.shown.view).not.toBe(after);
    vi.advanceTimersByTime(longest + 500);
    expect(reel.running).toBe(false);
    expect(reel.shown).toMatchObject({ view: after, ...rest });
  });

  it('shows picture by picture to whoever wants no motion, one after the other all the same', () => {
    const reel = make(before);
    reel.stepwise = true;
    reel.show(after, events, false);
    expect([reel.beat, reel.running]).toEqual([0, true]);
    expect(reel.shown.view).not.toBe(after);
    vi.advanceTimersByTime(longest + 500);
    expect(reel.running).toBe(false);
    expect(reel.shown).toMatchObject({ view: after, ...rest });
  });

  it('does not move at all when it is to be still, or when nothing happened', () => {
    for (const [told, still] of [
      [events, true],
      [[], false],
    ] as const) {
      const reel = make(before);
      reel.show(after, told, still);
      expect(reel.running).toBe(false);
      expect(reel.shown.view).toBe(after);
    }
  });

  it('arrives at once when a new view comes in the middle, then goes on from there', () => {
    const reel = make(before);
    reel.show(after, events, false);
    vi.advanceTimersByTime(300);
    reel.show(next.after, next.events, false);
    expect(reel.shown.view).toBe(after);
    expect(reel.running).toBe(true);
    vi.advanceTimersByTime(longest + 500);
    expect(reel.shown.view).toBe(next.after);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('can be cut short', () => {
    const reel = make(before);
    reel.show(after, events, false);
    reel.finish();
    expect(reel.shown.view).toBe(after);
    expect(vi.getTimerCount()).toBe(0);
  });
}
