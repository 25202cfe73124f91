/** The bay as the house's own board tells it: what lies where, in tenths. Nothing is made up here. */

import board from '$house/games/nizza/board.json';
import type { Event, Face, High, Move, Pawn, Reach, Rope, Swing, View } from '../../gen/nizza';
import type { Point } from './polar';

export type { Event, Move, Pawn, Point, Reach, Rope, View };
export type Place = Pawn['place'];
export type Case = NonNullable<Pawn['case']>;
export type Die = Face['symbol'];
export type Surface = High['on'];
export type Ground = NonNullable<Swing['onto']>;

export const DICE: readonly Die[] = ['rope', 'swing', 'ladder', 'walk', 'parachute', 'suitcase'];

type Pair = readonly [number, number];
const point = ([x, y]: readonly number[]): Point => ({ x: x!, y: y! });

export const WIDTH = board.size[0]!;
export const HEIGHT = board.size[1]!;
export const CENTRE = point(board.centre);
export const LADDER = board.ladder;
export const PAWN = board.pawn_radius;
/** The lengths of the six ropes, the shortest first. */
export const ROPES = {
  different: board.ropes as readonly number[],
  equal: board.ropes.map(() => board.equal_rope) as readonly number[],
};
export const CHIMNEYS: readonly Point[] = board.chimneys.map(point);
export const HELICOPTER = point(board.helicopter);
export const ROPE_LADDER = { from: point(board.rope_ladder[0]!), to: point(board.rope_ladder[1]!) };

export interface Area {
  id: Ground;
  kind: string;
  house: string | null;
  polygon: readonly Point[];
  spots: readonly Point[];
}

export const AREAS: readonly Area[] = board.surfaces.map(({ id, kind, house, polygon, spots }) => ({
  id: id as Surface,
  kind,
  house,
  polygon: polygon.map(point),
  spots: spots.map(point),
}));

export interface Square {
  polygon: readonly Point[];
  middle: Point;
  spots: readonly Point[];
}

/** By number, less one: the squares of the street, and the water in front of each. */
export const STREET: readonly Square[] = board.street.map(({ polygon, middle, spots }) => ({
  polygon: polygon.map(point),
  middle: point(middle),
  spots: spots.map(point),
}));
export const WATER: readonly Omit<Square, 'spots'>[] = board.water.map(({ polygon, middle }) => ({
  polygon: polygon.map(point),
  middle: point(middle),
}));

export const HOUSES = board.houses.map(({ id, style, facade }) => ({
  id,
  style,
  facade: facade.map((pair) => point(pair as unknown as Pair)),
}));

export function chimneyAt(number: number): Point {
  return CHIMNEYS[number - 1]!;
}

export function distance(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** Whether a point lies in a drawn shape. */
export function inside(polygon: readonly Point[], { x, y }: Point): boolean {
  let odd = false;
  let before = polygon.at(-1)!;
  for (const now of polygon) {
    const crosses = before.y > y !== now.y > y;
    if (crosses && x < now.x + ((y - now.y) / (before.y - now.y)) * (before.x - now.x)) odd = !odd;
    before = now;
  }
  return odd;
}

/** What is drawn at a point; whether one may stand there is for the house to say. */
export function groundAt(at: Point): Ground | null {
  const area = AREAS.find(({ polygon }) => inside(polygon, at));
  if (area) return area.id;
  return STREET.some(({ polygon }) => inside(polygon, at)) ? 'street' : null;
}

/** Where a pawn is drawn; null beside the board. Several in the same water lie side by side. */
export function standsAt(place: Place, among: readonly Place[] = [], index = 0): Point | null {
  switch (place.kind) {
    case 'high':
    case 'street':
      return { x: place.x, y: place.y };
    case 'water': {
      const swimmers = among.flatMap((each, seat) =>
        each.kind === 'water' && each.square === place.square ? [seat] : [],
      );
      return floating(place.square, Math.max(0, swimmers.indexOf(index)), swimmers.length);
    }
    case 'aboard':
      return { x: HELICOPTER.x + 40, y: HELICOPTER.y + 30 };
    case 'aside':
      return null;
  }
}

const ABREAST = 150;

/** A place in the water in front of a square, among so many. */
export function floating(square: number, index: number, count: number): Point {
  const { middle } = WATER[square - 1]!;
  if (count < 2) return middle;
  const turn = (index / count) * 2 * Math.PI;
  const spread = count < 4 ? ABREAST * 0.55 : ABREAST * 0.75;
  return { x: middle.x + spread * Math.cos(turn), y: middle.y + spread * Math.sin(turn) };
}

/** The square in front of which a point lies, as one looks down from there. */
export function below(at: Point): number {
  const turn = ({ x, y }: Point) => Math.atan2(x - CENTRE.x, CENTRE.y - y);
  const apart = STREET.map(({ middle }) => Math.abs(turn(middle) - turn(at)));
  return apart.indexOf(Math.min(...apart)) + 1;
}
