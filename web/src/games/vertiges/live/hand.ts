/** The reader's own hand as long as it touches nothing: shown at once, not when the house replies. */

import { FINGERS, HERTZ, WRIST } from '../limits';
import { OUTLINES, wrapped, type Placed, type Point } from '../scene/geometry';

/** Small steps within a row, or else stiff springs swing. */
const PARTS = 4;

/** The middle of a piece's weight in its own frame. */
export function balance(piece: number, turned: boolean): Point {
  const points = OUTLINES[piece]!;
  let [area, x, y] = [0, 0, 0];
  for (const [index, one] of points.entries()) {
    const two = points[(index + 1) % points.length]!;
    const cross = one.x * two.y - two.x * one.y;
    area += cross / 2;
    x += ((one.x + two.x) * cross) / 6;
    y += ((one.y + two.y) * cross) / 6;
  }
  return { x: (turned ? -x : x) / area, y: y / area };
}

class Spring {
  speed = 0;

  constructor(
    public at: number,
    readonly stiff: { hertz: number; damping: number },
  ) {}

  follow(goal: number, pace: number): void {
    const rate = 2 * Math.PI * this.stiff.hertz;
    const seconds = 1 / HERTZ / PARTS;
    const pull =
      rate * rate * (goal - this.at) + 2 * this.stiff.damping * rate * (pace - this.speed);
    this.speed += pull * seconds;
    this.at += this.speed * seconds;
  }
}

/** A piece on a spring behind the hand, held at the middle of its weight. */
export class FreeHand {
  readonly #x: Spring;
  readonly #y: Spring;
  readonly #angle: Spring;
  #goal: Point & { angle: number };
  readonly #origin: Point;
  #piece: number;
  #turned: boolean;

  constructor(start: Placed) {
    this.#piece = start.piece;
    this.#turned = start.turned;
    this.#origin = weight(start);
    this.#x = new Spring(this.#origin.x, FINGERS);
    this.#y = new Spring(this.#origin.y, FINGERS);
    this.#angle = new Spring(start.angle, WRIST);
    this.#goal = { ...this.#origin, angle: start.angle };
  }

  /** One row further: the hand's offset from where it took hold, and the angle it holds at. */
  step(offset: Point, angle: number, turned: boolean): void {
    const goal = {
      x: this.#origin.x + offset.x,
      y: this.#origin.y + offset.y,
      angle: this.#goal.angle + wrapped(angle - this.#goal.angle),
    };
    const from = this.#goal;
    this.#turned = turned;
    for (let part = 1; part <= PARTS; part += 1) {
      const share = (one: number, two: number) => one + ((two - one) * part) / PARTS;
      this.#x.follow(share(from.x, goal.x), (goal.x - from.x) * HERTZ);
      this.#y.follow(share(from.y, goal.y), (goal.y - from.y) * HERTZ);
      this.#angle.follow(share(from.angle, goal.angle), (goal.angle - from.angle) * HERTZ);
    }
    this.#goal = goal;
  }

  get placed(): Placed {
    const angle = this.#angle.at;
    const { x, y } = balance(this.#piece, this.#turned);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return {
      piece: this.#piece,
      x: this.#x.at - (cos * x - sin * y),
      y: this.#y.at - (sin * x + cos * y),
      angle: wrapped(angle),
      turned: this.#turned,
    };
  }
}

/** Where the middle of a piece's weight is in the room. */
export function weight({ piece, x, y, angle, turned }: Placed): Point {
  const inside = balance(piece, turned);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x + cos * inside.x - sin * inside.y, y: y + sin * inside.x + cos * inside.y };
}
