import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATIENCE } from '../i18n/fetched';
import { Api, Objection, Unanswered, Unreachable } from './api';

const api = new Api('en');
/** Like the browser's own: whoever gives up is told at once. */
const never = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
  });
const failed = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    (error: unknown) => error,
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a house that is silent', () => {
  it('is not waited for without end', async () => {
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => never(signal!));
    const given = failed(api.me());
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await given).toBeInstanceOf(Unanswered);
  });

  it('is not waited for in the middle of an answer either, which may come as slowly as it likes', async () => {
    vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
      await new Promise((resolve) => setTimeout(resolve, PATIENCE - 1));
      return { ok: true, status: 200, json: () => never(signal!) };
    });
    const given = failed(api.games());
    await vi.advanceTimersByTimeAsync(2 * PATIENCE - 2);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await given).toBeInstanceOf(Unanswered);
  });
});

describe('a house that answers', () => {
  it.each([
    ['something', new Response('{"name":"Ana"}'), { name: 'Ana' }],
    ['nothing', new Response(null, { status: 204 }), null],
  ])('%s is waited for no more', async (_, answer, expected) => {
    vi.stubGlobal('fetch', () => Promise.resolve(answer));
    expect(await api.me()).toEqual(expected);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('with no, says why', async () => {
    const problem = { reason: 'not-over', facts: {}, text: 'It goes on.' };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(problem, { status: 409 })));
    expect(await failed(api.record('x'))).toEqual(new Objection(409, problem));
  });

  it('with half an answer, is out of reach', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"na')));
    const error = await failed(api.me());
    expect(error).toBeInstanceOf(Unreachable);
    expect(error).not.toBeInstanceOf(Unanswered);
  });
});
