/**
 * The reader's hand: what pointer and keys ask of it becomes rows for the house, sixty a second at
 * most. A hand that rests says nothing, and the house holds it where it is: who has the same table
 * open twice may go on with the other page.
 */

import { rows as MOST } from '../../../gen/limits.json';
import { BACK, CLOSED, CUT_DOWN, FINE, HERTZ, REACH, TURNED } from '../limits';
import { wrapped, type Placed, type Point } from '../scene/geometry';
import { FreeHand, weight } from './hand';
import type { Frame } from './track';

export type Row = [dx: number, dy: number, tilt: number, buttons: number];

/** Rows a message. */
const TOGETHER = 2;
/** Millimetres a row: the house lets no hand be faster. */
const FASTEST = 9.8;
/** Degrees. */
const STEEPEST = 40;
/** Rows that are caught up with at most: for longer than that the hand has simply stayed. */
const AWAY = 12;
/** Millimetres beyond the table's edge, and above where the hand took hold. */
const BEYOND = 20;
const ABOVE = 160;
/** Rows of silence after which the house knows better than we do where the hand is. */
const SILENT = 60;
/** Rows that a hand which came to rest repeats: the house forgets some, and is slower at times. */
const RESTING = 20;
/** Millimetres and radians that no tremor comes to: then another page has led it, or rows were lost. */
const LED = 6;
const TURNED_OVER = 0.6;
/** Degrees that nobody tilts it by. */
const LEVEL = 2;
/** How much of the house's correction is taken over with each of its frames. */
const TRUST = 0.35;
/** Rows after which what we thought is not asked for any more. */
const LATE = 4 * HERTZ;

export interface Grasp {
  start: Placed;
  /** Whether it can be turned over in the hand: what was lifted from a tower cannot. */
  loose: boolean;
  send: (seq: number, rows: Row[]) => void;
}

export class Steering {
  closed = $state(true);
  /** Whether it goes back with what it holds. */
  back = $state(false);
  cutDown = $state(false);
  turned = $state(false);
  /** Degrees. */
  tilt = $state(0);
  readonly loose: boolean;
  readonly start: Placed;
  /** Millimetres and degrees a second, while keys are held down. */
  drive: Point & { tilt: number } = { x: 0, y: 0, tilt: 0 };

  readonly #send: Grasp['send'];
  readonly #hand: FreeHand;
  /** Where it should be, and where it is on its way there. */
  #wanted: Point = { x: 0, y: 0 };
  #offset: Point = { x: 0, y: 0 };
  #began: number | null = null;
  #row = 0;
  #pending: Row[] = [];
  /** The last row that the house was told, and when; to begin with, it knows. */
  #said: Row;
  #saidAt = -Infinity;
  #restsSince = -Infinity;
  /** Whether the house has taken any row of it: what it was told before is lost. */
  #taken = false;
  #elsewhere = $state(false);
  /** Where we thought to be once the house has taken a row that we said, by its number. */
  readonly #thought: Record<number, Placed> = {};
  /** By how much the house saw it elsewhere: the tremor. */
  #error = { x: 0, y: 0, angle: 0 };

  constructor({ start, loose, send }: Grasp) {
    this.start = start;
    this.loose = loose;
    this.cutDown = Math.cos(start.angle) < 0;
    this.turned = start.turned;
    this.#send = send;
    this.#hand = new FreeHand(start);
    this.#said = this.#wish();
  }

  /** Whether another page leads it, or did last. */
  get elsewhere(): boolean {
    return this.#elsewhere;
  }

  /** Millimetres. */
  push(x: number, y: number): void {
    if (!this.closed) return;
    const { start } = this;
    const limit = REACH + BEYOND;
    this.#wanted = {
      x: clamp(this.#wanted.x + x, -limit - start.x, limit - start.x),
      y: clamp(this.#wanted.y + y, -start.y - BEYOND, ABOVE),
    };
  }

  /** How far it is still to go, in millimetres. */
  get ahead(): Point {
    return { x: this.#wanted.x - this.#offset.x, y: this.#wanted.y - this.#offset.y };
  }

  /** Degrees, to the left if positive. */
  lean(by: number): void {
    if (this.closed) this.tilt = clamp(this.tilt + by, -STEEPEST, STEEPEST);
  }

  upright(): void {
    this.tilt = 0;
  }

  flip(): void {
    if (this.loose && this.closed) this.cutDown = !this.cutDown;
  }

  turn(): void {
    if (this.loose && this.closed) this.turned = !this.turned;
  }

  /** Opens the fingers, where they are: there is no way back. */
  release(): void {
    if (this.back) return;
    this.closed = false;
    this.#wanted = this.#offset;
  }

  /** Goes back with what it holds. */
  withdraw(): void {
    if (this.closed) this.back = true;
  }

  /** To be told the time as often as possible. */
  tick(now: number): void {
    this.#began ??= now;
    const due = Math.floor(((now - this.#began) / 1000) * HERTZ);
    if (due - this.#row > AWAY) {
      this.#deliver();
      this.#row = due - AWAY;
    }
    while (this.#row < due) this.#next();
    if (this.#pending.length >= TOGETHER) this.#deliver();
  }

  #next(): void {
    this.push(this.drive.x / HERTZ, this.drive.y / HERTZ);
    this.lean(this.drive.tilt / HERTZ);
    const [x, y] = [this.#wanted.x - this.#offset.x, this.#wanted.y - this.#offset.y];
    const share = Math.min(1, FASTEST / (Math.hypot(x, y) || 1));
    this.#offset = { x: this.#offset.x + x * share, y: this.#offset.y + y * share };
    this.#say(this.#wish());
    this.#hand.step(this.#offset, this.#angle, this.turned);
    if (this.#saidAt === this.#row) this.#thought[this.#row] = this.#hand.placed;
    delete this.#thought[this.#row - LATE];
    this.#row += 1;
  }

  #wish(): Row {
    return [
      Math.round(this.#offset.x * FINE),
      Math.round(this.#offset.y * FINE),
      Math.round(this.tilt * FINE),
      (this.closed ? CLOSED : 0) |
        (this.cutDown ? CUT_DOWN : 0) |
        (this.turned ? TURNED : 0) |
        (this.back ? BACK : 0),
    ];
  }

  #say(row: Row): void {
    const same = row.every((each, index) => each === this.#said[index]);
    // What ends it must arrive, and so must what was done before the house has begun.
    const lost = this.#saidAt >= 0 && !this.#taken;
    const rests = same && this.#row - this.#restsSince >= RESTING;
    if (rests && !lost && this.closed && !this.back) {
      this.#deliver();
      return;
    }
    if (!same) this.#restsSince = this.#row;
    this.#pending.push(row);
    this.#said = row;
    this.#saidAt = this.#row;
    this.#elsewhere = false;
  }

  get #upright(): number {
    return this.loose ? (this.cutDown ? Math.PI : 0) : this.start.angle;
  }

  get #angle(): number {
    return this.#upright + (this.tilt * Math.PI) / 180;
  }

  #deliver(): void {
    while (this.#pending.length > 0) {
      const first = this.#row - this.#pending.length;
      this.#send(first, this.#pending.splice(0, MOST));
    }
  }

  /** Where the house saw what we hold, if it touched nothing, and by which of our rows. */
  heard(frame: Frame, seen: Placed | null, seq: number | null): void {
    this.#taken ||= seq !== null;
    if (!seen || frame.touch) return;
    if (this.#follow(seen)) return;
    const thought = this.#by(seq);
    if (!thought) return;
    const angle = wrapped(seen.angle - thought.angle);
    // Turned over: the house will have done so as well in a moment.
    if (seen.turned !== thought.turned || Math.abs(angle) > TURNED_OVER) return;
    const learn = (old: number, now: number) => old + (now - old) * TRUST;
    this.#error = {
      x: learn(this.#error.x, seen.x - thought.x),
      y: learn(this.#error.y, seen.y - thought.y),
      angle: learn(this.#error.angle, angle),
    };
  }

  /** Where we thought to be by the row that the house took last, however late that was. */
  #by(seq: number | null): Placed | undefined {
    if (this.#saidAt < 0 || seq === this.#saidAt) return this.#hand.placed;
    return seq === null ? this.start : this.#thought[seq];
  }

  /** As long as we say nothing, another page may lead it: then we go on from where that has it. */
  #follow(seen: Placed): boolean {
    if (this.#row - this.#saidAt <= SILENT || !this.closed || this.back) return false;
    // A part of a tower sways in the hand, and must not be jerked: who led it goes on as it was.
    if (!this.loose && this.#saidAt >= 0) return false;
    const here = this.#hand.placed;
    const far = Math.hypot(seen.x - here.x, seen.y - here.y) > LED;
    const over = Math.abs(wrapped(seen.angle - here.angle)) > TURNED_OVER;
    if (!this.#elsewhere && !far && !over && seen.turned === here.turned) return false;
    this.#elsewhere = true;
    if (this.loose) {
      this.cutDown = Math.cos(seen.angle) < 0;
      this.turned = seen.turned;
    }
    const tilt = (wrapped(seen.angle - this.#upright) * 180) / Math.PI;
    this.tilt = Math.abs(tilt) < LEVEL ? 0 : clamp(tilt, -STEEPEST, STEEPEST);
    const [now, began] = [weight(seen), weight(this.start)];
    this.#wanted = this.#offset = { x: now.x - began.x, y: now.y - began.y };
    this.#said = this.#wish();
    this.#error = { x: 0, y: 0, angle: 0 };
    return true;
  }

  /** Where it is now, as far as one can know before the house has told. */
  get placed(): Placed {
    const { x, y, angle, ...rest } = this.#hand.placed;
    const error = this.#error;
    return { ...rest, x: x + error.x, y: y + error.y, angle: wrapped(angle + error.angle) };
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
