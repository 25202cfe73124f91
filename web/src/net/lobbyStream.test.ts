import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LobbyStream } from './lobbyStream';

/** As a browser's, but that the test is the house. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static made: FakeSource[] = [];
  readyState = 1;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly url: string) {
    super();
    FakeSource.made.push(this);
  }
  close(): void {
    this.readyState = FakeSource.CLOSED;
  }
  tells(kind: string, data: unknown = {}): void {
    this.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify(data) }));
  }
  fails(forGood: boolean): void {
    this.readyState = forGood ? FakeSource.CLOSED : 0;
    this.onerror?.();
  }
}

let heard: string[];
let stream: LobbyStream;
const source = () => FakeSource.made.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  FakeSource.made = [];
  heard = [];
  stream = new LobbyStream({
    lists: (lists) => heard.push(Object.keys(lists).join()),
    mine: () => heard.push('mine'),
    broken: () => heard.push('broken'),
  });
});
afterEach(() => {
  stream.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('tells what came, and that there is a house', () => {
  expect(stream.open()).toBe(true);
  expect(stream.open()).toBe(true);
  expect(FakeSource.made.map(({ url }) => url)).toEqual(['/api/lobby']);
  expect(stream.live).toBe(false);
  source().tells('mine');
  source().tells('lists', { open: [], running: [] });
  source().tells('pulse');
  expect(heard).toEqual(['mine', 'open,running', '']);
  expect(stream.live).toBe(true);
});

it('leaves it to the browser to come back from a cut', () => {
  stream.open();
  source().tells('lists', { open: [] });
  source().fails(false);
  expect([stream.live, ...heard]).toEqual([false, 'open', 'broken']);
  vi.advanceTimersByTime(60_000);
  expect(FakeSource.made.length).toBe(1);
  source().tells('pulse');
  expect(stream.live).toBe(true);
});

it('comes back by itself where the house had no room', () => {
  stream.open();
  source().fails(true);
  expect(heard).toEqual(['broken']);
  vi.advanceTimersByTime(30_000);
  expect(FakeSource.made.length).toBe(2);
});

it('takes a long silence for a dead line', () => {
  stream.open();
  source().tells('lists', { open: [] });
  const first = source();
  vi.advanceTimersByTime(31_000);
  expect([first.readyState, stream.live]).toEqual([FakeSource.CLOSED, false]);
  expect(heard).toEqual(['open', 'broken']);
  vi.advanceTimersByTime(30_000);
  expect(FakeSource.made.length).toBe(2);
});

it('is nothing where a browser has none', () => {
  vi.stubGlobal('EventSource', undefined);
  expect(stream.open()).toBe(false);
});
