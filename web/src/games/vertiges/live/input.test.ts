import { fireEvent } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keyed } from './input';
import { Steering } from './steering.svelte';

const start = { piece: 3, x: 0, y: 300, angle: 0, turned: false };

function led(room = 400) {
  const steering = new Steering({ start, loose: true, send: vi.fn() });
  const element = document.createElement('div');
  document.body.append(element);
  const away = keyed({
    steering: () => steering,
    scale: () => 1,
    withdraw: vi.fn(),
    release: vi.fn(),
    nudged: vi.fn(),
    room: () => room,
  })(element);
  const press = (key: string) => fireEvent.keyDown(element, { key });
  const release = (key: string) => fireEvent.keyUp(element, { key });
  return { steering, press, release, away: () => away?.() };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('keys', () => {
  it('lead by small steps, and by large ones', async () => {
    const { steering, press, release, away } = led();
    await press('ArrowDown');
    await release('ArrowDown');
    expect(steering.ahead.y).toBe(-2);
    await press('PageDown');
    expect(steering.ahead.y).toBe(-22);
    await press('PageUp');
    expect(steering.ahead.y).toBe(-2);
    away();
  });

  it('never ram what is held into something by a large step', async () => {
    const { steering, press, away } = led(14);
    await press('PageDown');
    expect(steering.ahead.y).toBe(-8);
    away();
  });

  it('that are held down lead faster and faster, and down only where there is room', async () => {
    const free = led();
    await free.press('ArrowDown');
    vi.advanceTimersByTime(400);
    const slow = free.steering.drive.y;
    expect(slow).toBeLessThan(0);
    vi.advanceTimersByTime(800);
    expect(free.steering.drive.y).toBeLessThan(2 * slow);
    await free.release('ArrowDown');
    expect(free.steering.drive.y).toBeCloseTo(0);
    free.away();
    const low = led(40);
    await low.press('ArrowDown');
    vi.advanceTimersByTime(1200);
    expect(low.steering.drive.y).toBe(slow);
    low.away();
  });
});
