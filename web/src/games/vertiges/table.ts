/** What stands on the table, in the words of the game's own types. */

import type { Event as AnyEvent, Move as AnyMove, Pose, View as AnyView } from '../../gen/vertiges';
import { DROP, LEANING, TOPPLE } from './limits';
import { cutOf, handed, mate, SHOULDER } from './pieces';
import { outline, wrapped, type Placed } from './scene/geometry';

export type View = AnyView;
export type Move = AnyMove;
export type Event = AnyEvent;

/** What each player wears: told apart by colour-blind eyes too, and never the only sign. */
export const CUFFS = ['#b8452b', '#2f6fb4', '#3c8a5c', '#7d4a9e'] as const;

/** The house measures in micrometres and microradians. */
const MICRO = 1e-6;
const MILLI = 1e-3;

export function placed({ piece, x, y, angle, turned }: Pose): Placed {
  return { piece, x: x * MILLI, y: y * MILLI, angle: angle * MICRO, turned };
}

export function posesOf(view: View): Map<number, Placed> {
  return new Map(view.poses.map((pose) => [pose.piece, placed(pose)]));
}

export type Held = Extract<View['phase'], { held: unknown }>['held'];

export function heldOf(view: View): { seat: number; held: Held } | null {
  return 'held' in view.phase ? view.phase : null;
}

/** What is in the hand, the lowest first. */
export function heldPieces(view: View, held: Held): number[] {
  if (held.kind === 'take') return [held.piece];
  const tower = view.towers.find((each) => each.includes(held.piece)) ?? [];
  return tower.slice(tower.indexOf(held.piece));
}

/** The seats as they play, from who began: turns go round against the count of seats. */
export function inOrder({ first, options: { seats } }: View): number[] {
  return Array.from({ length: seats }, (_, turn) => (first - turn + seats) % seats);
}

/** A place where a piece would sit perfectly. */
export interface Seat {
  /** The piece underneath. */
  onto: number;
  placed: Placed;
}

/** Cuts and flat sides look up in turn, from the base on. */
function showsCut(tower: readonly number[]): boolean {
  return tower.length % 2 === 1;
}

/** Whether a top is so far askew that what is put there may slide off. */
function leans(top: Placed): boolean {
  return Math.abs(Math.sin(top.angle)) > Math.sin(LEANING);
}

/** Where a piece could go, from what the tops and the cut are: a help, not a verdict. */
export function seatsFor(view: View, piece: number): Seat[] {
  const poses = posesOf(view);
  return view.towers.flatMap((tower) => {
    const onto = tower.at(-1)!;
    const under = poses.get(onto);
    if (under === undefined || leans(under) || tower.includes(piece)) return [];
    const cut = showsCut(tower);
    if (cut && mate(cutOf(onto)) !== cutOf(piece)) return [];
    return [{ onto, placed: upon(under, piece, cut) }];
  });
}

/** Whether something has fallen that stood, or should be, elsewhere: what is seen, not a verdict. */
export function fell(was: Placed, now: Placed): boolean {
  return was.y - now.y > DROP || Math.abs(wrapped(now.angle - was.angle)) > TOPPLE;
}

/** Where a piece should be that rides on another one, from where both were. */
export function carried(from: Placed, piece: Placed, now: Placed): Placed {
  const by = now.angle - from.angle;
  const [cos, sin] = [Math.cos(by), Math.sin(by)];
  const [x, y] = [piece.x - from.x, piece.y - from.y];
  return {
    ...piece,
    x: now.x + cos * x - sin * y,
    y: now.y + sin * x + cos * y,
    angle: wrapped(piece.angle + by),
  };
}

/** The same places, now that what is underneath has moved: on what has fallen there is none. */
export function moved(
  seats: readonly Seat[],
  where: (piece: number) => Placed | undefined,
): Seat[] {
  return seats.flatMap((seat) => {
    const under = where(seat.onto);
    if (!under) return [];
    const cut = Math.cos(seat.placed.angle) < 0;
    const now = upon(under, seat.placed.piece, cut);
    return fell(seat.placed, now) ? [] : [{ ...seat, placed: now }];
  });
}

export function upon(under: Placed, piece: number, cut: boolean): Placed {
  const up = cut ? 2 * SHOULDER : 0;
  return {
    piece,
    x: under.x - Math.sin(under.angle) * up,
    y: under.y + Math.cos(under.angle) * up,
    angle: wrapped(under.angle + Math.PI),
    turned: cut && handed(cutOf(piece)) ? under.turned : false,
  };
}

/** What would have to be done with what is held before it goes there. */
export function wayInto(place: Placed, held: Placed): 'good' | 'flip' | 'turn' {
  if (Math.cos(place.angle - held.angle) < 0) return 'flip';
  const cut = Math.cos(place.angle) < 0 && handed(cutOf(place.piece));
  return cut && place.turned !== held.turned ? 'turn' : 'good';
}

/** As it would have to be held for the first place that it fits in; else on its flat side. */
export function readiness(view: View, piece: number): { cut_down: boolean; turned: boolean } {
  const seat = seatsFor(view, piece).find((each) => Math.cos(each.placed.angle) < 0);
  return seat ? { cut_down: true, turned: seat.placed.turned } : { cut_down: false, turned: false };
}

export interface Standing {
  pieces: readonly number[];
  /** Millimetres. */
  x: number;
  height: number;
  /** How far its top is from over its base, to the right. */
  lean: number;
}

export function standings(view: View): Standing[] {
  const poses = posesOf(view);
  return view.towers.map((pieces) => standing(pieces, poses));
}

export function standing(pieces: readonly number[], poses: Map<number, Placed>): Standing {
  const all = pieces.flatMap((piece) => poses.get(piece) ?? []);
  const [base, top] = [all[0], all.at(-1)];
  return {
    pieces,
    x: base?.x ?? 0,
    height: Math.max(0, ...all.flatMap((each) => outline(each).map(({ y }) => y))),
    lean: (top?.x ?? 0) - (base?.x ?? 0),
  };
}
