/** Pointer, wheel and keys that move what is held. */

import type { Attachment } from 'svelte/attachments';
import { escaping } from '../../../browser/escape';
import type { Steering } from './steering.svelte';

export interface Reins {
  steering: () => Steering | null;
  /** Pixels a millimetre. */
  scale: () => number;
  /** Millimetres from what is held to a place on the screen, across. */
  across: (clientX: number) => number;
  /** Take it back. */
  withdraw: () => void;
  release: () => void;
  /** Something was done by keys: somebody may want to hear where things are. */
  nudged: () => void;
  /** Millimetres of free air under what is held, once it is where it was sent. */
  room: () => number;
}

/** Pixels a millisecond: slower is fine work, and faster goes as far as the pointer does. */
const FINE_WORK = 0.05;
const STROKE = 0.2;
const FINEST = 0.35;
/** How much of a pointer's speed is that of its last step: single steps are a matter of chance. */
const FRESH = 0.4;

/** Slow hands are fine hands: how far what is held goes for a pixel, by pixels a millisecond. */
export function gain(speed: number, fine: boolean): number {
  const part = Math.min(1, Math.max(0, (speed - FINE_WORK) / (STROKE - FINE_WORK)));
  return (fine ? 0.3 : 1) * (FINEST + (1 - FINEST) * part);
}

/** A pointer that comes from elsewhere with what it holds: from the tray, before it is in the hand. */
export interface Carried {
  id: number;
  x: number;
  y: number;
}
const CARRIED = 'carried';

/** Hands a pointer over to the element that is dragged on. */
export function carry(element: Element, from: Carried): void {
  element.dispatchEvent(new CustomEvent<Carried>(CARRIED, { detail: from }));
}

interface Finger {
  x: number;
  y: number;
  time: number;
  /** Pixels a millisecond, smoothed; null before it has moved. */
  speed: number | null;
  /** Whether what it carries is not above it yet. */
  carried: boolean;
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
    const down = new Map<number, Finger>();
    const finger = (x: number, y: number, time: number, carried = false): Finger => ({
      x,
      y,
      time,
      speed: null,
      carried,
    });
    const carried = (event: Event) => {
      const { id, x, y } = (event as CustomEvent<Carried>).detail;
      down.set(id, finger(x, y, event.timeStamp, true));
      element.setPointerCapture?.(id);
    };
    const start = (event: PointerEvent) => {
      if (!reins.steering() || (event.target as Element).closest('button')) return;
      down.set(event.pointerId, finger(event.clientX, event.clientY, event.timeStamp));
      element.setPointerCapture?.(event.pointerId);
      event.preventDefault();
      element.focus({ preventScroll: true });
    };
    const move = (event: PointerEvent) => {
      const before = down.get(event.pointerId);
      if (!before) return;
      const steering = reins.steering();
      const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
      const speed = Math.hypot(dx, dy) / Math.max(1, event.timeStamp - before.time);
      const now: Finger & { speed: number } = {
        x: event.clientX,
        y: event.clientY,
        time: event.timeStamp,
        speed: before.speed === null ? speed : before.speed + (speed - before.speed) * FRESH,
        carried: before.carried && !steering,
      };
      if (!steering) {
        down.set(event.pointerId, now);
        return;
      }
      // It hangs well above everything: there it may come to where the pointer is.
      if (before.carried) steering.push(reins.across(now.x), 0);
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
      const far = gain(now.speed, event.shiftKey) / reins.scale();
      // Whoever still comes up from the tray means no height yet.
      const inside = now.y <= element.getBoundingClientRect().bottom;
      if (!before.carried) steering.push(dx * far, inside ? -dy * far : 0);
    };
    const end = (event: PointerEvent) => down.delete(event.pointerId);
    const wheel = (event: WheelEvent) => {
      const steering = reins.steering();
      if (!steering || event.deltaY === 0) return;
      event.preventDefault();
      steering.lean(-Math.sign(event.deltaY) * NOTCH * (event.shiftKey ? 0.3 : 1));
    };
    element.addEventListener(CARRIED, carried);
    element.addEventListener('pointerdown', start);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', end);
    element.addEventListener('pointercancel', end);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener(CARRIED, carried);
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
