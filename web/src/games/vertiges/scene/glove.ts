/** A gloved hand with a cuff in the colour of whoever sits there. */

import { SHOULDER } from '../pieces';
import { AWAY, DEPTH, type Placed } from './geometry';

export interface Grip {
  placed: Placed;
  /** From 0, closed, to 1, wide open. */
  open: number;
  cuff: string;
  /** From the side: something rides on what is held. */
  aside: boolean;
  /** By how many times as much as at first it trembles more. */
  tired: number;
}

const GLOVE = { lit: '#fffaf0', mid: '#eadfcc', dark: '#b9a689', line: 'rgb(94 72 48 / 0.55)' };

type Way = [number, number, number, number, number, number, number, number];
/** So many times more than at first, and a hand is as tired as can be shown. */
const WORN = 3;
/** Of straight pieces that a finger is put together from. */
const STEPS = 20;

/** Millimetres from the middle of what is held; y upwards. Drawn behind it. */
export function drawPalm(pen: CanvasRenderingContext2D, grip: Grip): void {
  within(pen, grip, () => {
    if (grip.aside) {
      sleeveAside(pen, grip);
      finger(pen, [34, 3, 24, 9, 8, 10, -6 - grip.open * 5, 9], 9);
      return;
    }
    const spread = grip.open * 9;
    // The fingers on the far side.
    finger(pen, [32, 50, 43 + spread, 34, 38 + spread, 10, 30 + spread, -2], 9.5);
    finger(pen, [26, 54, 39 + spread, 34, 35 + spread, 6, 27 + spread, -7], 10);
  });
}

/** What is in front of it. */
export function drawFingers(pen: CanvasRenderingContext2D, grip: Grip): void {
  within(pen, grip, () => {
    const spread = grip.open * 9;
    if (grip.aside) {
      finger(pen, [40, -6, 30, -1, 20, -1, 11 + spread, -1], 10.5);
      quivers(pen, grip.tired, [20, 0], [74, -4]);
      return;
    }
    finger(pen, [-2, 60, -30 - spread, 42, -31 - spread, 16, -22 - spread, 0], 11);
    finger(pen, [20, 56, 31 + spread, 38, 31 + spread, 16, 22.5 + spread, 0], 10.5);
    back(pen, grip);
    quivers(pen, grip.tired, [-30, 44], [52, 44]);
  });
}

/** Strokes beside a hand that trembles, the more and the redder the more tired it is. */
function quivers(
  pen: CanvasRenderingContext2D,
  tired: number,
  ...sides: readonly (readonly [number, number])[]
): void {
  const strength = Math.min(1, tired / WORN);
  if (strength < 0.1) return;
  const count = strength < 0.4 ? 1 : strength < 0.75 ? 2 : 3;
  pen.lineWidth = 1.6 + 1.4 * strength;
  pen.strokeStyle = `rgb(${Math.round(120 + 90 * strength)} ${Math.round(70 - 40 * strength)} 30 / ${0.35 + 0.55 * strength})`;
  for (const [side, [x, y]] of sides.entries()) {
    const way = side === 0 ? -1 : 1;
    for (let each = 0; each < count; each += 1) {
      const [far, long] = [x + way * each * 6, 8 + each * 3];
      pen.beginPath();
      pen.moveTo(far, y + long);
      pen.quadraticCurveTo(far + way * 5, y + long / 2, far, y);
      pen.quadraticCurveTo(far - way * 5, y - long / 2, far, y - long);
      pen.stroke();
    }
  }
}

function within(pen: CanvasRenderingContext2D, { placed, aside }: Grip, draw: () => void): void {
  const { x, y, angle } = placed;
  const lean = angle - Math.PI * Math.round(angle / Math.PI);
  const half = SHOULDER / 2;
  // From above, the hand is half as deep as what it holds.
  const deep = aside ? 0 : (AWAY.x * DEPTH) / 4;
  pen.save();
  pen.translate(x - Math.sin(angle) * half + deep, y + Math.cos(angle) * half);
  pen.rotate(lean);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  draw();
  pen.restore();
}

/** Along a bent line, thick at the knuckle and thinner at the tip: from, two bends, to. */
function finger(pen: CanvasRenderingContext2D, way: readonly number[], wide: number): void {
  const [x0, y0, x1, y1, x2, y2, x3, y3] = way as Way;
  const at = (share: number) => {
    const rest = 1 - share;
    const parts = [rest ** 3, 3 * rest ** 2 * share, 3 * rest * share ** 2, share ** 3] as const;
    return {
      x: parts[0] * x0 + parts[1] * x1 + parts[2] * x2 + parts[3] * x3,
      y: parts[0] * y0 + parts[1] * y1 + parts[2] * y2 + parts[3] * y3,
    };
  };
  const thick = (share: number) => (wide / 2) * (1.12 - 0.26 * share + 0.07 * Math.sin(share * 9));
  const body = (colour: string, size: number, more: number, dx: number, dy: number) => {
    const edge = (share: number, side: number) => {
      const [here, next] = [at(share - 0.01), at(share + 0.01)];
      const long = Math.hypot(next.x - here.x, next.y - here.y) || 1;
      const far = (thick(share) * size + more) * side;
      const middle = at(share);
      const [x, y] = [(next.y - here.y) / long, (here.x - next.x) / long];
      pen.lineTo(middle.x + x * far + dx, middle.y + y * far + dy);
    };
    pen.fillStyle = colour;
    pen.beginPath();
    for (let step = 0; step <= STEPS; step += 1) edge(step / STEPS, 1);
    for (let step = STEPS; step >= 0; step -= 1) edge(step / STEPS, -1);
    pen.fill();
    for (const end of [0, 1]) {
      const { x, y } = at(end);
      pen.beginPath();
      pen.arc(x + dx, y + dy, thick(end) * size + more, 0, 7);
      pen.fill();
    }
  };
  body(GLOVE.line, 1, 0.6, 0.3, -0.3);
  body(GLOVE.dark, 1, 0, 0, 0);
  body(GLOVE.mid, 0.84, 0, -0.5, 0.45);
  body(GLOVE.lit, 0.42, 0, -1.3, 1);
  // Where it bends, cloth has folds.
  pen.strokeStyle = GLOVE.line;
  pen.lineWidth = 0.5;
  for (const share of [0.52, 0.58]) {
    const [here, next] = [at(share), at(share + 0.02)];
    const long = Math.hypot(next.x - here.x, next.y - here.y) || 1;
    const across = { x: -(next.y - here.y) / long, y: (next.x - here.x) / long };
    const half = thick(share) * 0.55;
    pen.beginPath();
    pen.moveTo(here.x - across.x * half, here.y - across.y * half);
    pen.quadraticCurveTo(next.x, next.y, here.x + across.x * half, here.y + across.y * half);
    pen.stroke();
  }
}

function back(pen: CanvasRenderingContext2D, { cuff }: Grip): void {
  const shape = new Path2D();
  shape.moveTo(-18, 50);
  shape.bezierCurveTo(-18, 62, -12, 74, -4, 84);
  shape.lineTo(30, 84);
  shape.bezierCurveTo(38, 74, 43, 60, 37, 47);
  shape.bezierCurveTo(30, 39, 16, 43, 8, 44);
  shape.bezierCurveTo(-2, 45, -14, 42, -18, 50);
  shape.closePath();
  const round = pen.createLinearGradient(-18, 60, 42, 48);
  round.addColorStop(0, GLOVE.mid);
  round.addColorStop(0.3, GLOVE.lit);
  round.addColorStop(0.72, GLOVE.mid);
  round.addColorStop(1, GLOVE.dark);
  pen.fillStyle = round;
  pen.strokeStyle = GLOVE.line;
  pen.lineWidth = 0.8;
  pen.fill(shape);
  pen.stroke(shape);
  // Three seams, as gloves have.
  pen.beginPath();
  for (const x of [4, 12, 20]) {
    pen.moveTo(x, 52);
    pen.quadraticCurveTo(x + 1, 60, x + (x - 12) * -0.12, 70);
  }
  pen.stroke();
  sleeve(pen, cuff, -8, 34, 82);
}

function sleeve(
  pen: CanvasRenderingContext2D,
  cuff: string,
  left: number,
  right: number,
  from: number,
): void {
  const cloth = pen.createLinearGradient(left, 0, right, 0);
  cloth.addColorStop(0, 'rgb(255 255 255 / 0.25)');
  cloth.addColorStop(0.35, 'rgb(255 255 255 / 0.06)');
  cloth.addColorStop(1, 'rgb(0 0 0 / 0.4)');
  const shape = new Path2D();
  shape.moveTo(left - 3, from);
  shape.quadraticCurveTo((left + right) / 2, from - 5, right + 3, from);
  shape.lineTo(right + 10, from + 1400);
  shape.lineTo(left - 10, from + 1400);
  shape.closePath();
  pen.fillStyle = cuff;
  pen.fill(shape);
  pen.fillStyle = cloth;
  pen.fill(shape);
  pen.strokeStyle = 'rgb(0 0 0 / 0.35)';
  pen.lineWidth = 0.8;
  pen.stroke(shape);
  pen.beginPath();
  pen.moveTo(left - 3.5, from + 9);
  pen.quadraticCurveTo((left + right) / 2, from + 4, right + 3.5, from + 9);
  pen.stroke();
}

function sleeveAside(pen: CanvasRenderingContext2D, { cuff }: Grip): void {
  pen.save();
  pen.rotate(-Math.PI / 2 - 0.12);
  sleeve(pen, cuff, -16, 14, 62);
  pen.restore();
  const shape = new Path2D();
  shape.moveTo(30, 14);
  shape.bezierCurveTo(44, 20, 58, 16, 66, 8);
  shape.lineTo(64, -20);
  shape.bezierCurveTo(52, -22, 38, -18, 30, -10);
  shape.closePath();
  const round = pen.createLinearGradient(40, 18, 46, -20);
  round.addColorStop(0, GLOVE.lit);
  round.addColorStop(0.5, GLOVE.mid);
  round.addColorStop(1, GLOVE.dark);
  pen.fillStyle = round;
  pen.strokeStyle = GLOVE.line;
  pen.lineWidth = 0.8;
  pen.fill(shape);
  pen.stroke(shape);
}
