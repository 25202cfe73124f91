import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Frame, Told } from '../gen/wire';
import { Following } from './following.svelte';
import type { Link } from './link.svelte';
import { forget } from './presented.svelte';

const told = (...at: number[]): Told[] => at.map((each) => ({ at: each, event: { n: each } }));
const MOVES = [{ kind: 'lay', tile: 1 }];

/** What the line has brought so far. */
class Brought {
  readonly id = 'mivo-tarelu';
  readonly seat = 0;
  readonly dead = false;
  frame = $state.raw<Frame | null>(null);
  told = $state.raw<Told[]>([]);

  /** As a link does, the same moves are the same array. */
  frameOf(at: number, moves: unknown[], awaited = [0]): void {
    this.told = told(...Array.from({ length: at }, (_, each) => each));
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
    following = new Following(brought as unknown as Link);
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
  expect([following.resting, following.presented.shown?.at]).toEqual([false, 6]);
  expect(following.moves).toBe(MOVES);
  brought.frameOf(7, MOVES);
  expect(following.presented.shown?.at).toBe(6);
  expect(following.moves).toBe(MOVES);
});

it('offers what is new only when it can be seen why', () => {
  const others = [{ kind: 'stay' }];
  brought.frameOf(6, MOVES);
  brought.frameOf(7, others);
  expect(following.moves).toEqual([]);
  following.rested();
  flushSync();
  expect(following.presented.shown?.at).toBe(7);
  expect(following.moves).toBe(others);
});

it('offers what can be done out of turn', () => {
  const looks = [{ kind: 'investigate', opponents: [1, 2] }];
  brought.frameOf(6, looks, [2]);
  expect([following.mine, following.presented.shown?.at]).toEqual([false, 6]);
  expect(following.moves).toBe(looks);
});

it('does not wait for ever for a board that never comes to rest', () => {
  brought.frameOf(6, MOVES);
  expect(following.abreast).toBe(false);
  vi.advanceTimersByTime(6000);
  flushSync();
  expect(following.abreast).toBe(true);
});
