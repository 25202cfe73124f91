/** Draws pieces as blocks: lit sides and tops, the grain in front, an edge where light catches. */

import { AWAY, DEPTH, middle, outline, upended, type Placed, type Point } from './geometry';
import { FROM, lit, type Light } from './light';
import { dice, fineness, front, MARGIN, tone, trace } from './wood';

interface Side {
  from: Point;
  to: Point;
  /** How far along the line of sight: what is further along lies in front. */
  order: number;
  piece: number;
  light: number;
}

export interface Drawn {
  placed: Placed;
  /** From 0, gone, to 1. */
  alpha?: number;
  glow?: string;
}

const BACK: Point = { x: AWAY.x * DEPTH, y: AWAY.y * DEPTH };

/** Radians: what leans no more than this is drawn from a kept picture, only leaning. */
const UPRIGHT = 0.2;
/** Millimetres of a kept picture, to each side of the middle of the flat side, and up and down. */
const FRAME = { left: 22, right: 34, top: 48, bottom: 2 };
const kept = new Map<string, HTMLCanvasElement>();

/** The pen's units are millimetres, y upwards; `scale` pixels each. */
export function drawBlocks(
  pen: CanvasRenderingContext2D,
  blocks: readonly Drawn[],
  light: Light,
  scale: number,
): void {
  const order = ({ placed }: Drawn) => {
    const { x, y } = middle(placed);
    return x * BACK.x + y * BACK.y;
  };
  // All sides before all fronts: nothing is nearer to the eye than a front.
  const sorted = blocks.toSorted((one, two) => order(one) - order(two));
  for (const part of ['sides', 'front'] as const) {
    for (const { placed, alpha = 1, glow } of sorted) {
      pen.globalAlpha = alpha;
      const lean = placed.angle - Math.PI * Math.round(placed.angle / Math.PI);
      if (Math.abs(lean) < UPRIGHT) drawKept(pen, part, placed, lean, light, scale);
      else drawPart(pen, part, placed, light, scale);
      if (glow && part === 'front') outlined(pen, placed, glow, scale);
    }
  }
  pen.globalAlpha = 1;
}

type Part = 'sides' | 'front';

function drawPart(
  pen: CanvasRenderingContext2D,
  part: Part,
  placed: Placed,
  light: Light,
  scale: number,
): void {
  const points = outline(placed);
  if (part === 'sides') drawSides(pen, sidesOf(points, placed.piece, light), scale);
  else drawFront(pen, placed, points, light, scale);
}

/** Nearly all pieces stand nearly upright, and look the same from one frame to the next. */
function drawKept(
  pen: CanvasRenderingContext2D,
  part: Part,
  placed: Placed,
  lean: number,
  light: Light,
  scale: number,
): void {
  const { piece, x, y, turned } = placed;
  const down = upended(placed);
  const fine = fineness(scale * (globalThis.devicePixelRatio ?? 1));
  const key = [part, piece, down, turned, fine, light.ambient].join(' ');
  // Upside down, the flat side is above what hangs from it.
  const up = down ? FRAME.top - 11 : 0;
  let image = kept.get(key);
  if (!image) {
    image = document.createElement('canvas');
    image.width = Math.ceil((FRAME.left + FRAME.right) * fine);
    image.height = Math.ceil((FRAME.top + FRAME.bottom) * fine);
    const ink = image.getContext('2d');
    if (!ink) return;
    ink.setTransform(fine, 0, 0, -fine, FRAME.left * fine, FRAME.top * fine);
    const angle = down ? Math.PI : 0;
    drawPart(ink, part, { piece, x: 0, y: up, angle, turned }, light, fine);
    kept.set(key, image);
  }
  pen.save();
  pen.translate(x, y);
  pen.rotate(lean);
  pen.scale(1, -1);
  pen.imageSmoothingQuality = 'high';
  const [width, height] = [image.width / fine, image.height / fine];
  pen.drawImage(image, -FRAME.left, up - FRAME.top, width, height);
  pen.restore();
}

function outlined(
  pen: CanvasRenderingContext2D,
  placed: Placed,
  colour: string,
  scale: number,
): void {
  pen.strokeStyle = colour;
  pen.lineWidth = Math.max(1.2, 2.5 / scale);
  pen.lineJoin = 'round';
  pen.beginPath();
  trace(pen, outline(placed));
  pen.stroke();
}

/** The faces that run away from the eye and are turned towards it. */
function sidesOf(points: readonly Point[], piece: number, light: Light): Side[] {
  const sides: Side[] = [];
  for (const [index, from] of points.entries()) {
    const to = points[(index + 1) % points.length]!;
    const normal = { x: to.y - from.y, y: from.x - to.x };
    const long = Math.hypot(normal.x, normal.y);
    if (long < 0.01 || normal.x * BACK.x + normal.y * BACK.y <= 0) continue;
    const facing = (normal.x * FROM.x + normal.y * FROM.y) / long;
    sides.push({
      from,
      to,
      order: ((from.x + to.x) * BACK.x + (from.y + to.y) * BACK.y) / 2,
      piece,
      // What looks up is brighter than any front, what looks aside darker: a gable stands out.
      light: light.ambient * 0.84 + light.lamp * (facing * 1.3 + 0.12),
    });
  }
  return sides;
}

function drawSides(pen: CanvasRenderingContext2D, sides: Side[], scale: number): void {
  sides.sort((one, two) => one.order - two.order);
  for (const { from, to, piece, light } of sides) {
    const colour = tone(piece);
    const shape = [
      from,
      to,
      { x: to.x + BACK.x, y: to.y + BACK.y },
      { x: from.x + BACK.x, y: from.y + BACK.y },
    ];
    pen.fillStyle = lit(colour, light);
    pen.strokeStyle = lit(colour, light * 0.82);
    pen.lineWidth = 0.3;
    pen.beginPath();
    trace(pen, shape);
    pen.fill();
    pen.stroke();
    if (scale < 1) continue;
    const roll = dice(piece * 17 + Math.round((to.x - from.x) * 3) + 99);
    pen.strokeStyle = lit(colour, light * 0.88);
    pen.lineWidth = 0.22;
    pen.beginPath();
    const lines = Math.min(9, Math.floor(Math.hypot(to.x - from.x, to.y - from.y) / 2));
    for (let count = 0; count < lines; count += 1) {
      const share = roll();
      const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
      const [near, far] = [roll() * 0.4, 0.6 + roll() * 0.4];
      pen.moveTo(x + BACK.x * near, y + BACK.y * near);
      pen.lineTo(x + BACK.x * far, y + BACK.y * far);
    }
    pen.stroke();
  }
}

function drawFront(
  pen: CanvasRenderingContext2D,
  placed: Placed,
  points: readonly Point[],
  light: Light,
  scale: number,
): void {
  const { piece, x, y, angle, turned } = placed;
  const density = scale * (globalThis.devicePixelRatio ?? 1);
  const sprite = front(piece, density);
  if (sprite) {
    pen.save();
    pen.translate(x, y);
    pen.rotate(angle);
    pen.scale(turned ? -1 : 1, -1);
    const { image, scale: fine } = sprite;
    pen.imageSmoothingQuality = 'high';
    const [width, height] = [image.width / fine, image.height / fine];
    pen.drawImage(image, -20 - MARGIN, -36 - MARGIN, width, height);
    pen.restore();
  }
  const dark = 1 - (light.ambient + light.lamp * 0.42);
  if (dark > 0.01) {
    pen.fillStyle = `rgb(28 12 4 / ${dark})`;
    pen.beginPath();
    trace(pen, points);
    pen.fill();
  }
  if (scale > 0.55) edges(pen, points, light);
  // A line round the front, so that it is told from the faces behind it, however small it is.
  pen.strokeStyle = light.line;
  pen.lineWidth = Math.max(0.55, 0.7 / scale);
  pen.lineJoin = 'round';
  pen.beginPath();
  trace(pen, points);
  pen.stroke();
}

/** Edges that look to the light shine, those that look away are dark. */
function edges(pen: CanvasRenderingContext2D, points: readonly Point[], light: Light): void {
  pen.lineCap = 'round';
  for (const [index, from] of points.entries()) {
    const to = points[(index + 1) % points.length]!;
    const normal = { x: to.y - from.y, y: from.x - to.x };
    const long = Math.hypot(normal.x, normal.y) || 1;
    const facing = (normal.x * FROM.x + normal.y * FROM.y) / long;
    const inward = { x: (-normal.x / long) * 0.6, y: (-normal.y / long) * 0.6 };
    pen.strokeStyle =
      facing > 0
        ? `rgb(255 240 208 / ${facing * (0.2 + light.lamp * 0.75)})`
        : `rgb(50 20 4 / ${-facing * 0.42})`;
    pen.lineWidth = facing > 0 ? 0.6 : 0.9;
    pen.beginPath();
    pen.moveTo(from.x + inward.x, from.y + inward.y);
    pen.lineTo(to.x + inward.x, to.y + inward.y);
    pen.stroke();
  }
}
