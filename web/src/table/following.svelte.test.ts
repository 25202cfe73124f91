import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Frame, Told } from '../gen/wire';
import type { TableSocket } from '../net/tableSocket.svelte';
import { forget } from '../session/seen';
import { Following } from './following.svelte';

const told = (...at: number[]): Told[] => at.map((each) => ({ at: each, event: { n: each } }));
const MOVES = [{ kind: 'lay', tile: 1 }];

/** What the line has brought so far. */
class Brought {
  readonly id = 'mivo-tarelu';
  readonly seat = 0;
  readonly dead = false;
  frame = $state.raw<Frame | null>(null);
  told = $state.raw<Told[]>([]);
  lines = $state.raw<Frame['lines']>([]);

  /** As a socket does, the same moves are the same array. */
  frameOf(at: number, moves: unknown[], awaited = [0]): void {
    const known = this.told.length;
    this.told = [
      ...this.told,
      ...told(...Array.from({ length: at }, (_, each) => each).slice(known)),
    ];
    this.frame = { at, view: { at }, moves, awaited, result: null } as unknown as Frame;
    flushSync();
  }
}

let brought: Brought;
let following: Following;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  forget();
  brought = new Brought();
  stop = $effect.root(() => {
    following = new Following(brought as unknown as TableSocket);
  });
  flushSync();
  brought.frameOf(5, MOVES);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('keeps on offer what is on offer, while others move', () => {
  expect(following.moves).toBe(MOVES);
  brought.frameOf(6, MOVES);
  expect([following.resting, following.catchUp.shown?.at]).toEqual([false, 6]);
  expect(following.moves).toBe(MOVES);
  brought.frameOf(7, MOVES);
  expect(following.catchUp.shown?.at).toBe(6);
  expect(following.moves).toBe(MOVES);
});

it('offers what is new only when it can be seen why', () => {
  const others = [{ kind: 'stay' }];
  brought.frameOf(6, MOVES);
  brought.frameOf(7, others);
  expect(following.moves).toEqual([]);
  following.rested();
  flushSync();
  expect(following.catchUp.shown?.at).toBe(7);
  expect(following.moves).toBe(others);
});

it('offers what can be done out of turn', () => {
  const looks = [{ kind: 'investigate', opponents: [1, 2] }];
  brought.frameOf(6, looks, [2]);
  expect([following.mine, following.catchUp.shown?.at]).toEqual([false, 6]);
  expect(following.moves).toBe(looks);
});

it('does not wait for ever for a board that never comes to rest', () => {
  brought.frameOf(6, MOVES);
  expect(following.abreast).toBe(false);
  vi.advanceTimersByTime(6000);
  flushSync();
  expect(following.abreast).toBe(true);
});

/** The numbers of what the log tells. */
const logged = () => following.told.map(({ at }) => at);

it('tells in the log only what the board has shown', () => {
  brought.lines = [{ kind: 'undo', at: 6 }] as unknown as Frame['lines'];
  brought.frameOf(5, MOVES, [0, 1]);
  brought.frameOf(8, MOVES, [0]);
  const [five, six] = following.catchUp.shown!.told;
  following.showing(five!.event);
  expect(logged()).toEqual([0, 1, 2, 3, 4, 5]);
  expect(following.lines).toEqual([]);
  // Nobody is told that it is their turn as long as others are seen to act.
  expect(following.frame!.awaited).toEqual([1]);
  // What happens meanwhile has to wait as well.
  brought.frameOf(9, MOVES, [2]);
  expect(following.behind).toBe(true);
  following.showing(six!.event);
  flushSync();
  expect(logged().at(-1)).toBe(6);
  following.rested();
  flushSync();
  expect([logged().at(-1), following.frame!.awaited]).toEqual([7, [1]]);
  expect(following.lines).toHaveLength(1);
  following.rested();
  flushSync();
  expect([logged().at(-1), following.frame!.awaited]).toEqual([8, [2]]);
  expect(following.behind).toBe(false);
});

it('tells all at once where the board does not say what it shows', () => {
  brought.frameOf(8, MOVES);
  expect(following.resting).toBe(false);
  expect(logged().at(-1)).toBe(7);
});

it('waits as long as the board goes on', () => {
  brought.frameOf(8, MOVES);
  for (const { event } of following.catchUp.shown!.told) {
    following.showing(event);
    flushSync();
    vi.advanceTimersByTime(4000);
    flushSync();
    expect(following.resting).toBe(false);
  }
  vi.advanceTimersByTime(2000);
  flushSync();
  expect(following.resting).toBe(true);
});
