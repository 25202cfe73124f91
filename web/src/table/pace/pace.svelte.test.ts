import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame } from '../../gen/wire';
import type { TableSocket } from '../../net/tableSocket.svelte';
import { tempos } from '../../session/tempo.svelte';
import type { Following } from '../following.svelte';
import type { TableActions } from '../tableActions.svelte';
import { playForced } from './forced.svelte';
import { Skipping } from './skipping.svelte';

const ONLY = { kind: 'end_turn' };

/** A table of which all that counts here can be set. */
class Table {
  frame = $state.raw<Frame | null>(null);
  resting = $state(true);
  looking = $state(true);
  alone = $state(true);
  hurries = 0;
  readonly made: unknown[] = [];

  get mine(): boolean {
    return this.frame?.awaited.includes(0) ?? false;
  }
  get abreast(): boolean {
    return this.resting;
  }
  hurry(): void {
    this.hurries += 1;
  }
  busy(): boolean {
    return false;
  }
  submit(move: unknown): Promise<void> {
    this.made.push(move);
    return Promise.resolve();
  }
  stands(at: number, awaited: number[], also: Partial<Frame> = {}): void {
    const plain = { at, awaited, moves: [], forced: false, result: null };
    this.frame = { ...plain, ...also } as unknown as Frame;
    flushSync();
  }
  moving(): void {
    this.resting = false;
    flushSync();
  }
  rests(): void {
    this.resting = true;
    flushSync();
  }
}

let table: Table;
let stop: () => void;

function made<T>(make: (following: Following, socket: TableSocket) => T): T {
  let result!: T;
  stop = $effect.root(() => {
    result = make(table as unknown as Following, table as unknown as TableSocket);
  });
  flushSync();
  return result;
}

beforeEach(() => {
  vi.useFakeTimers();
  table = new Table();
});
afterEach(() => {
  stop();
  tempos.forced = false;
  vi.useRealTimers();
});

function later(): void {
  vi.advanceTimersByTime(1000);
  flushSync();
}

describe('skipping', () => {
  const skipping = () =>
    made((following, socket) => new Skipping(socket, following, () => table.alone));

  it('leads to the end of a movement, and from then on all is as before', () => {
    table.alone = false;
    table.stands(1, [1]);
    const skip = skipping();
    later();
    expect(skip.offered).toBe(false);
    table.moving();
    expect(skip.offered).toBe(false);
    later();
    expect(skip.offered).toBe(true);
    skip.skip();
    flushSync();
    expect([skip.hurried, skip.skips, skip.offered]).toEqual([true, 1, false]);
    expect(table.hurries).toBe(0);
    table.rests();
    expect(skip.hurried).toBe(false);
  });

  it('ends the waiting for bots as well, until the reader is waited for', () => {
    table.stands(1, [1]);
    const skip = skipping();
    later();
    expect(skip.offered).toBe(true);
    skip.skip();
    flushSync();
    expect(table.hurries).toBe(1);
    table.stands(2, [2]);
    table.moving();
    table.rests();
    expect(skip.hurried).toBe(true);
    later();
    expect(skip.offered).toBe(false);
    table.stands(3, [0]);
    expect(skip.hurried).toBe(false);
    later();
    expect(skip.offered).toBe(false);
  });
});

describe('a move that is the only one', () => {
  const playing = () =>
    made((following, socket) => playForced(socket, following, table as unknown as TableActions));

  it('is made once, if it is wanted and everybody can see that it is the only one', () => {
    tempos.forced = true;
    playing();
    table.stands(4, [0], { moves: [ONLY], forced: true });
    expect(table.made).toEqual([ONLY]);
    table.stands(4, [0], { moves: [ONLY], forced: true });
    expect(table.made).toEqual([ONLY]);
  });

  it('takes its player’s own time where its being the only one is a secret', () => {
    tempos.forced = true;
    playing();
    table.stands(4, [0], { moves: [ONLY], forced: false });
    later();
    table.stands(5, [0], { moves: [ONLY, { kind: 'other' }], forced: false });
    later();
    expect(table.made).toEqual([]);
  });

  it('waits until the reader has seen what led to it', () => {
    tempos.forced = true;
    playing();
    table.moving();
    table.stands(4, [0], { moves: [ONLY], forced: true });
    expect(table.made).toEqual([]);
    table.rests();
    expect(table.made).toEqual([ONLY]);
  });

  it('is left to who does not want that', () => {
    playing();
    table.stands(4, [0], { moves: [ONLY], forced: true });
    expect(table.made).toEqual([]);
  });
});
