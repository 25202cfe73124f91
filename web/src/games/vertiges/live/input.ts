/** Pointer, wheel and keys that move what is held. */

import type { Attachment } from 'svelte/attachments';
import { escaping } from '../../../browser/escape';
import type { Steering } from './steering.svelte';

export interface Reins {
  steering: () => Steering | null;
  /** Pixels a millimetre. */
  scale: () => number;
  /** Take it back. */
  withdraw: () => void;
  release: () => void;
  /** Something was done by keys: somebody may want to hear where things are. */
  nudged: () => void;
  /** Millimetres of free air under what is held, once it is where it was sent. */
  room: () => number;
}

/** Slow hands are fine hands: how far what is held goes for a pixel, by pixels a millisecond. */
export function gain(speed: number, fine: boolean): number {
  return (fine ? 0.3 : 1) * Math.min(1.25, 0.32 + speed * 0.9);
}

/** Millimetres and degrees of one press, and of a second of holding a key down. */
const STEP = { coarse: 2, fine: 0.25, tilt: 1 };
const PACE = { coarse: 90, fast: 240, fine: 8, tilt: 24 };
/** Milliseconds after which a press is a holding down, and after which that goes fast. */
const LONG = 260;
const LONGER = 700;
/** Millimetres of one press of a key that leads far; and below which nobody hurries down. */
const LEAP = 20;
const WARY = 70;
const SPARE = 6;
/** Milliseconds from one look at how fast it may go to the next. */
const LOOK = 60;
const NOTCH = 1.5;

const WAYS: Record<string, { x: number; y: number; tilt: number }> = {
  arrowleft: { x: -1, y: 0, tilt: 0 },
  arrowright: { x: 1, y: 0, tilt: 0 },
  arrowup: { x: 0, y: 1, tilt: 0 },
  arrowdown: { x: 0, y: -1, tilt: 0 },
  q: { x: 0, y: 0, tilt: 1 },
  e: { x: 0, y: 0, tilt: -1 },
};

const LEAPS: Record<string, number> = { pageup: 1, pagedown: -1 };

/** Drag anywhere: the hand moves as the pointer does, and a finger never hides what it holds. */
export function dragging(reins: Reins): Attachment<HTMLElement> {
  return (element) => {
    const down = new Map<number, { x: number; y: number; time: number }>();
    const start = (event: PointerEvent) => {
      if (!reins.steering() || (event.target as Element).closest('button')) return;
      down.set(event.pointerId, { x: event.clientX, y: event.clientY, time: event.timeStamp });
      element.setPointerCapture?.(event.pointerId);
      event.preventDefault();
      element.focus({ preventScroll: true });
    };
    const move = (event: PointerEvent) => {
      const before = down.get(event.pointerId);
      const steering = reins.steering();
      if (!before || !steering) return;
      const now = { x: event.clientX, y: event.clientY, time: event.timeStamp };
      const [dx, dy] = [now.x - before.x, now.y - before.y];
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      down.set(event.pointerId, now);
      if (other) {
        // Two fingers turn it between them.
        const angle = (point: { x: number; y: number }) =>
          Math.atan2(other.y - point.y, point.x - other.x);
        const by = angle(now) - angle(before);
        if (Math.abs(by) < 1) steering.lean((by * 180) / Math.PI);
        return;
      }
      const speed = Math.hypot(dx, dy) / Math.max(1, now.time - before.time);
      const far = gain(speed, event.shiftKey) / reins.scale();
      steering.push(dx * far, -dy * far);
    };
    const end = (event: PointerEvent) => down.delete(event.pointerId);
    const wheel = (event: WheelEvent) => {
      const steering = reins.steering();
      if (!steering || event.deltaY === 0) return;
      event.preventDefault();
      steering.lean(-Math.sign(event.deltaY) * NOTCH * (event.shiftKey ? 0.3 : 1));
    };
    element.addEventListener('pointerdown', start);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', end);
    element.addEventListener('pointercancel', end);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('pointerdown', start);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', end);
      element.removeEventListener('pointercancel', end);
      element.removeEventListener('wheel', wheel);
    };
  };
}

/** A press is a step, a key held down a movement. */
export function keyed(reins: Reins): Attachment<HTMLElement> {
  return (element) => {
    const held = new Map<string, ReturnType<typeof setTimeout>>();
    /** Since when. */
    const running = new Map<string, number>();
    let fine = false;
    let looking: ReturnType<typeof setInterval> | undefined;
    const pace = (key: string, since: number): number => {
      if (fine) return PACE.fine;
      const down = WAYS[key]!.y < 0;
      const fast = performance.now() - since > LONGER && !(down && reins.room() < WARY);
      return fast ? PACE.fast : PACE.coarse;
    };
    const drive = () => {
      const steering = reins.steering();
      if (!steering) return;
      const sum = { x: 0, y: 0, tilt: 0 };
      for (const [key, since] of running) {
        const way = WAYS[key]!;
        sum.x += way.x * pace(key, since);
        sum.y += way.y * pace(key, since);
        sum.tilt += way.tilt * PACE.tilt;
      }
      steering.drive = sum;
    };
    const run = (key: string) => {
      running.set(key, performance.now());
      drive();
      looking ??= setInterval(drive, LOOK);
    };
    const stop = (key: string) => {
      clearTimeout(held.get(key));
      held.delete(key);
      running.delete(key);
      drive();
      if (running.size > 0) return;
      clearInterval(looking);
      looking = undefined;
    };
    const pressed = (event: KeyboardEvent) => {
      const steering = reins.steering();
      if (!steering || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element).closest('button') && event.key === ' ') return;
      const key = event.key.toLowerCase();
      fine = event.shiftKey;
      const way = WAYS[key];
      const act = deeds(steering, reins)[key];
      if (escaping(event)) reins.withdraw();
      else if (way) {
        if (!held.has(key)) {
          const step = fine ? STEP.fine : STEP.coarse;
          steering.push(way.x * step, way.y * step);
          steering.lean(way.tilt * STEP.tilt * (fine ? 0.25 : 1));
          held.set(
            key,
            setTimeout(() => run(key), LONG),
          );
        } else drive();
      } else if (LEAPS[key]) {
        // Never so far that it would be rammed into something.
        const free = LEAPS[key] > 0 ? LEAP : Math.min(LEAP, reins.room() - SPARE);
        steering.push(0, LEAPS[key] * Math.max(STEP.coarse, free));
        reins.nudged();
      } else if (act && !event.repeat) act();
      else return;
      event.preventDefault();
    };
    const released = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      fine = event.shiftKey;
      if (!held.has(key)) return;
      stop(key);
      reins.nudged();
    };
    const left = () => [...held.keys()].forEach(stop);
    element.addEventListener('keydown', pressed);
    element.addEventListener('keyup', released);
    element.addEventListener('focusout', left);
    return () => {
      left();
      element.removeEventListener('keydown', pressed);
      element.removeEventListener('keyup', released);
      element.removeEventListener('focusout', left);
    };
  };
}

function deeds(steering: Steering, reins: Reins): Record<string, () => void> {
  return {
    ' ': reins.release,
    f: () => {
      steering.flip();
      reins.nudged();
    },
    t: () => {
      steering.turn();
      reins.nudged();
    },
    r: () => {
      steering.upright();
      reins.nudged();
    },
    w: reins.nudged,
  };
}
