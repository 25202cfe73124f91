import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { released } from './press';

beforeEach(() => {
  // Tests share a page, and another may have gone while it pressed something.
  happens('pointercancel');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const happens = (kind: string) => document.body.dispatchEvent(new Event(kind, { bubbles: true }));

/** What has happened, in order, when a page that waits for the end of a press goes on. */
function waiting(): string[] {
  const order: string[] = [];
  void released().then(() => order.push('moved'));
  return order;
}

it('is over at once where nothing is pressed', async () => {
  const order = waiting();
  await vi.advanceTimersByTimeAsync(0);
  expect(order).toEqual(['moved']);
});

it.each(['pointerup', 'pointercancel'])('ends by a %s, after the click', async (end) => {
  happens('pointerdown');
  const order = waiting();
  document.body.addEventListener('click', () => order.push('clicked'), { once: true });
  await vi.advanceTimersByTimeAsync(500);
  expect(order).toEqual([]);
  happens(end);
  await Promise.resolve();
  happens('click');
  await vi.advanceTimersByTimeAsync(0);
  expect(order).toEqual(['clicked', 'moved']);
});

it('is not waited for without end', async () => {
  happens('pointerdown');
  const order = waiting();
  await vi.advanceTimersByTimeAsync(5010);
  expect(order).toEqual(['moved']);
  happens('pointerdown');
  const second = waiting();
  await vi.advanceTimersByTimeAsync(500);
  expect(second).toEqual([]);
  happens('pointerup');
  await vi.advanceTimersByTimeAsync(0);
  expect(second).toEqual(['moved']);
});
