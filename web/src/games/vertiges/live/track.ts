/** Where pieces were, frame by frame, to be looked at between frames. Time is counted in rows. */

import { ANGLE, HERTZ, LENGTH } from '../limits';
import { between, wrapped, type Placed } from '../scene/geometry';
import { placed } from '../table';

/** Millimetres and radians a row: so much a tower moves all the time. */
const STIR = 0.4;
const TURN = 0.012;

/** From which row to which one a film runs, before it goes on with the next. */
export type Scene = readonly [from: number, to: number];

/** As the house sends it: only what has moved. */
export interface Sent {
  t: number;
  poses: [piece: number, x: number, y: number, angle: number, turned: number | boolean][];
  touch: boolean;
  held: boolean;
}

export interface Frame {
  /** How many rows have been applied. */
  t: number;
  poses: readonly Placed[];
  /** Whether what is held touches something. */
  touch: boolean;
  held: boolean;
}

export function received({ t, poses, touch, held }: Sent): Frame {
  const seen = poses.map(([piece, x, y, angle, turned]) =>
    placed({ piece, x: x * LENGTH, y: y * LENGTH, angle: angle * ANGLE, turned: Boolean(turned) }),
  );
  return { t, poses: seen, touch, held };
}

/** How many rows scenes have together. */
export function length(scenes: readonly Scene[]): number {
  return scenes.reduce((sum, [from, to]) => sum + to - from, 0);
}

/** The row that is seen so many rows after a film has begun. */
export function rowAt(scenes: readonly Scene[], since: number): number {
  let left = Math.max(0, since);
  for (const [from, to] of scenes.slice(0, -1)) {
    if (left < to - from) return from + left;
    left -= to - from;
  }
  return (scenes.at(-1)?.[0] ?? 0) + left;
}

interface Key {
  t: number;
  placed: Placed;
}

export class Track {
  readonly #keys = new Map<number, Key[]>();
  readonly #frames: { t: number; touch: boolean; held: boolean }[] = [];
  /** The time of the last frame. */
  last = 0;

  constructor(start: Iterable<Placed>) {
    for (const each of start) this.#keys.set(each.piece, [{ t: 0, placed: each }]);
  }

  add({ t, poses, touch, held }: Frame): void {
    if (t <= this.last && this.#frames.length > 0) return;
    for (const each of poses) {
      const keys = this.#keys.get(each.piece) ?? [];
      const before = keys.at(-1);
      // What is not mentioned stays: it began to move only now.
      if (before && before.t < this.last) keys.push({ t: this.last, placed: before.placed });
      keys.push({ t, placed: each });
      this.#keys.set(each.piece, keys);
    }
    this.#frames.push({ t, touch, held });
    this.last = t;
  }

  get begun(): boolean {
    return this.#frames.length > 0;
  }

  get pieces(): number[] {
    return [...this.#keys.keys()];
  }

  /** Where a piece is at a time; null if it is not there yet, or never. */
  at(piece: number, t: number): Placed | null {
    const keys = this.#keys.get(piece);
    if (keys === undefined || (keys[0]!.t > 0 && t < keys[0]!.t)) return null;
    let after = keys.findIndex((key) => key.t >= t);
    if (after < 0) after = keys.length - 1;
    const [one, two] = [keys[after - 1], keys[after]!];
    if (one === undefined || two.t <= t) return two.placed;
    // Turned over in the hand: there is no way between the two.
    if (one.placed.turned !== two.placed.turned) return one.placed;
    return between(one.placed, two.placed, (t - one.t) / (two.t - one.t));
  }

  state(t: number): { touch: boolean; held: boolean } {
    const passed = this.#frames.findLast((frame) => frame.t <= t) ?? this.#frames[0];
    return passed ?? { touch: false, held: true };
  }

  /** What came last, before it is looked at. */
  latest(): { touch: boolean; held: boolean } {
    return this.#frames.at(-1) ?? { touch: false, held: true };
  }

  /** Where a piece was to begin with, if it was there. */
  start(piece: number): Placed | null {
    const first = this.#keys.get(piece)?.[0];
    return first && first.t === 0 ? first.placed : null;
  }

  /** What is worth being looked at, with so many rows before and after: the rest is only waiting. */
  scenes(held: readonly number[], before: number, after: number): Scene[] {
    const times = this.#stirring(held);
    const opened = this.#frames.find((frame) => !frame.held)?.t;
    if (opened !== undefined) times.push(opened);
    if (times.length === 0) times.push(this.last);
    const scenes: [from: number, to: number][] = [];
    for (const t of times.toSorted((one, two) => one - two)) {
      const [from, to] = [Math.max(0, t - before), Math.min(this.last, t + after)];
      const scene = scenes.at(-1);
      if (scene && from <= scene[1]) scene[1] = to;
      else scenes.push([from, to]);
    }
    return scenes;
  }

  /** When something moved that nobody held then, beyond the swaying of towers. */
  #stirring(held: readonly number[]): number[] {
    const opened = this.#frames.find((frame) => !frame.held)?.t ?? Infinity;
    const times: number[] = [];
    for (const [piece, keys] of this.#keys) {
      const since = held.includes(piece) ? opened : 0;
      for (let index = 1; index < keys.length; index += 1) {
        const [one, two] = [keys[index - 1]!, keys[index]!];
        const rows = Math.max(1, two.t - one.t);
        const far = Math.hypot(two.placed.x - one.placed.x, two.placed.y - one.placed.y);
        const turned = Math.abs(wrapped(two.placed.angle - one.placed.angle));
        if (two.t > since && (far / rows > STIR || turned / rows > TURN)) times.push(two.t);
      }
    }
    return times;
  }

  /** Whether something was suddenly slower between two moments, and how much: wood on wood. */
  knock(from: number, to: number): number {
    let hardest = 0;
    for (const keys of this.#keys.values()) {
      const index = keys.findIndex((key) => key.t > from && key.t <= to);
      const [one, two, three] = [keys[index - 2], keys[index - 1], keys[index]];
      if (index < 2 || !one || !two || !three) continue;
      hardest = Math.max(hardest, speed(one, two) - speed(two, three));
    }
    return hardest;
  }
}

/** Millimetres a second. */
function speed(one: Key, two: Key): number {
  const rows = Math.max(1, two.t - one.t);
  const far = Math.hypot(two.placed.x - one.placed.x, two.placed.y - one.placed.y);
  return (far / rows) * HERTZ;
}

/** Tells what time it is at the house, a little late so that the next frame is there already. */
export class Clock {
  #offset: number | null = null;
  /** Rows by which we look back: 66 milliseconds. */
  static readonly BEHIND = 4;
  static readonly DRIFT = 0.02;

  heard(t: number, now: number): void {
    const offset = (now / 1000) * HERTZ - t;
    if (this.#offset === null || offset < this.#offset) this.#offset = offset;
    else this.#offset += (offset - this.#offset) * Clock.DRIFT;
  }

  read(now: number): number {
    return this.#offset === null ? 0 : (now / 1000) * HERTZ - this.#offset - Clock.BEHIND;
  }
}
