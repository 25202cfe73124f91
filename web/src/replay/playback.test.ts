import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Moment, Moments } from '../gen/wire';
import { marks, Playback, type Fetch } from './playback.svelte';

const LAST = 10;
const moment = (eyes: string, at: number): Moment => ({
  at,
  seat: at === 0 ? null : at % 3,
  line: null,
  view: { eyes, round: Math.floor(at / 4) },
  told: at === 0 ? [] : [{ at: at - 1, event: { kind: 'tile_laid' } }],
});

/** A house that tells four moments at a time. */
const house = vi.fn<Fetch>(async (eyes, since): Promise<Moments> => {
  const seen = eyes ?? 'all';
  const all = Array.from({ length: LAST + 1 }, (_, at) => moment(seen, at));
  return {
    eyes: seen,
    choices: ['all', 'watcher', '0'],
    last: LAST,
    moments: all.slice(since, since + 4),
  };
});

async function opened(at = 0, eyes: string | null = null): Promise<Playback> {
  const playback = new Playback(house, at);
  await playback.look(eyes);
  return playback;
}

beforeEach(() => {
  vi.useFakeTimers();
  house.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a game shown again', () => {
  it('is fetched page by page, through the eyes that the house chooses', async () => {
    const playback = await opened();
    expect(playback.moments.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(house.mock.calls).toEqual([
      [null, 0],
      [null, 4],
      [null, 8],
    ]);
    expect([playback.eyes, playback.last]).toEqual(['all', LAST]);
    expect(playback.choices).toEqual(['all', 'watcher', '0']);
  });

  it('shows the way to a moment slowly, from the one before it, and stays there', async () => {
    const playback = await opened(7);
    playback.slowly(7);
    expect([playback.at, playback.told, playback.speed]).toEqual([6, [], 0.3]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([playback.at, playback.told.length, playback.playing]).toEqual([7, 1, false]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(playback.at).toBe(7);
    playback.slowly(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(playback.at).toBe(0);
  });

  it('opens at the moment of the address, or the nearest there is', async () => {
    expect((await opened(7)).moment!.at).toBe(7);
    expect((await opened(700)).moment!.at).toBe(LAST);
  });

  it('shows one step on as movement, and everything else at once', async () => {
    const playback = await opened(3);
    expect(playback.told).toEqual([]);
    playback.go(4);
    expect(playback.told).toEqual(moment('all', 4).told);
    playback.go(3);
    expect(playback.told).toEqual([]);
    playback.go(5);
    expect(playback.told).toEqual([]);
    playback.go(99);
    playback.go(-1);
    expect([playback.at, playback.told]).toEqual([0, []]);
  });

  it('is seen through other eyes at the same moment, and asked for once', async () => {
    const playback = await opened(5);
    playback.go(6);
    await playback.look('0');
    expect([playback.at, playback.told]).toEqual([6, []]);
    expect(playback.moment!.view).toMatchObject({ eyes: '0' });
    const asked = house.mock.calls.length;
    await playback.look('all');
    await playback.look('0');
    expect(house.mock.calls.length).toBe(asked);
    expect(playback.eyes).toBe('0');
  });

  it('does not come back to eyes that are no longer wanted', async () => {
    const playback = await opened();
    let late = () => {};
    const slow = new Promise<void>((resolve) => (late = resolve));
    const usual = house.getMockImplementation()!;
    house.mockImplementationOnce(async (eyes, since) => {
      await slow;
      return usual(eyes, since);
    });
    const first = playback.look('watcher');
    await playback.look('0');
    late();
    await first;
    expect(playback.eyes).toBe('0');
    expect(playback.moment!.view).toMatchObject({ eyes: '0' });
  });
});

describe('what runs by itself', () => {
  it('goes on when the board is at rest, and stops at the end', async () => {
    const playback = await opened(LAST - 2);
    playback.play();
    vi.advanceTimersByTime(700);
    expect(playback.at).toBe(LAST - 1);
    vi.advanceTimersByTime(3000);
    expect(playback.at).toBe(LAST - 1);
    playback.rested();
    vi.advanceTimersByTime(699);
    expect(playback.at).toBe(LAST - 1);
    vi.advanceTimersByTime(1);
    expect([playback.at, playback.over, playback.playing]).toEqual([LAST, true, true]);
    playback.rested();
    vi.advanceTimersByTime(700);
    expect([playback.at, playback.playing]).toEqual([LAST, false]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not wait for ever for a board that says nothing', async () => {
    const playback = await opened();
    playback.play();
    vi.advanceTimersByTime(700 + 6000);
    expect(playback.at).toBe(2);
  });

  it('is four times as fast if one likes', async () => {
    const playback = await opened();
    playback.speed = 4;
    playback.play();
    for (let step = 1; step <= 5; step++) {
      vi.advanceTimersByTime(175);
      expect(playback.at).toBe(step);
      playback.rested();
    }
  });

  it('stops under a hand, and begins anew at the end', async () => {
    const playback = await opened();
    playback.play();
    playback.jump(5);
    vi.advanceTimersByTime(60_000);
    expect([playback.at, playback.playing]).toEqual([5, false]);
    playback.rested();
    expect(vi.getTimerCount()).toBe(0);
    playback.jump(LAST);
    playback.toggle();
    expect([playback.at, playback.playing]).toEqual([0, true]);
    playback.toggle();
    expect(playback.playing).toBe(false);
  });
});

describe('the ticks', () => {
  const moments = Array.from({ length: LAST + 1 }, (_, at) => moment('all', at));

  it('stand where a turn begins', () => {
    expect(marks(moments, (view) => (view as { round: number }).round)).toEqual([4, 8]);
  });

  it('stand where somebody else moves, if a game does not count turns', () => {
    const seats = [null, 0, 0, 1, 1, -1, 0];
    const some = seats.map((seat, at) => ({ ...moment('all', at), seat }));
    expect(marks(some, undefined)).toEqual([1, 3, 5, 6]);
    expect(marks([], undefined)).toEqual([]);
  });
});
