/** What can be chosen in the bay with a die: where one lands, whom one pushes, which chimney. */

import type { HangRope, Push } from '../../gen/nizza';
import { type Aiming, AROUND, circles, closest, type Hook, pawnAt } from './aim';
import {
  AREAS,
  chimneyAt,
  CHIMNEYS,
  type Die,
  distance,
  type Ground,
  type Point,
  STREET,
  standsAt,
} from './bay';
import type { Landing, Offers } from './offers';

/** Places that are not offered, but might be tried by whoever cannot point. */
export function spotsAround(aiming: Aiming): Landing[] {
  const { view, seat, die } = aiming;
  const pawn = pawnAt({ view, seat });
  if (pawn === null || (die !== 'ladder' && die !== 'swing')) return [];
  const drawn = view.options.by_eye === 'off';
  // Where reach is drawn, the house itself offers a landing on all that is reached, by one way:
  // whoever would rather take another says so by its rope and chimney.
  if (drawn && (die !== 'swing' || aiming.hook === null)) return [];
  const spots = [
    ...AREAS.flatMap(({ id, spots }) => spots.map((spot) => ({ ...spot, onto: id }))),
    ...STREET.flatMap(({ spots }) => spots.map((spot) => ({ ...spot, onto: 'street' as Ground }))),
  ].filter((spot) => distance(spot, pawn) <= AROUND && distance(spot, pawn) > 0);
  if (die === 'ladder') return spots.map((spot) => ({ kind: 'climb', ...spot }));
  const hook = aiming.hook ?? closest(view, seat);
  if (hook === null) return [];
  const from = chimneyAt(hook.chimney);
  const near = (spot: Point) => !drawn || distance(spot, from) <= view.ropes[hook.rope]!.length;
  return spots.filter(near).map((spot) => ({ kind: 'swing', ...hook, ...spot }));
}

/** The chimneys with a rope that can be moved; with a rope in hand, those that it can go to. */
export function chimneysFor(
  { hangs }: Offers,
  ropes: readonly { chimney: number }[],
  rope: number | null,
) {
  if (rope !== null)
    return hangs.filter((move) => move.rope === rope).map(({ chimney }) => chimney);
  return [...new Set(hangs.map((move) => ropes[move.rope]!.chimney))];
}

export function hangTo({ hangs }: Offers, rope: number, chimney: number): HangRope | null {
  return hangs.find((move) => move.rope === rope && move.chimney === chimney) ?? null;
}

/** All pushes of the same rival: one, or one for each side that they can fall to. */
export function rivals({ pushes }: Offers): Map<number, Push[]> {
  const found = new Map<number, Push[]>();
  for (const push of pushes) found.set(push.rival, [...(found.get(push.rival) ?? []), push]);
  return found;
}

/** The chimney at a point, if there is one so near. */
export function chimneyNear(at: Point, within: number): number | null {
  const away = CHIMNEYS.map((chimney) => distance(chimney, at));
  const least = Math.min(...away);
  return least <= within ? away.indexOf(least) + 1 : null;
}

/** Whoever stands at a point, as tall as they are. */
export function pawnNear(
  { view, seat }: Pick<Aiming, 'view' | 'seat'>,
  at: Point,
  within: number,
): number | null {
  const places = view.pawns.map(({ place }) => place);
  let [best, least]: [number | null, number] = [null, within];
  for (const [other, place] of places.entries()) {
    const here = other === seat ? null : standsAt(place, places, other);
    const away = here
      ? Math.min(distance(here, at), distance({ x: here.x, y: here.y - 130 }, at))
      : Infinity;
    if (away < least) [best, least] = [other, away];
  }
  return best;
}

/** Chimneys to swing from: where reach is drawn, those that it is drawn around. */
export function hooksAround(view: Aiming['view'], seat: number, hook: Hook | null): number[] {
  const pawn = pawnAt({ view, seat });
  if (pawn === null) return [];
  if (view.options.by_eye === 'off') {
    const drawn = circles(view, 'swing').flatMap(({ chimney }) => chimney ?? []);
    return [...new Set(drawn)].toSorted((one, two) => one - two);
  }
  const held = hook ?? closest(view, seat);
  const hung = new Set(view.ropes.map(({ chimney }) => chimney));
  return CHIMNEYS.flatMap((_, index) => {
    const chimney = index + 1;
    const near = distance(chimneyAt(chimney), pawn) <= AROUND;
    return near && (hung.has(chimney) || held !== null) ? [chimney] : [];
  });
}

/** Dice that are of some use just now; by eye, one may always try to swing or climb. */
export function usefulDice(
  { view, seat }: Pick<Aiming, 'view' | 'seat'>,
  offers: Offers,
  dice: readonly Die[],
): Die[] {
  const eye = view.options.by_eye === 'on' && pawnAt({ view, seat }) !== null;
  const any: Record<Die, boolean> = {
    rope: offers.hangs.length > 0,
    swing: offers.swings.length > 0 || eye,
    ladder:
      offers.climbs.length > 0 ||
      eye ||
      offers.deeds.some(({ kind }) => kind === 'leave_water' || kind === 'board_helicopter'),
    walk: offers.walks.length > 0,
    parachute: offers.pushes.length > 0,
    suitcase: offers.deeds.some(({ kind }) => kind === 'take_case' || kind === 'open_safe'),
  };
  return dice.filter((die) => any[die]);
}
