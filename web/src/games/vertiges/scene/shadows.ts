/** Soft shadows: silhouettes in a small picture, blurred by being enlarged. */

import type { Camera } from './camera';
import { AWAY, DEPTH, outline, type Placed, type Point } from './geometry';
import { trace } from './wood';

/** The table behind the pieces, in millimetres from their front to the wall. */
export const BEHIND = 150;
/** How a shadow grows with height: sideways, and towards the wall. */
const SLANT = { x: 0.34, z: 0.8 };
/** Pixels of the picture for one of the small one. */
const COARSE = 7;

/** Where the shadow of a point falls, at a height and a depth: on the table, or up the wall. */
export function fallen(x: number, y: number, depth: number): Point {
  const z = depth + SLANT.z * y;
  const wall = Math.max(0, (z - BEHIND) / SLANT.z);
  const ground = Math.min(z, BEHIND);
  return { x: x + SLANT.x * y + AWAY.x * ground, y: AWAY.y * ground + wall };
}

export class Shadows {
  #small: HTMLCanvasElement | null = null;

  draw(
    pen: CanvasRenderingContext2D,
    placed: readonly Placed[],
    camera: Camera,
    size: { width: number; height: number },
    shade: number,
  ): void {
    this.#small ??= document.createElement('canvas');
    const small = this.#small;
    const width = Math.ceil(size.width / COARSE);
    const height = Math.ceil(size.height / COARSE);
    if (small.width !== width || small.height !== height)
      [small.width, small.height] = [width, height];
    const ink = small.getContext('2d');
    if (!ink) return;
    ink.setTransform(1, 0, 0, 1, 0, 0);
    ink.clearRect(0, 0, width, height);
    const scale = camera.scale / COARSE;
    ink.setTransform(
      scale,
      0,
      0,
      -scale,
      width / 2 - camera.x * scale,
      height / 2 + camera.y * scale,
    );
    ink.fillStyle = '#1c0b02';
    for (const each of placed) cast(ink, each);
    pen.globalAlpha = shade;
    pen.imageSmoothingEnabled = true;
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(small, 0, 0, width * COARSE, height * COARSE);
    pen.globalAlpha = 1;
  }
}

function cast(ink: CanvasRenderingContext2D, placed: Placed): void {
  const points = outline(placed);
  for (const depth of [0, DEPTH / 2, DEPTH]) {
    ink.beginPath();
    trace(
      ink,
      points.map(({ x, y }) => fallen(x, Math.max(0, y), depth)),
    );
    ink.fill();
  }
}

/** Where wood stands on the table it is darkest. */
export function contact(
  pen: CanvasRenderingContext2D,
  placed: readonly Placed[],
  shade: number,
): void {
  for (const each of placed) {
    const low = outline(each).filter(({ y }) => y < 4);
    if (low.length < 2) continue;
    const left = Math.min(...low.map(({ x }) => x));
    const right = Math.max(...low.map(({ x }) => x));
    for (const [wide, alpha] of [
      [7, 0.1],
      [4, 0.16],
      [1.6, 0.3],
    ] as const) {
      const at = (x: number, z: number) => ({ x: x + AWAY.x * z, y: AWAY.y * z });
      pen.fillStyle = `rgb(24 9 1 / ${alpha * (shade + 0.35)})`;
      pen.beginPath();
      trace(pen, [
        at(left - wide / 2, -wide),
        at(right + wide, -wide),
        at(right + wide * 1.4, DEPTH + wide),
        at(left - wide / 2, DEPTH + wide),
      ]);
      pen.fill();
    }
  }
}
