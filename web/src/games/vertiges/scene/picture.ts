/** One picture of the table: everything that is to be seen at one moment. */

import { drawBlocks, type Drawn } from './blocks';
import type { Camera } from './camera';
import { REACH } from '../limits';
import { AWAY, DEPTH, outline, type Placed } from './geometry';
import { drawFingers, drawPalm, type Grip } from './glove';
import type { Light } from './light';
import { drawDusk, drawTable, drawWall } from './room';
import { contact, Shadows } from './shadows';
import { trace } from './wood';

/** Where a piece would sit, shown as an outline. */
export interface Ghost {
  placed: Placed;
  colour: string;
}

export interface Moment {
  standing: readonly Drawn[];
  /** What is held, lowest first. */
  held: readonly Drawn[];
  grip: Grip | null;
  ghosts: readonly Ghost[];
  /** Parts of the table on which no base may stand. */
  forbidden: readonly { left: number; right: number }[];
  light: Light;
}

interface Size {
  width: number;
  height: number;
  density: number;
}

export class Picture {
  readonly #shadows = new Shadows();
  /** What stands still, as it was seen last: it is drawn anew only when the eye moves. */
  #room: HTMLCanvasElement | null = null;
  #seen = '';

  draw(
    pen: CanvasRenderingContext2D,
    size: Size,
    camera: Camera,
    { standing, held, grip, ghosts, forbidden, light }: Moment,
  ): void {
    const { density } = size;
    const flat = () => pen.setTransform(density, 0, 0, density, 0, 0);
    const world = () => aim(pen, size, camera);
    flat();
    this.#drawRoom(pen, size, camera, light);
    const all = [...standing, ...held].filter(({ alpha = 1 }) => alpha > 0.5);
    const placed = all.map((each) => each.placed);
    if (forbidden.length > 0) {
      world();
      drawForbidden(pen, forbidden, light);
    }
    flat();
    this.#shadows.draw(pen, placed, camera, size, light.shade);
    world();
    contact(pen, placed, light.shade);
    drawBlocks(pen, standing, light, camera.scale);
    for (const ghost of ghosts) drawGhost(pen, ghost, camera.scale);
    if (grip) drawPalm(pen, grip);
    drawBlocks(pen, held, light, camera.scale);
    if (grip) drawFingers(pen, grip);
  }

  #drawRoom(pen: CanvasRenderingContext2D, size: Size, camera: Camera, light: Light): void {
    this.#room ??= document.createElement('canvas');
    const room = this.#room;
    const { width, height, density } = size;
    const seen = [width, height, density, camera.x, camera.y, camera.scale, light.ambient].join(
      ' ',
    );
    if (seen !== this.#seen) {
      this.#seen = seen;
      [room.width, room.height] = [Math.round(width * density), Math.round(height * density)];
      const ink = room.getContext('2d');
      if (!ink) return;
      ink.setTransform(density, 0, 0, density, 0, 0);
      drawWall(ink, size, light);
      aim(ink, size, camera);
      drawTable(ink, light);
      ink.setTransform(density, 0, 0, density, 0, 0);
      drawDusk(ink, size, light);
    }
    pen.drawImage(room, 0, 0, width, height);
  }
}

/** From here on the pen counts in millimetres, y upwards. */
function aim(
  pen: CanvasRenderingContext2D,
  { width, height, density }: Size,
  camera: Camera,
): void {
  const scale = camera.scale * density;
  const [x, y] = [
    (width / 2) * density - camera.x * scale,
    (height / 2) * density + camera.y * scale,
  ];
  pen.setTransform(scale, 0, 0, -scale, x, y);
}

/** Millimetres of the table before and behind what stands there. */
const MARGIN = 8;
/** From one line of the hatching to the next. */
const APART = 6;

function drawForbidden(
  pen: CanvasRenderingContext2D,
  parts: readonly { left: number; right: number }[],
  light: Light,
): void {
  const [near, far] = [-MARGIN, DEPTH + MARGIN];
  const at = (x: number, z: number) => ({ x: x + AWAY.x * z, y: AWAY.y * z });
  pen.save();
  pen.beginPath();
  for (const { left, right } of parts)
    trace(pen, [at(left, near), at(right, near), at(right, far), at(left, far)]);
  pen.fillStyle = light.forbidden;
  pen.globalAlpha = 0.34;
  pen.fill();
  pen.clip();
  pen.globalAlpha = 0.7;
  pen.strokeStyle = light.forbidden;
  pen.lineWidth = 0.9;
  pen.beginPath();
  for (let x = -REACH; x < REACH; x += APART) {
    const [from, to] = [at(x, near), at(x + APART * 2, far)];
    pen.moveTo(from.x, from.y);
    pen.lineTo(to.x, to.y);
  }
  pen.stroke();
  pen.restore();
}

function drawGhost(pen: CanvasRenderingContext2D, { placed, colour }: Ghost, scale: number): void {
  pen.beginPath();
  trace(pen, outline(placed));
  pen.fillStyle = colour;
  pen.strokeStyle = colour;
  pen.lineWidth = 1.6 / scale;
  pen.setLineDash([5 / scale, 4 / scale]);
  pen.stroke();
  pen.setLineDash([]);
  pen.save();
  pen.globalAlpha = 0.16;
  pen.fill();
  pen.restore();
}
