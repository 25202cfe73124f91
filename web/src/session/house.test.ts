import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pledged, pledgeOf } from '../fairness/pledge';
import type { GameCard } from '../gen/wire';
import { remember, remembered } from './seen';

type Asked = { what: string; answer: (body: unknown, status?: number) => void };

/** What was asked of the house; each question waits for its answer. */
let asked: Asked[];

beforeEach(() => {
  vi.resetModules();
  asked = [];
  vi.stubGlobal('fetch', (url: string, { method }: { method: string }) => {
    return new Promise<Response>((resolve) => {
      const answer: Asked['answer'] = (body, status = 200) =>
        resolve(new Response(body === null ? null : JSON.stringify(body), { status }));
      asked.push({ what: `${method} ${url}`, answer });
    });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

/** A house that nobody has asked anything yet. */
async function fresh() {
  const { house } = await import('./house.svelte');
  const { Voice } = await import('../i18n/voice');
  const { houseCatalogue } = await import('../i18n/catalogues');
  house.api.language = 'en';
  house.voice = new Voice('en', [await houseCatalogue('en')]);
  return house;
}

const next = (what: string) =>
  vi.waitFor(() => {
    const found = asked.find((each) => each.what.startsWith(what));
    expect(found).toBeDefined();
    return found!;
  });
const was = (what: string) => asked.some((each) => each.what.startsWith(what));

describe('who the reader is', () => {
  it('is found out before anybody is taken for a newcomer', async () => {
    await fresh();
    const { playNow } = await import('./begin');
    void playNow('niagara');
    const me = await next('GET /api/me');
    expect(was('POST /api/me')).toBe(false);
    me.answer({ name: 'Ana', claimed: true });
    await next('POST /api/tables');
    expect(was('POST /api/me')).toBe(false);
  });

  it('is a name of the river for a newcomer', async () => {
    const house = await fresh();
    const welcomed = house.welcome();
    (await next('GET /api/me')).answer(null, 204);
    (await next('POST /api/me')).answer({ name: 'Otter', claimed: false });
    await welcomed;
    expect(house.me).toEqual({ name: 'Otter', claimed: false });
  });

  it('is not asked twice, nor undone by an answer that comes late', async () => {
    const house = await fresh();
    const met = [house.meet(), house.meet()];
    house.me = { name: 'Ana', claimed: false };
    (await next('GET /api/me')).answer(null, 204);
    await Promise.all(met);
    expect(house.me).toEqual({ name: 'Ana', claimed: false });
    expect(asked).toHaveLength(1);
  });

  it('is asked again by the next who wants to know, if it could not be found out', async () => {
    const house = await fresh();
    const failed = [house.meet(), house.meet()].map((each) =>
      expect(each).rejects.toThrow('Not now.'),
    );
    (await next('GET /api/me')).answer({ reason: 'x', facts: {}, text: 'Not now.' }, 403);
    await Promise.all(failed);
    expect(asked).toHaveLength(1);
    asked = [];
    const met = house.meet();
    (await next('GET /api/me')).answer({ name: 'Ana', claimed: true });
    await met;
    expect(house.me).toEqual({ name: 'Ana', claimed: true });
    await house.meet();
    expect(asked).toHaveLength(1);
  });

  it('once gone leaves no hand and no pledge behind, but what a watcher saw', async () => {
    const house = await fresh();
    remember({ table: 'mine', seat: 1, at: 3, view: { hand: [4] } });
    remember({ table: 'watched', seat: null, at: 3, view: {} });
    pledged({ id: 'mine', commitment: 'aa' });
    house.me = null;
    expect(remembered('mine', 1)).toBeNull();
    expect(remembered('watched', null)).not.toBeNull();
    expect(pledgeOf('mine')).toBeNull();
  });
});

describe('what went wrong', () => {
  it('is told as it is', async () => {
    const house = await fresh();
    // Of the same making as the house's own.
    const { Objection, Unreachable } = await import('../net/api');
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const problem = { reason: 'not-over', facts: {}, text: 'It goes on.' };
    expect(house.trouble(new Objection(409, problem))).toBe('It goes on.');
    expect(house.trouble(new Unreachable())).toBe(house.say('unreachable-now'));
    expect(error).not.toHaveBeenCalled();
    expect(house.trouble(new TypeError('odd'))).toBe(house.say('went-wrong'));
    expect(error).toHaveBeenCalledOnce();
  });

  it('may be that one is nobody any more', async () => {
    const house = await fresh();
    const { Objection } = await import('../net/api');
    house.me = { name: 'Ana', claimed: true };
    house.trouble(new Objection(401, { reason: 'nobody', facts: {}, text: 'Who are you?' }));
    expect(house.me).toBeNull();
  });
});

describe('what every page needs', () => {
  afterEach(() => void vi.useRealTimers());
  const problem = { reason: 'x', facts: {}, text: 'Not now.' };

  it('is asked for until it is there, and the page says so until all of it is', async () => {
    vi.useFakeTimers();
    const house = await fresh();
    void house.speak('en');
    (await next('GET /api/me')).answer(problem, 403);
    (await next('GET /api/games')).answer([]);
    await vi.waitFor(() => expect(house.games).toEqual([]));
    await vi.waitFor(() => expect(house.unreachable).toBe(true));
    expect(house.ready).toBe(false);
    asked = [];
    await vi.advanceTimersByTimeAsync(1000);
    (await next('GET /api/me')).answer(null, 204);
    await vi.waitFor(() => expect(house.ready).toBe(true));
    expect(house.unreachable).toBe(false);
  });

  it('is not asked for any more in a language that nobody reads now', async () => {
    vi.useFakeTimers();
    const house = await fresh();
    void house.speak('en');
    (await next('GET /api/me')).answer(null, 204);
    (await next('GET /api/games?language=en')).answer(problem, 503);
    await vi.waitFor(() => expect(house.unreachable).toBe(true));
    asked = [];
    void house.speak('de');
    await vi.advanceTimersByTimeAsync(10_000);
    (await next('GET /api/games?language=de')).answer([]);
    await vi.waitFor(() => expect(house.ready).toBe(true));
    expect(house.unreachable).toBe(false);
    expect(was('GET /api/games?language=en')).toBe(false);
  });
});

describe('what is asked', () => {
  it('names the language of a rulebook, whatever the reader speaks by then', async () => {
    const house = await fresh();
    house.api.language = 'de';
    void house.rulebook('niagara', 'en');
    expect((await next('GET /api/games')).what).toBe('GET /api/games/niagara/rulebook?language=en');
  });

  it('is the rulebook of a table, where its rules are not those of today', async () => {
    const house = await fresh();
    const { version, former } = { version: 3, former: [1, 2] };
    house.games = [{ name: 'niagara', version, former } as unknown as GameCard];
    for (const each of [1, 2, 3, 4, null]) void house.rulebook('niagara', 'en', each);
    const books = asked.map(({ what }) => what).filter((what) => what.includes('rulebook'));
    expect(books, 'today’s is asked for once').toEqual([
      'GET /api/games/niagara/rulebook?version=1&language=en',
      'GET /api/games/niagara/rulebook?version=2&language=en',
      'GET /api/games/niagara/rulebook?language=en',
    ]);
    expect([1, 2, 3, 4].map((each) => house.knows('niagara', each))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('may not arrive, which is no error of the page', async () => {
    const house = await fresh();
    const { Unreachable } = await import('../net/api');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(house.api.record('x')).rejects.toBeInstanceOf(Unreachable);
    await expect(house.api.games()).rejects.toBeInstanceOf(Unreachable);
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 502 })));
    await expect(house.api.record('x')).rejects.toBeInstanceOf(Unreachable);
  });
});

describe('the voice of a game', () => {
  it("has the board's own words where the board is to be seen, and only there", async () => {
    const house = await fresh();
    const [voice, board] = await Promise.all([
      house.voiceOf('niagara', 'en', ['Ana']),
      house.boardVoiceOf('niagara', 'en', ['Ana']),
    ]);
    expect(board.say('title')).toBe(voice.say('title'));
    expect(board.words.say('all-moves', { count: 3 })).toBe('All moves (3)');
    expect(voice.words.has('all-moves')).toBe(false);
  });
});
