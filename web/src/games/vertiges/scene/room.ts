/** What stands still: the wall in its light, and the table. */

import { REACH } from '../limits';
import { AWAY, type Point } from './geometry';
import { lit, type Light } from './light';
import { BEHIND } from './shadows';
import { dice, trace } from './wood';

/** The table in front of the pieces, and how thick it is, in millimetres. */
const BEFORE = 55;
const THICK = 16;
const PLANKS = 4;

const at = (x: number, z: number): Point => ({ x: x + AWAY.x * z, y: AWAY.y * z });

/** In pixels of the picture. */
export function drawWall(
  pen: CanvasRenderingContext2D,
  { width, height }: { width: number; height: number },
  light: Light,
): void {
  const far = Math.hypot(width, height);
  const shine = pen.createRadialGradient(
    width * 0.34,
    height * 0.12,
    0,
    width * 0.4,
    height * 0.3,
    far * 0.85,
  );
  shine.addColorStop(0, light.wall);
  shine.addColorStop(1, light.wallFar);
  pen.fillStyle = shine;
  pen.fillRect(0, 0, width, height);
  const glow = pen.createRadialGradient(width * 0.3, 0, 0, width * 0.3, 0, far * 0.55);
  glow.addColorStop(0, light.glow);
  glow.addColorStop(1, 'rgb(255 220 160 / 0)');
  pen.fillStyle = glow;
  pen.fillRect(0, 0, width, height);
}

/** In millimetres. */
export function drawTable(pen: CanvasRenderingContext2D, light: Light): void {
  const { table } = light;
  const deep = BEFORE + BEHIND;
  const bright = light.ambient + light.lamp * 0.55;
  for (let plank = 0; plank < PLANKS; plank += 1) {
    const [near, far] = [deep * plank, deep * (plank + 1)].map((part) => part / PLANKS - BEFORE);
    const roll = dice(plank * 7 + 1);
    const shape = [at(-REACH, near!), at(REACH, near!), at(REACH, far!), at(-REACH, far!)];
    pen.fillStyle = lit(table, bright * (0.96 + roll() * 0.07) * (1.04 - plank * 0.045));
    pen.beginPath();
    trace(pen, shape);
    pen.fill();
    pen.save();
    pen.clip();
    for (let count = 0; count < 26; count += 1) {
      const z = near! + roll() * (far! - near!);
      const [from, long] = [-REACH + roll() * REACH * 1.6, 60 + roll() * 380];
      const bend = (roll() - 0.5) * 6;
      pen.strokeStyle = roll() < 0.6 ? 'rgb(58 26 6 / 0.16)' : 'rgb(255 226 180 / 0.12)';
      pen.lineWidth = 0.3 + roll() * 0.7;
      pen.beginPath();
      const [start, half, end] = [at(from, z), at(from + long / 2, z + bend), at(from + long, z)];
      pen.moveTo(start.x, start.y);
      pen.quadraticCurveTo(half.x, half.y, end.x, end.y);
      pen.stroke();
    }
    pen.restore();
    pen.strokeStyle = 'rgb(34 14 2 / 0.45)';
    pen.lineWidth = 0.5;
    pen.beginPath();
    const [left, right] = [at(-REACH, near!), at(REACH, near!)];
    pen.moveTo(left.x, left.y);
    pen.lineTo(right.x, right.y);
    pen.stroke();
  }
  const [left, right] = [at(-REACH, -BEFORE), at(REACH, -BEFORE)];
  const rim = pen.createLinearGradient(0, left.y, 0, left.y - THICK);
  rim.addColorStop(0, lit(table, bright * 1.12));
  rim.addColorStop(0.18, lit(table, bright * 0.8));
  rim.addColorStop(1, light.edge);
  pen.fillStyle = rim;
  pen.fillRect(left.x, left.y - THICK, right.x - left.x, THICK);
  pen.fillStyle = 'rgb(0 0 0 / 0.35)';
  pen.fillRect(left.x, left.y - THICK - 400, right.x - left.x, 400);
}

/** A little darker towards the corners. */
export function drawDusk(
  pen: CanvasRenderingContext2D,
  { width, height }: { width: number; height: number },
  light: Light,
): void {
  const far = Math.hypot(width, height) / 2;
  const dusk = pen.createRadialGradient(
    width * 0.44,
    height * 0.42,
    far * 0.45,
    width / 2,
    height / 2,
    far * 1.08,
  );
  dusk.addColorStop(0, 'rgb(0 0 0 / 0)');
  dusk.addColorStop(1, light.dusk);
  pen.fillStyle = dusk;
  pen.fillRect(0, 0, width, height);
}
