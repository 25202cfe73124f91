import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** A device whose sound may be woken in a touch alone, as a phone's. */
class Speaker {
  static made = 0;
  state = 'suspended';
  constructor() {
    Speaker.made += 1;
  }
  resume = vi.fn(async () => {
    this.state = 'running';
  });
}

async function fresh() {
  vi.resetModules();
  return await import('./audio');
}

beforeEach(() => {
  Speaker.made = 0;
  vi.stubGlobal('AudioContext', Speaker);
});
afterEach(() => vi.unstubAllGlobals());

it('is woken by a touch, and once for everybody who wants it', async () => {
  const { awake, wakeByTouch } = await fresh();
  const stops = [wakeByTouch(() => true), wakeByTouch(() => true)];
  expect(awake()).toBeNull();
  dispatchEvent(new Event('click'));
  await vi.waitFor(() => expect(awake()).not.toBeNull());
  dispatchEvent(new Event('click'));
  expect(Speaker.made).toBe(1);
  stops.forEach((stop) => stop());
});

it('sleeps on where nobody wants it', async () => {
  const { awake, wakeByTouch } = await fresh();
  const stop = wakeByTouch(() => false);
  dispatchEvent(new Event('click'));
  expect([Speaker.made, awake()]).toEqual([0, null]);
  stop();
  wakeByTouch(() => true)();
  dispatchEvent(new Event('click'));
  expect(Speaker.made).toBe(0);
});
