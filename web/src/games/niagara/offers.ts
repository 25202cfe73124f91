/** The moves that the house offers, sorted by what one touches to make them. No rules here. */

import type { Lay, Move as AnyMove, Paddle } from '../../gen/niagara';
import type { Point } from './places';
import type { Place, View } from './river';

export interface Offers {
  /** By tile: one way to lay it, or several ways to pay for a canoe with it. */
  tiles: Map<number, Lay[]>;
  /** By canoe, then by where it goes: several ways differ in cargo or robbery. */
  canoes: Map<number, Map<Place, Paddle[]>>;
  /** What has no place in the picture. */
  others: AnyMove[];
}

export function offersOf(moves: readonly AnyMove[]): Offers {
  const offers: Offers = { tiles: new Map(), canoes: new Map(), others: [] };
  for (const move of moves) {
    if (move.kind === 'lay') append(offers.tiles, move.tile, move);
    else if (move.kind === 'paddle') {
      const targets = offers.canoes.get(move.canoe) ?? new Map<Place, Paddle[]>();
      offers.canoes.set(move.canoe, targets);
      append(targets, move.to, move);
    } else offers.others.push(move);
  }
  return offers;
}

function append<K, V>(found: Map<K, V[]>, key: K, value: V): void {
  const list = found.get(key);
  if (list === undefined) found.set(key, [value]);
  else list.push(value);
}

/** The canoe that need not be asked for: the only one, or one of two that are quite alike. */
export function obvious(offers: Offers, view: View, seat: number | null): number | null {
  const [first, second] = [...offers.canoes.keys()].toSorted();
  if (first === undefined || seat === null) return null;
  if (second === undefined) return first;
  const [one, two] = view.canoes[seat]!;
  return one.place === two.place && one.gem === two.gem ? first : null;
}

/** A box round a point; where two would overlap they part in the middle between the points. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Boxes that a finger can hit, also where two canoes lie side by side. */
export function touchBoxes(points: readonly Point[], side: number): Box[] {
  const half = side / 2;
  return points.map(({ x, y }, index) => {
    const box = { left: x - half, right: x + half, top: y - half, bottom: y + half };
    for (const [other, point] of points.entries()) {
      if (other === index) continue;
      const [dx, dy] = [point.x - x, point.y - y];
      if (Math.abs(dx) >= side || Math.abs(dy) >= side) continue;
      if (Math.abs(dx) >= Math.abs(dy)) {
        if (dx > 0) box.left = (box.right = x + dx / 2) - side;
        else box.right = (box.left = x + dx / 2) + side;
      } else if (dy > 0) box.top = (box.bottom = y + dy / 2) - side;
      else box.bottom = (box.top = y + dy / 2) + side;
    }
    return box;
  });
}
