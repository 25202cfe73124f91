/** Where one looks: the whole bay, or a part of it from near. */

import type { Point } from './polar';

/** What there is to see, in tenths. */
const SCENE = { left: 1350, right: 8450, top: 720, bottom: 5420 };
/** From near, so much of the bay is seen along the shorter side. */
const NEAR = 1750;
const NEAREST = 0.36;
/** Pixels a tenth: nearer than this by itself it never goes. */
const ENOUGH = 0.26;

/** Pixels between the edge and what should be in sight. */
const MARGIN = 36;

/** What lies over the edges of the window, in pixels. */
export interface Inset {
  top: number;
  bottom: number;
  side: number;
}

export class Camera {
  width = $state(0);
  height = $state(0);
  inset: Inset = $state.raw({ top: 0, bottom: 0, side: 0 });
  /** The point in the middle, and pixels a tenth; null while the whole bay is in sight. */
  #look: { x: number; y: number; scale: number } | null = $state.raw(null);
  /** Whether it gets there by and by. */
  gliding = $state(false);
  /** Before anybody has looked, it is simply where it should be. */
  settled = false;

  readonly #whole = $derived.by(() => {
    const { top, bottom, side } = this.inset;
    const scale = Math.max(
      0.01,
      Math.min(
        (this.width - 2 * side) / (SCENE.right - SCENE.left),
        (this.height - top - bottom) / (SCENE.bottom - SCENE.top),
      ),
    );
    return {
      x: (SCENE.left + SCENE.right) / 2,
      y: (SCENE.top + SCENE.bottom) / 2 + (bottom - top) / 2 / scale,
      scale,
    };
  });
  readonly #at = $derived(this.#look ?? this.#whole);

  get near(): boolean {
    return this.#look !== null;
  }
  get scale(): number {
    return this.#at.scale;
  }
  get x(): number {
    return this.width / 2 - this.#at.x * this.#at.scale;
  }
  get y(): number {
    return this.height / 2 - this.#at.y * this.#at.scale;
  }
  /** The part of the bay that is in sight. */
  get frame(): { x: number; y: number; width: number; height: number } {
    const { x, y, scale } = this.#at;
    const [width, height] = [this.width / scale, this.height / scale];
    return { x: x - width / 2, y: y - height / 2, width, height };
  }
  /** Whether the size of the window is known. */
  get ready(): boolean {
    return this.width > 0 && this.height > 0;
  }

  toBay({ x, y }: Point): Point {
    return { x: (x - this.x) / this.scale, y: (y - this.y) / this.scale };
  }
  toWindow({ x, y }: Point): Point {
    return { x: x * this.scale + this.x, y: y * this.scale + this.y };
  }

  showAll(): void {
    this.gliding = this.settled;
    this.#look = null;
  }

  /** A point from near, and these others beside it if they are not too far away for that. */
  showNear(point: Point, others: readonly Point[] = []): void {
    this.gliding = this.settled;
    const high = this.height - this.inset.bottom;
    const least = this.#whole.scale * 1.25;
    const usual = Math.max(least, Math.min(ENOUGH, Math.min(this.width, high) / NEAR));
    const across = (of: 'x' | 'y') => {
      const all = [point, ...others].map((each) => each[of]);
      const [low, top] = [Math.min(...all), Math.max(...all)];
      return { middle: (low + top) / 2, far: Math.max(1, top - low) };
    };
    const [wide, tall] = [across('x'), across('y')];
    const fitting = Math.min(
      (this.width - 2 * MARGIN) / wide.far,
      (high - this.inset.top - 2 * MARGIN) / tall.far,
    );
    const scale = Math.min(usual, Math.max(least, fitting));
    const { x, y } = fitting < scale ? point : { x: wide.middle, y: tall.middle };
    this.#set({ x, y: y + this.inset.bottom / 2 / scale, scale });
  }

  /** Just so far that a point is in sight. */
  showAlso(point: Point, margin = 48): void {
    if (!this.#look) return;
    const { x, y } = this.toWindow(point);
    const low = this.height - this.inset.bottom - margin;
    const dx = x < margin ? margin - x : Math.min(0, this.width - margin - x);
    const dy = y < margin + this.inset.top ? margin + this.inset.top - y : Math.min(0, low - y);
    if (dx === 0 && dy === 0) return;
    this.gliding = this.settled;
    this.#pan(dx, dy);
  }

  pan(dx: number, dy: number): void {
    if (!this.#look) return;
    this.gliding = false;
    this.#pan(dx, dy);
  }

  #pan(dx: number, dy: number): void {
    const { x, y, scale } = this.#at;
    this.#set({ x: x - dx / scale, y: y - dy / scale, scale });
  }

  /** So many times as near, with the same point under the finger. */
  zoom(factor: number, under: Point, gliding = false): void {
    const { x, y, scale } = this.#at;
    const next = Math.min(NEAREST, scale * factor);
    if (next <= this.#whole.scale * 1.02) {
      this.showAll();
      return;
    }
    this.gliding = gliding;
    const fixed = this.toBay(under);
    const part = scale / next;
    this.#set({
      x: fixed.x + (x - fixed.x) * part,
      y: fixed.y + (y - fixed.y) * part,
      scale: next,
    });
  }

  #set({ x, y, scale }: { x: number; y: number; scale: number }): void {
    const [halfWide, halfHigh] = [this.width / scale / 2, this.height / scale / 2];
    const within = (value: number, low: number, high: number) =>
      low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));
    const slack = 900;
    this.#look = {
      x: within(x, SCENE.left + halfWide - slack, SCENE.right - halfWide + slack),
      y: within(
        y,
        SCENE.top + halfHigh - slack,
        SCENE.bottom - halfHigh + slack + this.inset.bottom / scale,
      ),
      scale,
    };
  }
}
