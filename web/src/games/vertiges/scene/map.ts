/** A small picture of the whole table in a corner, while the large one looks closely. */

import type { Box, Camera } from './camera';
import { outline, type Placed } from './geometry';
import { trace } from './wood';

const [WIDE, HIGH, EDGE] = [104, 78, 8];

export function drawMap(
  pen: CanvasRenderingContext2D,
  { width, height, density }: { width: number; height: number; density: number },
  camera: Camera,
  whole: Box,
  placed: readonly Placed[],
): void {
  const left = width - WIDE - EDGE;
  const scale = Math.min(WIDE / (whole.right - whole.left), HIGH / (whole.top - whole.bottom));
  pen.setTransform(density, 0, 0, density, 0, 0);
  pen.fillStyle = 'rgb(30 16 8 / 0.55)';
  pen.beginPath();
  pen.roundRect(left - 4, EDGE - 4, WIDE + 8, HIGH + 8, 8);
  pen.fill();
  pen.save();
  pen.beginPath();
  pen.rect(left, EDGE, WIDE, HIGH);
  pen.clip();
  pen.translate(left + WIDE / 2, EDGE + HIGH);
  pen.scale(scale, -scale);
  pen.translate(-(whole.left + whole.right) / 2, -whole.bottom);
  pen.fillStyle = 'rgb(180 128 80)';
  pen.fillRect(-500, -30, 1000, 30);
  pen.fillStyle = 'rgb(244 214 160)';
  for (const each of placed) {
    pen.beginPath();
    trace(pen, outline(each));
    pen.fill();
  }
  const [across, along] = [width / camera.scale, height / camera.scale];
  pen.strokeStyle = 'rgb(255 255 255 / 0.9)';
  pen.lineWidth = 1.5 / scale;
  pen.strokeRect(camera.x - across / 2, camera.y - along / 2, across, along);
  pen.restore();
}
