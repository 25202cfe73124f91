import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { laidOut, sized } from './sized';

/** As a browser does: whoever observes is told once with the next frame, and at every other size. */
class Frames {
  static all: Frames[] = [];
  seen = false;
  constructor(readonly told: () => void) {
    Frames.all.push(this);
  }
  observe() {
    this.seen = true;
  }
  disconnect() {
    this.seen = false;
  }
  static come() {
    for (const each of Frames.all) if (each.seen) each.told();
  }
}

beforeEach(() => {
  Frames.all = [];
  vi.stubGlobal('ResizeObserver', Frames);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a size is told after the frame that lays the page out, in a task of its own', () => {
  const told = vi.fn();
  const end = sized(told)(document.createElement('div'))!;
  Frames.come();
  expect(told).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(told).toHaveBeenCalledTimes(1);
  Frames.come(); // another size, which is seen at once
  expect(told).toHaveBeenCalledTimes(2);
  end();
  Frames.come();
  expect(told).toHaveBeenCalledTimes(2);
});

test('who has gone before is told nothing', () => {
  const told = vi.fn();
  const end = sized(told)(document.createElement('div'))!;
  Frames.come();
  end();
  vi.runAllTimers();
  expect(told).not.toHaveBeenCalled();
});

test('what waits until an element is laid out is done once', () => {
  const done = vi.fn();
  laidOut(document.createElement('div'), done);
  expect(done).not.toHaveBeenCalled();
  Frames.come();
  Frames.come();
  expect(done).toHaveBeenCalledTimes(1);
});
