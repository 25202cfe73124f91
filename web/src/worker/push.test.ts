import { beforeEach, describe, expect, it, vi } from 'vitest';
import { focused, renewed, shown } from './push';

const TABLE = 'https://house.example/en/tables/mivo';

function clients(...addresses: string[]) {
  const pages = addresses.map((url) => ({
    url,
    focus: vi.fn(async () => url),
    navigate: vi.fn(async (address: string) => `led to ${address}`),
  }));
  const openWindow = vi.fn(async (address: string) => address);
  return { clients: { matchAll: async () => pages, openWindow } as unknown as Clients, openWindow };
}

describe('a call that is touched', () => {
  it('leads to the page that shows what it is about', async () => {
    const { clients: there, openWindow } = clients('https://house.example/en', TABLE);
    expect(await focused(there, TABLE)).toBe(TABLE);
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('leads any other page of the house there', async () => {
    expect(await focused(clients('https://house.example/en').clients, TABLE)).toBe(
      `led to ${TABLE}`,
    );
  });

  it('opens one where there is none', async () => {
    const { clients: there, openWindow } = clients();
    await focused(there, TABLE);
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(TABLE);
  });
});

describe('a call of the house', () => {
  const call = {
    id: 'mivo.turn.4',
    tag: 'mivo.turn',
    lang: 'de',
    title: 'Niagara: Du bist am Zug',
    body: 'Tisch mivo, mit Groß é',
    path: '/en/tables/mivo',
  };
  const showNotification = vi.fn(async () => undefined);
  const worker = { showNotification } as unknown as ServiceWorkerRegistration;
  const show = (data: unknown) =>
    shown(worker, { json: () => data } as PushMessageData, 'https://house.example');

  beforeEach(() => {
    showNotification.mockClear();
    const kept = new Map<string, Response>();
    vi.stubGlobal('caches', {
      open: async () => ({
        match: async (address: string) => kept.get(address),
        put: async (address: string, answer: Response) => void kept.set(address, answer),
        keys: async () => [...kept.keys()],
        delete: async (address: string) => kept.delete(address),
      }),
    });
  });

  it('is shown in its own words, and leads to its table', async () => {
    await show(call);
    expect(showNotification).toHaveBeenCalledExactlyOnceWith(
      call.title,
      expect.objectContaining({
        body: call.body,
        tag: call.tag,
        lang: 'de',
        data: TABLE,
        renotify: true,
        silent: false,
        badge: '/icons/badge-96.png',
      }),
    );
  });

  it('says on the icon how many games wait, where there is one to say it', async () => {
    await show({ ...call, waiting: 2 });
    const setAppBadge = vi.fn(async () => undefined);
    const clearAppBadge = vi.fn(async () => Promise.reject(new Error('no screen for it')));
    vi.stubGlobal('navigator', { setAppBadge, clearAppBadge });
    await show({ ...call, waiting: 3 });
    await show({ ...call, waiting: null });
    await show(call);
    expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(3);
    expect(clearAppBadge).not.toHaveBeenCalled();
    await show({ ...call, waiting: 0 });
    expect(clearAppBadge).toHaveBeenCalledOnce();
    expect(showNotification).toHaveBeenCalledTimes(5);
    vi.unstubAllGlobals();
  });

  it('rings once, however often it comes', async () => {
    await show(call);
    await show(call);
    await show({ ...call, id: 'mivo.turn.9' });
    const silent = showNotification.mock.calls.map((each) => (each as unknown[])[1]);
    expect(silent).toMatchObject([{ silent: false }, { silent: true }, { silent: false }]);
  });

  it('rings once also where it comes twice at the same moment', async () => {
    await Promise.all([show(call), show(call)]);
    const silent = showNotification.mock.calls.map((each) => (each as unknown[])[1]);
    expect(silent).toMatchObject([{ silent: false }, { silent: true }]);
  });

  it.each([
    ['nothing', null],
    ['half of it', { id: 'x', title: 'x' }],
    ['a way out of the house', { ...call, path: 'https://elsewhere.example/' }],
    ['another house', { ...call, path: '//elsewhere.example/' }],
  ])('is not made of %s', async (_, data) => {
    await show(data);
    expect(showNotification).not.toHaveBeenCalled();
  });

  it('is shown where nothing can be kept', async () => {
    vi.stubGlobal('caches', { open: async () => Promise.reject(new Error('no')) });
    await show(call);
    expect(showNotification).toHaveBeenCalledOnce();
  });
});

describe('a subscription that the browser has let go of', () => {
  const toJSON = () => ({ endpoint: 'https://push.example/new', keys: { p256dh: 'P', auth: 'A' } });
  const subscribe = vi.fn(async () => ({ toJSON }));
  const worker = {
    pushManager: { getSubscription: async () => null, subscribe },
  } as unknown as ServiceWorkerRegistration;
  const told: [string, RequestInit | undefined][] = [];
  const house = (status: number, key: string) => async (path: string, options?: RequestInit) => {
    told.push([path, options]);
    return new Response(JSON.stringify({ key }), { status });
  };

  beforeEach(() => {
    subscribe.mockClear();
    told.length = 0;
  });

  it('is made anew, and the house is told', async () => {
    await renewed(worker, house(200, 'KEY'));
    expect(subscribe).toHaveBeenCalledExactlyOnceWith({
      userVisibleOnly: true,
      applicationServerKey: 'KEY',
    });
    expect(told.map(([path]) => path)).toEqual(['/api/calls', '/api/calls/devices']);
    expect(JSON.parse(told[1]![1]!.body as string)).toEqual({
      endpoint: 'https://push.example/new',
      p256dh: 'P',
      auth: 'A',
    });
  });

  it.each([
    [401, 'KEY'],
    [200, ''],
  ])('is nobody’s where the house answers %d, with the key “%s”', async (status, key) => {
    await renewed(worker, house(status, key));
    expect(subscribe).not.toHaveBeenCalled();
    expect(told.length).toBe(1);
  });
});
