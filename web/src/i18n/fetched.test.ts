import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetched, PATIENCE } from './fetched';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What never comes, unless it is given up. */
const never = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

describe('a text of the house', () => {
  it('is read, and nothing waits any more', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('hello')));
    expect(await fetched('/a')).toBe('hello');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that is not there is named', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
    await expect(fetched('/a')).rejects.toThrow('/a: 404');
  });

  it.each([
    ['before it begins', (signal: AbortSignal) => never(signal)],
    [
      'in its middle',
      (signal: AbortSignal) => Promise.resolve({ ok: true, text: () => never(signal) }),
    ],
  ])('that hangs %s is given up', async (_, answer) => {
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => answer(signal));
    const asked = expect(fetched('/a')).rejects.toThrow('/a: no answer');
    await vi.advanceTimersByTimeAsync(PATIENCE);
    await asked;
    expect(vi.getTimerCount()).toBe(0);
  });
});
