/** What the camera should look at. */

import type { Shown } from '../live/show.svelte';
import { around, fitting, seenAt, united, type Box, type Camera } from './camera';
import { middle, outline, type Placed, type Point } from './geometry';

/** Millimetres: the table's edge below, room for a hand above. */
const BELOW = -30;
const HEADROOM = 84;
const LEAST = { across: 240, along: 190 };
/** From here on a seat is near enough to look only at it and the hand. */
const NEAR = 190;

interface Size {
  width: number;
  height: number;
}

/** All that stands, and what is held. */
export function everything(shown: Shown): Box {
  const all = [...shown.standing, ...shown.held].flatMap(({ placed }) => outline(placed));
  const left = Math.min(-LEAST.across / 2, ...all.map(({ x }) => x - 45));
  const right = Math.max(LEAST.across / 2, ...all.map(({ x }) => x + 60));
  const top = Math.max(LEAST.along, ...all.map(({ y }) => y + (shown.grip ? HEADROOM : 30)));
  return { left, right, bottom: BELOW, top };
}

/** The hand and what it is nearest to, if it is near; else everything. */
export function lookAt(shown: Shown, seats: readonly Placed[], close: boolean, size: Size): Camera {
  const whole = everything(shown);
  const lowest = shown.held[0]?.placed;
  if (!lowest || !close) return fitting(whole, size.width, size.height);
  const here = middle(lowest);
  const seat = nearest(here, seats);
  const hand = around(here, 62, 62, HEADROOM);
  const box = seat ? united([hand, around(seat, 46, 52, 30)]) : united([hand, whole]);
  const camera = fitting({ ...box, bottom: Math.max(box.bottom, BELOW) }, size.width, size.height);
  // What does not fill the height has its middle in the middle, but never lies under the table.
  const y = Math.max(
    (box.top + Math.max(box.bottom, BELOW)) / 2,
    BELOW + size.height / 2 / camera.scale,
  );
  return { ...camera, y };
}

/** Parts of the picture: within these the hand moves without the eye following. */
const CALM = { across: 0.24, along: 0.2 };
const SAME = 1.22;

/** An eye that does not follow every movement: whoever steers by it would get dizzy. */
export class Gaze {
  #goal: Camera | null = null;
  #size = '';

  towards(shown: Shown, seats: readonly Placed[], close: boolean, size: Size): Camera {
    const wanted = lookAt(shown, seats, close, size);
    const lowest = shown.held[0]?.placed;
    const kept = this.#goal;
    const measured = `${size.width} ${size.height} ${shown.standing.length}`;
    if (kept && lowest && close && measured === this.#size) {
      const [dx, dy] = [wanted.x - kept.x, wanted.y - kept.y];
      const place = nearest(middle(lowest), seats);
      const near =
        Math.abs(dx) * kept.scale < CALM.across * size.width &&
        Math.abs(dy) * kept.scale < CALM.along * size.height &&
        within(kept, middle(lowest), size, 0.3) &&
        (place === null || within(kept, place, size, 0.38));
      const ratio = wanted.scale / kept.scale;
      if (near && ratio < SAME && ratio > 1 / SAME) return kept;
    }
    this.#goal = wanted;
    this.#size = measured;
    return wanted;
  }
}

/** Whether a place is that near to the middle of the picture, by parts of its size. */
function within(camera: Camera, place: Point, size: Size, part: number): boolean {
  const { x, y } = seenAt(camera, place, size.width, size.height);
  return Math.abs(x / size.width - 0.5) < part && Math.abs(y / size.height - 0.5) < part;
}

export function nearest(here: Point, seats: readonly Placed[]): Point | null {
  let best: Point | null = null;
  let least = NEAR;
  for (const seat of seats) {
    const at = middle(seat);
    // Sideways counts: one aims at what is below.
    const far = Math.abs(at.x - here.x) * 1.2 + Math.abs(at.y - here.y) * 0.6;
    if (far < least) [best, least] = [at, far];
  }
  return best;
}
