/** The river as a tree, read from the house's own board: the beach at its root, the falls below. */

import board from '$house/games/niagara/board.json';
import type { Canoe, DiscPushed, Event, Move, View } from '../../gen/niagara';

export type { Event, Move, View };
export type Place = Canoe['place'];
export type Disc = Exclude<Place, 'beach' | 'falls'>;
export type Gem = NonNullable<Canoe['gem']>;
export type Side = DiscPushed['side'];

/** In the order in which sites and stores are counted. */
export const GEMS: readonly Gem[] = ['amethyst', 'diamond', 'amber', 'sapphire', 'ruby'];
export const DISCS: readonly Disc[] = ['M1', 'M2', 'M3', 'M4', 'M5', 'L6', 'L7', 'R6', 'R7'];
export const SIDES: readonly Side[] = ['L', 'R'];
export const TILES: readonly number[] = [0, 1, 2, 3, 4, 5, 6];
export const WEATHERS: readonly number[] = board.weather_track;

/** The gem that lies beside a disc. */
export const SITE_OF = board.sites as Partial<Record<Place, Gem>>;

const DOWN = board.down as unknown as Record<Exclude<Place, 'falls'>, Place[]>;

const UP = new Map<Place, Place>(
  Object.entries(DOWN).flatMap(([place, below]) =>
    below.filter((to) => to !== 'falls').map((to) => [to, place as Place] as const),
  ),
);

/** From a place to the beach, both included. */
function upstream(place: Place): Place[] {
  const above = UP.get(place);
  return above === undefined ? [place] : [place, ...upstream(above)];
}

/** The places that a canoe touches, both ends included. */
export function way(start: Place, to: Place): Place[] {
  const up = upstream(start);
  if (up.includes(to)) return up.slice(0, up.indexOf(to) + 1);
  const down = upstream(to);
  return down.slice(0, down.indexOf(start) + 1).reverse();
}

/** Where one disc more carries what lies on a place: below the fork only one arm advances. */
export function pushed(place: Place, side: Side): Place {
  if (place === 'beach' || place === 'falls') return place;
  const inOtherArm = SIDES.some((each) => each !== side && place.startsWith(each));
  if (inOtherArm) return place;
  const below = DOWN[place];
  return below.length === 1 ? below[0]! : below.find((to) => to.startsWith(side))!;
}

export function other(side: Side): Side {
  return side === 'L' ? 'R' : 'L';
}

/** The number painted on a disc: how far it is from the beach. */
export function distance(place: Disc): number {
  return Number(place.slice(1));
}
