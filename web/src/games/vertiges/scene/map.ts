/** A small picture of the whole table in a corner, while the large one looks closely. */

import { seenAt, type Box, type Camera } from './camera';
import { AWAY, DEPTH, outline, type Placed } from './geometry';
import { trace } from './wood';

const [WIDE, HIGH, EDGE] = [104, 78, 8];

export type Corner = 'left' | 'right';

/** The corner in which a map hides nothing; it stays where it is as long as it does not. */
export function cornerFor(
  now: Corner,
  camera: Camera,
  { width, height }: { width: number; height: number },
  placed: readonly Placed[],
): Corner | null {
  const hidden = { left: false, right: false };
  for (const each of placed)
    for (const point of outline(each))
      for (const depth of [0, DEPTH]) {
        const far = { x: point.x + AWAY.x * depth, y: point.y + AWAY.y * depth };
        const { x, y } = seenAt(camera, far, width, height);
        if (y > HIGH + 2 * EDGE || y < 0) continue;
        if (x > 0 && x < WIDE + 2 * EDGE) hidden.left = true;
        if (x < width && x > width - WIDE - 2 * EDGE) hidden.right = true;
      }
  if (!hidden[now]) return now;
  const other = now === 'left' ? 'right' : 'left';
  return hidden[other] ? null : other;
}

export function drawMap(
  pen: CanvasRenderingContext2D,
  { width, height, density }: { width: number; height: number; density: number },
  camera: Camera,
  whole: Box,
  placed: readonly Placed[],
  corner: Corner,
): void {
  const left = corner === 'left' ? EDGE : width - WIDE - EDGE;
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
