import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A device whose sound sleeps until it may be woken, as a phone's does. */
class Speaker {
  static awake = false;
  static tones = 0;
  state = 'suspended';
  currentTime = 0;
  destination = {};
  resume = vi.fn(async () => {
    if (Speaker.awake) this.state = 'running';
  });
  createOscillator() {
    Speaker.tones++;
    const tone = { frequency: {}, connect: () => tone, start: vi.fn(), stop: vi.fn() };
    return tone;
  }
  createGain() {
    const ramp = vi.fn();
    return {
      gain: { setValueAtTime: ramp, exponentialRampToValueAtTime: ramp },
      connect: () => ({}),
    };
  }
}

/** As on Android: a page may ask for notifications, and not show any. */
class Forbidding {
  static permission = 'granted';
  static requestPermission = async () => 'granted';
  constructor() {
    throw new TypeError('Illegal constructor');
  }
}

const shown = vi.fn<(title: string, options: NotificationOptions) => Promise<void>>();

function workers(register: () => Promise<unknown>): void {
  const ready = Promise.resolve({ showNotification: shown });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { register, ready },
    configurable: true,
  });
}

async function attentive() {
  vi.resetModules();
  return (await import('./attention.svelte')).attention;
}

beforeEach(() => {
  localStorage.clear();
  Speaker.awake = false;
  Speaker.tones = 0;
  shown.mockReset();
  vi.stubGlobal('AudioContext', Speaker);
  vi.stubGlobal('Notification', Forbidding);
  vi.stubGlobal('isSecureContext', true);
  workers(async () => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('a sound', () => {
  it('is woken by touches until it is awake, and then heard', async () => {
    const attention = await attentive();
    dispatchEvent(new Event('pointerup'));
    attention.turn(true, 'It is your turn.', 'Niagara');
    await new Promise((resolve) => setTimeout(resolve));
    expect(Speaker.tones).toBe(0);
    Speaker.awake = true;
    dispatchEvent(new Event('click'));
    attention.turn(false, '', '');
    attention.turn(true, 'It is your turn.', 'Niagara');
    await vi.waitFor(() => expect(Speaker.tones).toBe(2));
  });
});

describe('a notification', () => {
  it('is shown on a phone too, and anew each time', async () => {
    const attention = await attentive();
    await attention.setNotify(true);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    attention.turn(true, 'It is your turn.', 'Niagara');
    await vi.waitFor(() => expect(shown).toHaveBeenCalledOnce());
    const [title, options] = shown.mock.calls[0]!;
    expect(title).toBe('Niagara');
    expect(options).toMatchObject({ body: 'It is your turn.', renotify: true });
    expect(attention.obstacle).toBeNull();
  });

  it('comes as soon as it can where a turn begins while it is still made ready', async () => {
    let registered = () => {};
    workers(() => new Promise<undefined>((resolve) => (registered = () => resolve(undefined))));
    const attention = await attentive();
    await attention.setNotify(true);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    attention.turn(true, 'It is your turn.', 'Niagara');
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown).not.toHaveBeenCalled();
    registered();
    await vi.waitFor(() => expect(shown).toHaveBeenCalledOnce());
  });

  it('that cannot be shown is given up in plain sight', async () => {
    workers(() => Promise.reject(new Error('no workers here')));
    const attention = await attentive();
    await attention.setNotify(true);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    attention.turn(true, 'It is your turn.', 'Niagara');
    await vi.waitFor(() => expect(attention.obstacle).toBe('unable'));
    expect(attention.notify).toBe(false);
  });

  it('is not to be had at an address without encryption', async () => {
    vi.stubGlobal('isSecureContext', false);
    expect((await attentive()).obstacle).toBe('insecure');
  });
});
