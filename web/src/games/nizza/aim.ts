/** From a pawn towards a point: which move that would be, and how it compares with what reaches. */

import {
  chimneyAt,
  type Die,
  distance,
  type Ground,
  groundAt,
  LADDER,
  type Point,
  type Reach,
  ROPES,
  standsAt,
  type View,
} from './bay';
import type { Landing } from './offers';

/** A rope, and the chimney that it hangs on while one swings. */
export interface Hook {
  rope: number;
  chimney: number;
}

export interface Sight {
  move: Landing;
  /** Whether it is one of the moves that the house offers. */
  offered: boolean;
  /** Where the rope or the ladder begins; null where nothing is measured. */
  from: Point | null;
  to: Point;
  /** How long it is, and how long it would have to be; null where one judges by eye. */
  measure: { length: number; distance: number } | null;
  hook: Hook | null;
  ground: Ground | null;
}

/** As far as a rope leads at most: by eye, whatever is farther away is out of the question. */
export const AROUND = 2 * Math.max(...ROPES.different);

/** How near to an offered landing counts as that one. */
const SAME = 12;

export interface Aiming {
  view: View;
  seat: number;
  die: Die | null;
  /** The rope that was picked; null: whichever serves. */
  hook: Hook | null;
  landings: readonly Landing[];
  /** Only what is offered can be chosen: the nearest one is meant, if it is at all near. */
  snap: number | null;
}

export function pawnAt({ view, seat }: Pick<Aiming, 'view' | 'seat'>): Point | null {
  const place = view.pawns[seat]!.place;
  return place.kind === 'high' || place.kind === 'street' ? standsAt(place) : null;
}

export function sightOf(aiming: Aiming, at: Point): Sight | null {
  const near = nearest(aiming.landings, at, aiming.snap ?? SAME);
  if (near === null && aiming.snap !== null) return null;
  const to = near ?? { x: Math.round(at.x), y: Math.round(at.y) };
  const { view, die } = aiming;
  const pawn = pawnAt(aiming);
  const plain = { to, from: null, measure: null, hook: null, ground: groundAt(to) };
  if (die === null) {
    const move = near ?? ({ kind: 'place_pawn', ...to } as const);
    return { ...plain, move, offered: near !== null };
  }
  if (pawn === null) return null;
  if (die === 'walk') {
    const move = near ?? ({ kind: 'walk', ...to, square: null } as const);
    return { ...plain, move, offered: near !== null };
  }
  const measured = view.options.by_eye === 'off';
  if (die === 'ladder') {
    const move = near ?? ({ kind: 'climb', ...to, onto: null } as const);
    const measure = measured ? { length: LADDER, distance: distance(pawn, to) } : null;
    return { ...plain, move, offered: near !== null, from: pawn, measure };
  }
  if (die !== 'swing') return null;
  const fits = near?.kind === 'swing' && (!aiming.hook || same(near, aiming.hook)) ? near : null;
  const hook = fits ?? hookFor(aiming, to);
  if (hook === null) return null;
  const from = chimneyAt(hook.chimney);
  const { length } = view.ropes[hook.rope]!;
  const measure = measured ? { length, distance: distance(from, to) } : null;
  const free = {
    kind: 'swing',
    rope: hook.rope,
    chimney: hook.chimney,
    ...to,
    onto: null,
  } as const;
  const held = { rope: hook.rope, chimney: hook.chimney };
  return { ...plain, move: fits ?? free, offered: fits !== null, from, measure, hook: held };
}

function same(one: Hook, two: Hook): boolean {
  return one.rope === two.rope && one.chimney === two.chimney;
}

function nearest<L extends Landing>(landings: readonly L[], at: Point, most: number): L | null {
  let [best, least]: [L | null, number] = [null, most];
  for (const each of landings) {
    const away = distance(each, at);
    if (away <= least) [best, least] = [each, away];
  }
  return best;
}

/** The circles that the house has drawn for a die. */
export function circles(view: View, die: Die | null): Reach[] {
  return view.reach.filter(({ symbol }) => symbol === die);
}

/** The rope to take to a point: one that reaches, and is hung anew as little as can be. */
function hookFor({ view, seat, hook }: Aiming, to: Point): Hook | null {
  if (hook !== null) return hook;
  const ways = circles(view, 'swing').flatMap(({ rope, chimney, x, y, length }) =>
    rope === null || chimney === null
      ? []
      : [{ rope, chimney, beyond: distance({ x, y }, to) - length }],
  );
  const moved = ({ rope, chimney }: Hook) => (view.ropes[rope]!.chimney === chimney ? 0 : 1);
  const reaching = ways.filter(({ beyond }) => beyond <= 0);
  const [best] =
    reaching.length > 0
      ? reaching.toSorted((one, two) => moved(one) - moved(two) || one.beyond - two.beyond)
      : ways.toSorted((one, two) => one.beyond - two.beyond);
  return best ?? closest(view, seat);
}

/** The rope that hangs nearest to a pawn, as one sees at a glance. */
export function closest(view: View, seat: number): Hook | null {
  const pawn = pawnAt({ view, seat });
  if (pawn === null) return null;
  const ropes = view.ropes.map(({ chimney }, rope) => ({ rope, chimney }));
  const away = ({ chimney }: Hook) => distance(chimneyAt(chimney), pawn);
  return ropes.toSorted((one, two) => away(one) - away(two))[0] ?? null;
}

/** What somebody says to the rope by touching a chimney: take this one, or hang it there. */
export function hooked(view: View, seat: number, hook: Hook | null, chimney: number): Hook | null {
  const held = hook ?? closest(view, seat);
  if (held === null) return null;
  const hung = view.ropes.some((rope) => rope.chimney === chimney);
  const ropes = ropesFor(view, seat, chimney);
  const again = held.chimney === chimney;
  // Again on the same chimney: the next rope. Where none hangs, the one in hand comes first.
  const index = ropes.indexOf(held.rope);
  const next = again ? ropes[(index + 1) % ropes.length] : hung || index < 0 ? ropes[0] : held.rope;
  return { rope: next ?? held.rope, chimney };
}

/** The ropes to swing on from a chimney: those that hang there, then those that can be hung there.
 *
 * Where reach is drawn, those that it is drawn for; by eye, all that are not quite out of the
 * question. */
function ropesFor(view: View, seat: number, chimney: number): number[] {
  const pawn = pawnAt({ view, seat });
  const drawn = circles(view, 'swing').filter((each) => each.chimney === chimney);
  const serves = (rope: number) =>
    drawn.length > 0
      ? drawn.some((each) => each.rope === rope)
      : pawn !== null && distance(chimneyAt(view.ropes[rope]!.chimney), pawn) <= AROUND;
  const [here, elsewhere]: [number[], number[]] = [[], []];
  for (const [rope, each] of view.ropes.entries()) {
    const hangs = each.chimney === chimney;
    if (hangs && (drawn.length === 0 || serves(rope))) here.push(rope);
    else if (!hangs && serves(rope)) elsewhere.push(rope);
  }
  return [...here, ...elsewhere];
}
