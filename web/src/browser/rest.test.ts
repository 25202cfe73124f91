import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IDLE, restWhenIdle } from './rest';

function animation(iterations: number) {
  const made = {
    playState: 'running',
    effect: { getTiming: () => ({ iterations }) },
    pause: vi.fn(() => (made.playState = 'paused')),
    play: vi.fn(() => (made.playState = 'running')),
  };
  return made;
}

const water = animation(Infinity);
const flight = animation(1);
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.getAnimations = () => [water, flight] as unknown as Animation[];
  stop = restWhenIdle();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('lets rest what has no end once nobody has done anything, and wakes it at a touch', () => {
  vi.advanceTimersByTime(IDLE - 1);
  expect(water.playState).toBe('running');
  vi.advanceTimersByTime(1);
  expect(water.playState).toBe('paused');
  expect(flight.pause).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointermove'));
  expect(water.playState).toBe('running');
});

it('rests at once when the page is out of sight', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(water.playState).toBe('paused');
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(water.playState).toBe('running');
});
