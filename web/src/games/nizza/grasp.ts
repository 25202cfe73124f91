/** Fingers and mice on the bay: dragging a piece, moving the picture, touching a point. */

import type { Attachment } from 'svelte/attachments';
import type { Camera } from './camera.svelte';
import type { Point } from './polar';

export interface Grip {
  /** What is dragged: one's pawn, or the rope of this number. */
  what: 'pawn' | number;
  at: Point;
}

export interface Grasp {
  camera: Camera;
  /** What can be dragged just now. */
  grips: () => readonly Grip[];
  /** Within so many tenths of a point, that point is meant. */
  ondrag: (what: Grip['what'], to: Point, within: number) => void;
  ondrop: (what: Grip['what'], to: Point, within: number) => void;
  /** Let go where it was taken up. */
  oncancel: (what: Grip['what']) => void;
  ontap: (at: Point, within: number) => void;
}

/** Pixels. */
const SLIP = 7;
const REACH = { mouse: 24, touch: 34 };
/** So near to a light one means that light, when it is touched and when something is let go. */
const TAP = { mouse: 22, touch: 30 };
const DROP = { mouse: 5, touch: 8 };
/** So far above the finger lies what it aims at, else it would hide it. */
const LIFT = 58;
const EDGE = 34;
const SPEED = 7;

export function grasp(options: Grasp): Attachment<HTMLElement> {
  return (element) => {
    const { camera } = options;
    const fingers = new Map<number, Point>();
    let held: {
      id: number;
      what: Grip['what'] | null;
      start: Point;
      moved: boolean;
      touch: boolean;
    } | null = null;
    let frame = 0;

    const local = (event: { clientX: number; clientY: number }): Point => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.x, y: event.clientY - box.y };
    };
    const away = (one: Point, two: Point) => Math.hypot(one.x - two.x, one.y - two.y);
    /** Where a drag aims at, in pixels. */
    const tip = (here: Point): Point => {
      if (!held?.touch) return here;
      return { x: here.x, y: here.y - Math.min(LIFT, away(here, held.start)) };
    };
    const close = (held: { touch: boolean }) =>
      (held.touch ? DROP.touch : DROP.mouse) / camera.scale;
    const middle = () => {
      const [one, two] = [...fingers.values()];
      return { x: (one!.x + two!.x) / 2, y: (one!.y + two!.y) / 2 };
    };

    /** At the edge the picture comes to meet what is dragged. */
    function creep(): void {
      frame = requestAnimationFrame(creep);
      const here = held && fingers.get(held.id);
      if (!held || held.what === null || !held.moved || !here) return;
      const { x, y } = tip(here);
      const dx = x < EDGE ? SPEED : x > camera.width - EDGE ? -SPEED : 0;
      const low = camera.height - camera.inset.bottom - EDGE;
      const dy = y < EDGE ? SPEED : y > low ? -SPEED : 0;
      if ((dx === 0 && dy === 0) || !camera.near) return;
      camera.pan(dx, dy);
      options.ondrag(held.what, camera.toBay(tip(here)), close(held));
    }

    /** What can be dragged from here, if anything. */
    function grip(here: Point, touch: boolean): Grip | undefined {
      const reach = touch ? REACH.touch : REACH.mouse;
      return (
        options
          .grips()
          // An agent is taller than the point that it stands on.
          .map((each) => ({ each, far: away(raised(each), here) }))
          .filter(({ far }) => far < reach)
          .toSorted((one, two) => one.far - two.far)[0]?.each
      );
    }

    /** Else the browser would take a finger that drags something for one that moves the page. */
    function touched(event: TouchEvent): void {
      const [finger, ...others] = event.touches;
      if (finger && others.length === 0 && grip(local(finger), true)) event.preventDefault();
    }

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      const here = local(event);
      fingers.set(event.pointerId, here);
      if (fingers.size === 2) {
        if (held?.what != null) options.oncancel(held.what);
        held = null;
        return;
      }
      const touch = event.pointerType === 'touch';
      const near = grip(here, touch);
      held = {
        id: event.pointerId,
        what: near?.what ?? null,
        start: here,
        moved: false,
        touch,
      };
      if (near) {
        event.preventDefault();
        capture(event.pointerId);
        frame = requestAnimationFrame(creep);
      }
    }
    function raised({ what, at }: Grip): Point {
      const { x, y } = camera.toWindow(at);
      return what === 'pawn' ? { x, y: y - 8 } : { x, y };
    }
    function capture(id: number): void {
      try {
        element.setPointerCapture(id);
      } catch {
        // A pointer that has just gone.
      }
    }

    function move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const here = local(event);
      if (fingers.size === 2) {
        const [one, two] = [...fingers.values()];
        const apart = away(one!, two!);
        const centre = middle();
        fingers.set(event.pointerId, here);
        const [first, second] = [...fingers.values()];
        camera.zoom(away(first!, second!) / Math.max(1, apart), centre);
        const now = middle();
        camera.pan(now.x - centre.x, now.y - centre.y);
        return;
      }
      fingers.set(event.pointerId, here);
      if (held?.id !== event.pointerId) return;
      if (!held.moved && away(here, held.start) < SLIP) return;
      if (!held.moved && held.what === null) capture(event.pointerId);
      held.moved = true;
      if (held.what === null) camera.pan(here.x - before.x, here.y - before.y);
      else options.ondrag(held.what, camera.toBay(tip(here)), close(held));
    }

    function up(event: PointerEvent): void {
      const here = local(event);
      fingers.delete(event.pointerId);
      cancelAnimationFrame(frame);
      const done = held;
      if (done?.id !== event.pointerId) return;
      const far = away(here, done.start);
      const to = camera.toBay(tip(here));
      held = null;
      if (!done.moved) {
        const reach = done.touch ? TAP.touch : TAP.mouse;
        options.ontap(camera.toBay(here), reach / camera.scale);
      } else if (done.what !== null) {
        if (far < (done.touch ? 22 : 12)) options.oncancel(done.what);
        else options.ondrop(done.what, to, close(done));
      }
    }

    function lost(event: PointerEvent): void {
      fingers.delete(event.pointerId);
      cancelAnimationFrame(frame);
      if (held?.id !== event.pointerId) return;
      if (held.what !== null) options.oncancel(held.what);
      held = null;
    }

    /** A trackpad pinches by a wheel; a plain wheel is for the page. */
    function wheel(event: WheelEvent): void {
      if (!event.ctrlKey) return;
      event.preventDefault();
      camera.zoom(Math.exp(-event.deltaY / 180), local(event));
    }

    element.addEventListener('touchstart', touched, { passive: false });
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', lost);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('touchstart', touched);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', lost);
      element.removeEventListener('wheel', wheel);
    };
  };
}
