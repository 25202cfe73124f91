/** Where houses, trees and lamps stand: by chance, but by the same chance every time. */

import { inside, type Point, tenth } from './curves';
import type { Plan } from './places';

/** A small generator of numbers between 0 and 1 (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Half the breadth of the water. */
export const GRAND = 16;
export const RIO = 11;
export const BASIN = 34;
/** Which canals are rii: the first three are wide. */
export const isRio = (canal: number) => canal > 2;

/** What can be built on: small squares of ground, each free or not. */
class Ground {
  static readonly CELL = 2;
  readonly #columns: number;
  readonly #rows: number;
  readonly #free: Uint8Array;

  constructor({ width, height, land }: Plan) {
    this.#columns = Math.ceil(width / Ground.CELL);
    this.#rows = Math.ceil(height / Ground.CELL);
    this.#free = new Uint8Array(this.#columns * this.#rows);
    for (let row = 0; row < this.#rows; row += 1) this.#fill(row, land);
  }

  /** The land of one row lies between each two crossings of its outline. */
  #fill(row: number, land: readonly Point[]): void {
    const y = (row + 0.5) * Ground.CELL;
    const crossings = land
      .flatMap((one, index) => {
        const other = land.at(index - 1)!;
        if (one.y > y === other.y > y) return [];
        return [((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x];
      })
      .toSorted((one, other) => one - other);
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const last = Math.floor(crossings[index + 1]! / Ground.CELL);
      for (let column = Math.ceil(crossings[index]! / Ground.CELL); column < last; column += 1)
        this.#set(column, row, 1);
    }
  }

  #set(column: number, row: number, free: 0 | 1): void {
    if (column < 0 || row < 0 || column >= this.#columns || row >= this.#rows) return;
    this.#free[row * this.#columns + column] = free;
  }

  keep(points: readonly Point[], radius: number): void {
    for (const { x, y } of points) this.box(x - radius, y - radius, x + radius, y + radius, radius);
  }

  /** Takes a box of ground, or of it what lies in a circle. */
  box(left: number, top: number, right: number, bottom: number, radius = Infinity): void {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    for (let row = Math.floor(top / Ground.CELL); row * Ground.CELL <= bottom; row += 1) {
      for (let column = Math.floor(left / Ground.CELL); column * Ground.CELL <= right; column += 1)
        if (Math.hypot((column + 0.5) * Ground.CELL - x, (row + 0.5) * Ground.CELL - y) <= radius)
          this.#set(column, row, 0);
    }
  }

  open(left: number, top: number, right: number, bottom: number): boolean {
    for (let row = Math.floor(top / Ground.CELL); row * Ground.CELL <= bottom; row += 1) {
      for (let column = Math.floor(left / Ground.CELL); column * Ground.CELL <= right; column += 1)
        if (this.#free[row * this.#columns + column] !== 1) return false;
    }
    return true;
  }
}

export interface House {
  x: number;
  /** Where its front stands. */
  y: number;
  width: number;
  front: number;
  roof: number;
  tone: number;
}

export interface Town {
  houses: House[];
  trees: (Point & { size: number })[];
  lamps: Point[];
  /** Short strokes on the water, in four layers that take turns. */
  glints: string[];
}

const towns = new WeakMap<Plan, Town>();

export function townOf(plan: Plan): Town {
  const known = towns.get(plan) ?? built(plan);
  towns.set(plan, known);
  return known;
}

function built(plan: Plan): Town {
  const roll = dice(plan.standing ? 11 : 7);
  const ground = new Ground(plan);
  plan.canals.forEach(({ points }, index) =>
    ground.keep(points, (isRio(index) ? RIO : GRAND) + 3.5),
  );
  ground.keep(plan.basinPoints, BASIN + 2);
  for (const { points } of plan.roads) ground.keep(points, 5);
  for (const { x, y } of Object.values(plan.theatres)) ground.box(x - 20, y - 34, x + 20, y + 6);
  for (const { x, y } of plan.palazzi) ground.box(x - 21, y - 38, x + 21, y + 2);
  const { doge, campanile } = plan;
  ground.box(doge.x - 40, doge.y - 52, doge.x + 40, doge.y + 12);
  ground.box(campanile.x - 9, campanile.y - 62, campanile.x + 9, campanile.y + 8);
  for (const { x, y } of plan.domes) ground.box(x - 17, y - 32, x + 17, y + 3);

  const houses = [
    ...terraces(plan, ground, roll, { step: 16, wide: 11, gap: 0.12 }),
    ...terraces(plan, ground, roll, { step: 5, wide: 6, gap: 0.05 }),
  ];
  const trees: Town['trees'] = [];
  for (let count = 0; count < 6000 && trees.length < 90; count += 1) {
    const [x, y, size] = [roll() * plan.width, roll() * plan.height, 1.8 + roll() * 1.8];
    if (!ground.open(x - size, y - size, x + size, y + size)) continue;
    ground.keep([{ x, y }], size + 1);
    trees.push({ x: tenth(x), y: tenth(y), size: tenth(size) });
  }
  return { houses, trees, lamps: lamps(plan), glints: glints(plan, roll) };
}

/** Rows of houses from left to right, wherever there is ground; here and there a court stays open. */
function terraces(
  plan: Plan,
  ground: Ground,
  roll: () => number,
  { step, wide, gap }: { step: number; wide: number; gap: number },
): House[] {
  const houses: House[] = [];
  for (let row = step; row < plan.height; row += step) {
    let left = roll() * 6;
    while (left < plan.width) {
      const width = wide + roll() * 9;
      const [front, roof] = [5.5 + roll() * 4, 4.5 + roll() * 3];
      const y = row + (roll() - 0.5) * 3;
      const top = y - front - roof;
      if (!ground.open(left, top, left + width, y)) {
        left += 2;
        continue;
      }
      if (roll() > gap) {
        ground.box(left, top - 0.5, left + width, y + 0.5);
        const tone = Math.floor(roll() * 4);
        const x = tenth(left + width / 2);
        houses.push({ x, y: tenth(y), width: tenth(width), front, roof, tone });
      }
      left += width + 2;
    }
  }
  return houses;
}

/** On the upper bank, where their light falls on the water below. */
function lamps(plan: Plan): Point[] {
  const found: Point[] = [];
  const docks = Object.values(plan.docks);
  plan.canals.forEach(({ points }, canal) => {
    const half = (isRio(canal) ? RIO : GRAND) + 1.5;
    for (let index = 3; index < points.length - 3; index += 1) {
      const [a, b] = [points[index - 1]!, points[index + 1]!];
      const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      let normal = { x: (b.y - a.y) / length, y: -(b.x - a.x) / length };
      if (normal.y > 0) normal = { x: -normal.x, y: -normal.y };
      const point = points[index]!;
      const lamp = { x: tenth(point.x + normal.x * half), y: tenth(point.y + normal.y * half) };
      const near = (other: Point, far: number) =>
        Math.abs(other.x - lamp.x) < far &&
        Math.abs(other.y - lamp.y) < far &&
        Math.hypot(other.x - lamp.x, other.y - lamp.y) < far;
      // What is asked first is what is quickly answered.
      const stands =
        normal.y < -0.3 &&
        !found.some((other) => near(other, 44)) &&
        !docks.some((dock) => near(dock, 15)) &&
        !plan.basinPoints.some((at) => near(at, BASIN)) &&
        !plan.canals.some(
          (other, each) =>
            each !== canal && other.points.some((at) => near(at, isRio(each) ? RIO : GRAND)),
        ) &&
        inside(lamp, plan.land);
      if (stands) found.push(lamp);
    }
  });
  return found;
}

function glints(plan: Plan, roll: () => number): string[] {
  const layers = ['', '', '', ''];
  const stroke = (x: number, y: number, length: number) =>
    `M${tenth(x - length / 2)},${tenth(y)}q${tenth(length / 4)},-1 ${tenth(length / 2)},0t${tenth(length / 2)},0`;
  plan.canals.forEach(({ points }, canal) => {
    const spread = isRio(canal) ? RIO : GRAND;
    points.forEach(({ x, y }, index) => {
      if (index % 2 === 1) return;
      const [dx, dy] = [(roll() - 0.5) * 1.3 * spread, (roll() - 0.5) * 1.3 * spread];
      layers[Math.floor(roll() * 4)] += stroke(x + dx, y + dy, 4 + roll() * 5);
    });
  });
  for (const { x, y } of plan.basinPoints) {
    for (let count = 0; count < 2; count += 1)
      layers[Math.floor(roll() * 4)] += stroke(
        x + (roll() - 0.5) * 50,
        y + (roll() - 0.5) * 50,
        4 + roll() * 6,
      );
  }
  return layers;
}
