/** What part of the world the picture shows. */

import type { Point } from './geometry';

/** The point in the middle of the picture, and how many pixels a millimetre has. */
export interface Camera extends Point {
  scale: number;
}

export interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** Pixels a millimetre: closer than this nothing is gained. */
const CLOSEST = 3.2;
/** Seconds in which most of the way to a new place is made: while a hand is led, and at rest. */
const LAG = 0.28;
const HASTE = 0.14;

export function fitting(box: Box, width: number, height: number): Camera {
  const across = Math.max(box.right - box.left, 1);
  const along = Math.max(box.top - box.bottom, 1);
  return {
    x: (box.left + box.right) / 2,
    // What is too low to fill the picture stands at its bottom.
    y: box.bottom + height / 2 / scaleFor(across, along, width, height),
    scale: scaleFor(across, along, width, height),
  };
}

function scaleFor(across: number, along: number, width: number, height: number): number {
  return Math.min(CLOSEST, width / across, height / along);
}

export function united(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.min(...boxes.map(({ bottom }) => bottom)),
    top: Math.max(...boxes.map(({ top }) => top)),
  };
}

export function around(point: Point, across: number, below: number, above: number): Box {
  return {
    left: point.x - across,
    right: point.x + across,
    bottom: point.y - below,
    top: point.y + above,
  };
}

export class Gliding {
  now: Camera;

  constructor(start: Camera) {
    this.now = start;
  }

  /** Whether it is still on its way. */
  towards(goal: Camera, seconds: number, still: boolean, rests = false): boolean {
    const share = still ? 1 : 1 - Math.exp(-seconds / (rests ? HASTE : LAG));
    const { x, y, scale } = this.now;
    const left = Math.abs(goal.x - x) + Math.abs(goal.y - y) + 100 * Math.abs(goal.scale - scale);
    if (left < 0.2) {
      this.now = goal;
      return false;
    }
    this.now = {
      x: x + (goal.x - x) * share,
      y: y + (goal.y - y) * share,
      // By its logarithm, or else coming close would seem to hurry at the end.
      scale: scale * (goal.scale / scale) ** share,
    };
    return true;
  }
}

/** A place in the picture, in pixels from its upper left corner. */
export function seenAt(camera: Camera, { x, y }: Point, width: number, height: number): Point {
  return {
    x: width / 2 + (x - camera.x) * camera.scale,
    y: height / 2 - (y - camera.y) * camera.scale,
  };
}
