import { fireEvent } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { carry, dragging, keyed } from './input';
import { Steering } from './steering.svelte';

const start = { piece: 3, x: 0, y: 300, angle: 0, turned: false };

function led(room = 400) {
  const steering = new Steering({ start, loose: true, send: vi.fn() });
  const element = document.createElement('div');
  document.body.append(element);
  const away = keyed({
    steering: () => steering,
    scale: () => 1,
    across: () => 0,
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

describe('a pointer', () => {
  function dragged(scale = 2) {
    let steering: Steering | null = null;
    const element = document.createElement('div');
    document.body.append(element);
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ bottom: 500 } as DOMRect);
    const away = dragging({
      steering: () => steering,
      scale: () => scale,
      across: (x) => x / scale,
      withdraw: vi.fn(),
      release: vi.fn(),
      nudged: vi.fn(),
      room: () => 400,
    })(element);
    const at = (kind: string, x: number, y: number, time: number) => {
      const event = new MouseEvent(kind, { clientX: x, clientY: y });
      Object.defineProperties(event, { pointerId: { value: 1 }, timeStamp: { value: time } });
      element.dispatchEvent(event);
    };
    const grasp = () => (steering = new Steering({ start, loose: true, send: vi.fn() }));
    return { element, at, grasp, away: () => away?.() };
  }
  /** A stroke of 60 pixels to the right, at so many pixels a millisecond. */
  function stroke(speed: number): number {
    const { at, grasp, away } = dragged();
    const steering = grasp();
    at('pointerdown', 0, 100, 0);
    for (let x = 2; x <= 60; x += 2) at('pointermove', x, 100, x / speed);
    away();
    return steering.ahead.x;
  }

  it('leads as far as it goes when it is fast, and less far when it is slow', () => {
    expect(stroke(0.5)).toBeCloseTo(30);
    expect(stroke(0.25)).toBeCloseTo(30);
    expect(stroke(0.02)).toBeLessThan(14);
    expect(stroke(0.02)).toBeGreaterThan(9);
  });

  it('that comes from the tray has what it carries above it, and leads it on', () => {
    const { element, at, grasp, away } = dragged();
    carry(element, { id: 1, x: 40, y: 560 });
    at('pointermove', 60, 540, 40);
    const steering = grasp();
    at('pointermove', 80, 520, 80);
    expect(steering.ahead).toEqual({ x: 40, y: 0 });
    at('pointermove', 100, 510, 120);
    expect(steering.ahead.y).toBeCloseTo(0);
    at('pointermove', 100, 480, 160);
    at('pointermove', 100, 500, 200);
    expect(steering.ahead.x).toBeCloseTo(50);
    expect(steering.ahead.y).toBeCloseTo(5);
    away();
  });
});
