/** What is told to whoever holds something, a few times a second: how high, how near, how long. */

import { below, strips, tooNear } from '../below';
import { upended, type Placed } from '../scene/geometry';
import type { Show } from './show.svelte';

/** Milliseconds: nobody reads faster. */
const EVERY = 120;
/** Seconds: from then on one is told how many are left, and at these it is said aloud. */
export const SOON = 10;
export const SPOKEN = [5, SOON] as const;

export class Watch {
  /** Millimetres that it hangs too high to be let go, from what it is measured, and how many may be. */
  high = $state.raw<{ up: number; table: boolean; most: number; base: boolean } | null>(null);
  /** Millimetres to the next tower, if it is too near to it for a base. */
  near = $state<number | null>(null);
  /** Whole seconds, once there are few. */
  left = $state<number | null>(null);
  /** How many times as much as at first the hand trembles, in tenths; null if it does not tire. */
  weary = $state<number | null>(null);
  /** Parts of the table where no base may stand, while one may be in the making. */
  forbidden: ReturnType<typeof strips> = [];
  #next = 0;

  /** To be called as often as a picture is drawn. */
  look(show: Show, standing: () => Placed[], now: number): void {
    if (now < this.#next && show.steering) return;
    this.#next = now + EVERY;
    const held = show.steering?.closed ? show.held : null;
    const left = show.left(now);
    this.left = left !== null && left <= SOON ? Math.ceil(left) : null;
    const weary = show.weary(now);
    this.weary = weary !== null && weary > 1 ? Math.round(weary * 10) : null;
    if (!held || !show.steering) {
      this.high = this.near = null;
      this.forbidden = [];
      return;
    }
    const others = standing();
    const { up, onto, most, base } = below(held, others, show.steering.loose);
    this.forbidden = show.steering.loose && !upended(held) ? strips(others) : [];
    this.near = show.steering.loose && onto === null ? tooNear(held, others) : null;
    this.#raise(Math.ceil(up), onto === null, most, base);
  }

  /** What has not changed is not told anew. */
  #raise(up: number, table: boolean, most: number, base: boolean): void {
    const told = this.high;
    if (up <= most) this.high = null;
    else if (told?.up !== up || told.table !== table || told.base !== base)
      this.high = { up, table, most, base };
  }
}

/** Millimetres of free air under what is held, once it is where it was sent. */
export function room({ steering, held }: Show, standing: () => Placed[]): number {
  if (!steering || !held) return 0;
  return below(held, standing(), steering.loose).up + Math.min(0, steering.ahead.y);
}
