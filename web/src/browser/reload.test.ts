import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadIfOutdated, reloadOnce } from './reload';

const reload = vi.fn();
beforeEach(() => vi.stubGlobal('location', { ...location, reload }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sessionStorage.clear();
  reload.mockClear();
});

it('loads a page anew once, and again only much later', () => {
  vi.useFakeTimers();
  expect([reloadOnce(), reloadOnce()]).toEqual([true, false]);
  expect(reload).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(120_000);
  expect(reloadOnce()).toBe(true);
});

it('never does so where it could not be noted', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('not here', 'SecurityError');
    },
  });
  expect(reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('leaves a page alone whose house is out of reach', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
  await reloadIfOutdated();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 503 })));
  await reloadIfOutdated();
  expect(reload).not.toHaveBeenCalled();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  await reloadIfOutdated();
  expect(reload).toHaveBeenCalledOnce();
});
