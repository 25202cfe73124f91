import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { later, taskOf } from './later';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('each deed has a task of its own, and they keep their order', () => {
  const done: string[] = [];
  for (const each of ['ground', 'trees', 'mist']) later(() => done.push(each));
  expect(done).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(done).toEqual(['ground']);
  vi.advanceTimersToNextTimer();
  expect(done).toEqual(['ground', 'trees']);
  vi.runAllTimers();
  expect(done).toEqual(['ground', 'trees', 'mist']);
});

test('what is no longer wanted is not done, and holds nobody up', () => {
  const done: string[] = [];
  const cancel = later(() => done.push('gone'));
  later(() => done.push('here'));
  cancel();
  vi.runAllTimers();
  expect(done).toEqual(['here']);
});

test('who comes while others are at it is last', () => {
  const done: string[] = [];
  later(() => {
    done.push('first');
    later(() => done.push('third'));
  });
  later(() => done.push('second'));
  vi.runAllTimers();
  expect(done).toEqual(['first', 'second', 'third']);
});

test('who waits for what comes of it is told when its turn has come', async () => {
  const done: string[] = [];
  later(() => done.push('before'));
  const found = taskOf(() => done.length);
  vi.runAllTimers();
  expect(await found).toBe(1);
});
