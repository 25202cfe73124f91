import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Camera } from './camera.svelte';
import { grasp, type Grip } from './grasp';

const PAWN = { x: 4900, y: 2300 };

describe('a hand on the bay', () => {
  let element: HTMLElement;
  let camera: Camera;
  let grips: Grip[];
  let release: (() => void) | void;
  const told = { ondrag: vi.fn(), ondrop: vi.fn(), oncancel: vi.fn(), ontap: vi.fn() };

  beforeEach(() => {
    vi.clearAllMocks();
    element = document.createElement('div');
    element.setPointerCapture = vi.fn();
    camera = new Camera();
    [camera.width, camera.height] = [390, 540];
    camera.showNear(PAWN);
    grips = [{ what: 'pawn', at: PAWN }];
    release = grasp({ camera, grips: () => grips, ...told })(element);
  });
  afterEach(() => release?.());

  function send(kind: string, x: number, y: number, pointerType = 'mouse', pointerId = 1): void {
    const event = new Event(kind, { bubbles: true });
    Object.assign(event, { clientX: x, clientY: y, pointerType, pointerId, button: 0 });
    element.dispatchEvent(event);
  }
  const at = () => camera.toWindow(PAWN);

  it('drags an agent to where the mouse is let go', () => {
    const { x, y } = at();
    send('pointerdown', x, y);
    send('pointermove', x + 60, y - 40);
    send('pointerup', x + 60, y - 40);
    const [what, to] = told.ondrop.mock.calls[0]!;
    expect(what).toBe('pawn');
    expect(camera.toWindow(to).x).toBeCloseTo(x + 60);
    expect(camera.toWindow(to).y).toBeCloseTo(y - 40);
    expect(told.ondrag).toHaveBeenCalled();
  });

  it('aims above a finger, which would hide it', () => {
    const { x, y } = at();
    send('pointerdown', x, y, 'touch');
    send('pointermove', x + 90, y, 'touch');
    send('pointerup', x + 90, y, 'touch');
    const to = camera.toWindow(told.ondrop.mock.calls[0]![1]);
    expect(to.x).toBeCloseTo(x + 90);
    expect(to.y).toBeLessThan(y - 40);
  });

  it('lets an agent stay who is put back', () => {
    const { x, y } = at();
    send('pointerdown', x, y);
    send('pointermove', x + 60, y);
    send('pointermove', x + 3, y);
    send('pointerup', x + 3, y);
    expect(told.oncancel).toHaveBeenCalledWith('pawn');
    expect(told.ondrop).not.toHaveBeenCalled();
  });

  it('tells a touch from a drag, and says how near is near enough', () => {
    send('pointerdown', 100, 120);
    send('pointerup', 102, 121);
    const [point, within] = told.ontap.mock.calls[0]!;
    expect(camera.toWindow(point).x).toBeCloseTo(102);
    expect(within).toBeCloseTo(22 / camera.scale);
  });

  it('moves the picture where there is nothing to take', () => {
    const { frame } = camera;
    send('pointerdown', 30, 30);
    send('pointermove', 80, 60);
    send('pointerup', 80, 60);
    expect(camera.frame.x).toBeCloseTo(frame.x - 50 / camera.scale);
    expect(told.ontap).not.toHaveBeenCalled();
    grips = [];
    const { x, y } = at();
    send('pointerdown', x, y);
    send('pointermove', x + 40, y);
    expect(told.ondrag).not.toHaveBeenCalled();
  });

  it('comes nearer when two fingers part, and drops nothing', () => {
    const { x, y } = at();
    const { scale } = camera;
    send('pointerdown', x, y, 'touch', 1);
    send('pointerdown', x + 40, y, 'touch', 2);
    expect(told.oncancel).toHaveBeenCalledWith('pawn');
    send('pointermove', x + 60, y, 'touch', 2);
    expect(camera.scale).toBeGreaterThan(scale);
    send('pointerup', x + 60, y, 'touch', 2);
    send('pointerup', x, y, 'touch', 1);
    expect(told.ondrop).not.toHaveBeenCalled();
  });
});
