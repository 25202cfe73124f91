import { FluentResource } from '@fluent/bundle';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CallCard } from '../gen/wire';
import { LANGUAGES } from '../i18n/languages';
import { clock, minutes } from './clock';
import { isApple, named, obstacle, ours, subscribe } from './device';
import { wordsOfCalls } from './words';

const TEXTS = import.meta.glob<string>('./words.*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const SOURCES = import.meta.glob<string>('./*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const keys = (language: string) =>
  new FluentResource(TEXTS[`./words.${language}.ftl`]!).body.map(({ id }) => id);

describe('the words of calls', () => {
  it.each(LANGUAGES)('are the same in %s as in English', (language) => {
    expect(keys(language)).toEqual(keys('en'));
    expect(keys(language).length).toBeGreaterThan(30);
  });

  it('put no ordinary space where French wants one that does not break', () => {
    expect(TEXTS['./words.fr.ftl']!.match(/[^\s=] [:;!?»]|« /g)).toBeNull();
  });

  it.each(LANGUAGES)('are all said somewhere, and nothing else is, in %s', async (language) => {
    const said = Object.values(SOURCES).join('\n');
    const asked = [...said.matchAll(/words\.say\('([a-z-]+)'/g)].map(([, key]) => key!);
    const words = await wordsOfCalls(language);
    expect(asked.filter((key) => !words.has(key))).toEqual([]);
    expect(keys(language).filter((key) => !asked.includes(key))).toEqual([]);
  });
});

describe('a time of day', () => {
  it.each([
    ['00:00', 0],
    ['08:05', 485],
    ['23:59', 1439],
  ])('%s is kept as minutes', (shown, at) => {
    expect(minutes(shown)).toBe(at);
    expect(clock(at)).toBe(shown);
  });
});

describe('a device', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', 'Firefox · Linux'],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36',
      'Chrome · Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
      'Safari · iPhone',
    ],
    ['something', ''],
  ])('is named by no more than its browser and system: %s', (agent, name) => {
    expect(named(agent)).toBe(name);
  });
});

describe('an iPhone or iPad, which is called once the house is on its home screen', () => {
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15';
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile Safari/604.1', 5, true],
    [mac, 5, true],
    [mac, 0, false],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', 10, false],
  ])('is known by what it says and by its screen: %s, %d touches', (agent, touches, apple) => {
    expect(isApple(agent, touches)).toBe(apple);
  });
});

describe('whose a device is', () => {
  const unsubscribed = vi.fn(async () => true);
  const endpoint = 'https://push.example/mine';
  const subscription = {
    options: { applicationServerKey: Uint8Array.from([1, 2, 3]).buffer },
    toJSON: () => ({ endpoint, keys: { p256dh: 'P', auth: 'A' } }),
    unsubscribe: unsubscribed,
  };
  const card = (...endpoints: string[]) =>
    ({
      key: 'AQID',
      devices: endpoints.map((each) => ({ id: each, name: '', made: 1, endpoint: each })),
    }) as unknown as CallCard;

  function browser(permission: string, found: object | null = subscription): void {
    const pushManager = { getSubscription: async () => found };
    const worker = { register: async () => undefined, ready: Promise.resolve({ pushManager }) };
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('PushManager', {});
    vi.stubGlobal('Notification', { permission, requestPermission: async () => permission });
    Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  }

  afterEach(() => {
    vi.unstubAllGlobals();
    unsubscribed.mockClear();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('is the reader’s if the house says so', async () => {
    browser('granted');
    expect(await ours(card('https://push.example/other', endpoint))).toMatchObject({ endpoint });
    expect(unsubscribed).not.toHaveBeenCalled();
  });

  it('is let go of where it is another’s, who came in here before', async () => {
    browser('granted');
    expect(await ours(card('https://push.example/bens-phone'))).toBeNull();
    expect(unsubscribed).toHaveBeenCalledOnce();
  });

  it('is nobody’s where its owner lets the browser show nothing', async () => {
    browser('denied');
    expect(obstacle()).toBe('denied');
    expect(await subscribe('AQID')).toBeNull();
    expect(await ours(card(endpoint))).toBeNull();
    expect(unsubscribed).not.toHaveBeenCalled();
  });
});
