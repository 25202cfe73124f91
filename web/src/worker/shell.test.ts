import { describe, expect, it, vi } from 'vitest';
import { buildOf, KeptShell } from './shell';

const HOUSE = 'https://house.example';
const page = (build: string) => `<html><meta name="build" content="${build}" /></html>`;

/** The browser's caches, as far as they matter here. */
class Caches {
  readonly all = new Map<string, Map<string, Response>>();
  async open(name: string) {
    const found = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, found);
    return {
      put: async (address: string, answer: Response) => void found.set(path(address), answer),
      match: async (address: string) => found.get(path(address))?.clone(),
      delete: async (address: string) => found.delete(address),
    };
  }
  match = async (address: string) =>
    [...this.all.values()]
      .map((each) => each.get(path(address)))
      .find(Boolean)
      ?.clone();
  keys = async () => [...this.all.keys()];
  delete = async (name: string) => this.all.delete(name);
}
const path = (address: string) => address.replace(HOUSE, '');

/** A house of this build, and a browser in which a worker of `own` lives. */
function world(own = 'one', caches = new Caches()) {
  const now = { build: own, reach: true, status: 200, slow: false, missing: 0 };
  let answered = () => {};
  const asked: string[] = [];
  const fetch = vi.fn(async (request: RequestInfo) => {
    const address = path(typeof request === 'string' ? request : request.url);
    asked.push(address);
    if (now.slow) await new Promise<void>((resolve) => (answered = resolve));
    if (!now.reach) throw new TypeError('Failed to fetch');
    if (address.startsWith('/assets/') && now.missing-- > 0)
      return new Response('', { status: 404 });
    const text = address.startsWith('/assets/') ? address : page(now.build);
    return new Response(address.startsWith('/offline') ? 'offline' : text, { status: now.status });
  });
  const shell = new KeptShell(
    { build: own, files: ['/old.js', `/assets/${own}.js`] },
    {
      caches: caches as unknown as CacheStorage,
      fetch,
      // Time is over at once where somebody is slow, and never where nobody is.
      wait: async (milliseconds) => {
        if (!now.slow && milliseconds > 1000) await new Promise(() => undefined);
      },
      languages: ['es', 'de-AT', 'en'],
    },
  );
  const late = vi.fn(async () => undefined);
  const open = async (address: string) => {
    const answer = await shell.page(new Request(HOUSE + address), late);
    return answer.type === 'error' ? null : answer.text();
  };
  return { shell, now, caches, asked, late, open, answer: () => answered() };
}

describe('the shell', () => {
  it('is kept whole before it is used', async () => {
    const { shell, caches, asked } = world();
    await shell.install();
    expect([...caches.all.keys()]).toEqual(['ludotheque-shell-one']);
    const kept = [...caches.all.get('ludotheque-shell-one')!.keys()].toSorted();
    expect(kept).toEqual(
      ['/fr', '/en', '/de', '/old.js', '/assets/one.js']
        .concat(['fr', 'en', 'de'].map((each) => `/offline?language=${each}`))
        .toSorted(),
    );
    expect(asked.filter((each) => /api|host/.test(each))).toEqual([]);
  });

  it.each([
    ['a part is missing', (now: { missing: number }) => (now.missing = 1)],
    ['the page is of another build', (now: { build: string }) => (now.build = 'two')],
    ['the house is ill', (now: { status: number }) => (now.status = 503)],
  ])('is not used at all if %s', async (_, ill) => {
    const { shell, now, caches } = world();
    ill(now as never);
    await expect(shell.install()).rejects.toThrow();
    expect(caches.all.get('ludotheque-shell-one')?.size ?? 0).toBe(0);
  });

  it('gives way to what the house itself answers', async () => {
    const { shell, now, open } = world();
    await shell.install();
    now.build = 'two';
    expect(await open('/fr')).toBe(page('two'));
    now.status = 404;
    expect(await open('/fr/tables/gone')).toBe(page('two'));
  });

  it.each([
    ['out of reach', (now: { reach: boolean }) => (now.reach = false)],
    ['away behind its door', (now: { status: number }) => (now.status = 502)],
  ])('opens where the house is %s, whatever its page', async (_, gone) => {
    const { shell, now, open } = world();
    await shell.install();
    gone(now as never);
    expect(await open('/en/tables/mivo-tare?at=3')).toBe(page('one'));
    expect(await open('/tables/mivo-tare')).toBe(page('one'));
  });

  it('opens where the house is slow, and is told nothing if it is the newest', async () => {
    const { shell, now, open, late, answer } = world();
    await shell.install();
    now.slow = true;
    expect(await open('/fr')).toBe(page('one'));
    answer();
    await new Promise((resolve) => setTimeout(resolve));
    expect(late).not.toHaveBeenCalled();
    expect(await open('/fr')).toBe(page('one'));
  });

  it('is gone once a slow house has shown that it is newer', async () => {
    const { shell, now, open, late, answer } = world();
    await shell.install();
    Object.assign(now, { slow: true, build: 'two' });
    expect(await open('/fr')).toBe(page('one'));
    answer();
    await vi.waitFor(() => expect(late).toHaveBeenCalledOnce());
    // From then on the house is waited for, however long it takes …
    const opened = open('/de');
    await new Promise((resolve) => setTimeout(resolve));
    answer();
    expect(await opened).toBe(page('two'));
    // … and what is shown without it is no page of the older house.
    Object.assign(now, { slow: false, reach: false });
    expect(await open('/fr')).toBe('offline');
  });

  it('speaks the language of the address, else one of the browser', async () => {
    const { shell, now, caches, open } = world();
    await shell.install();
    const cache = caches.all.get('ludotheque-shell-one')!;
    for (const each of ['fr', 'en', 'de']) cache.set(`/${each}`, new Response(each));
    now.reach = false;
    expect([await open('/fr/day'), await open('/'), await open('/tables/x')]).toEqual([
      'fr',
      'de',
      'de',
    ]);
  });

  it('is there for pages, and for nothing of anybody', () => {
    const { shell } = world();
    const pages = ['/', '/fr', '/de/tables/x', '/tables/x', '/replay/x', '/rules/nizza'];
    expect(pages.filter((each) => !shell.isPage(new URL(HOUSE + each)))).toEqual([]);
    const others = ['/api/me', '/api/tables/x/record', '/host', '/healthz', '/metrics', '/offline'];
    const answered = others
      .map((each) => new URL(HOUSE + each))
      .filter((each) => shell.isPage(each) || shell.isPart(each));
    expect(answered).toEqual([]);
  });
});

describe('a part', () => {
  it('is fetched once', async () => {
    const { shell, asked } = world();
    const part = () => shell.part(new Request(`${HOUSE}/assets/board.js`));
    expect(await (await part()).text()).toBe('/assets/board.js');
    expect(await (await part()).text()).toBe('/assets/board.js');
    expect(asked).toEqual(['/assets/board.js']);
  });

  it('is asked for again where houses of two builds stand behind one door', async () => {
    const { shell, now, asked } = world();
    now.missing = 2;
    const answer = await shell.part(new Request(`${HOUSE}/assets/board.js`));
    expect([answer.status, asked.length]).toEqual([200, 3]);
    now.missing = 9;
    const gone = await shell.part(new Request(`${HOUSE}/assets/other.js`));
    expect([gone.status, asked.length]).toEqual([404, 6]);
    now.missing = 0;
    expect((await shell.part(new Request(`${HOUSE}/assets/other.js`))).status).toBe(200);
  });

  it('that a page had before there was a worker is kept, and nothing else', async () => {
    const { shell, caches } = world();
    await shell.keep(
      ['/assets/lobby.js', '/api/me', 'https://elsewhere.example/assets/spy.js'],
      HOUSE,
    );
    expect([...caches.all.get('ludotheque-shell-one')!.keys()]).toEqual(['/assets/lobby.js']);
  });
});

it('keeps the parts of the build before, of which pages are open, and none older', async () => {
  const caches = new Caches();
  for (const each of ['one', 'two', 'three']) {
    const { shell } = world(each, caches);
    await shell.install();
    await shell.activate();
  }
  await caches.open('of-somebody-else');
  expect([...caches.all.keys()]).toEqual([
    'ludotheque-shell-two',
    'ludotheque-shell-three',
    'of-somebody-else',
  ]);
});

it('reads which build a page is of', () => {
  expect([buildOf(page('abc')), buildOf('<html></html>')]).toEqual(['abc', undefined]);
});
