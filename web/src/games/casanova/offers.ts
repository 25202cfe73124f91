/** The moves that the house offers, sorted by what one touches to make them. No rules here. */

import type {
  Call,
  Decide,
  EndTurn,
  GiveJewel,
  Glide,
  LookRound,
  Meet,
  MoorGondola,
  PlaceFigure,
  Walk,
} from '../../gen/casanova';
import { type Dock, next, type Move, type Theatre, type View } from './venice';

export interface Offers {
  /** By gondola, then by where it goes. */
  glides: Map<Dock, Map<Dock, Glide>>;
  meets: Map<number, Meet>;
  figures: Map<Theatre, PlaceFigure>;
  moorings: Map<Dock, MoorGondola>;
  answers: Decide[];
  walk: Walk | null;
  call: Call | null;
  look: LookRound | null;
  jewel: GiveJewel | null;
  end: EndTurn | null;
}

export function offersOf(moves: readonly Move[]): Offers {
  const offers: Offers = {
    glides: new Map(),
    meets: new Map(),
    figures: new Map(),
    moorings: new Map(),
    answers: [],
    walk: null,
    call: null,
    look: null,
    jewel: null,
    end: null,
  };
  for (const move of moves) {
    if (move.kind === 'glide') {
      const targets = offers.glides.get(move.start) ?? new Map<Dock, Glide>();
      offers.glides.set(move.start, targets.set(move.to, move));
    } else if (move.kind === 'meet') offers.meets.set(move.rival, move);
    else if (move.kind === 'place_figure') offers.figures.set(move.theatre, move);
    else if (move.kind === 'moor_gondola') offers.moorings.set(move.dock, move);
    else if (move.kind === 'decide') offers.answers.push(move);
    else if (move.kind === 'walk') offers.walk = move;
    else if (move.kind === 'call') offers.call = move;
    else if (move.kind === 'look_round') offers.look = move;
    else if (move.kind === 'give_jewel') offers.jewel = move;
    else if (move.kind === 'end_turn') offers.end = move;
  }
  return offers;
}

export const NOTHING = offersOf([]);

/** The gondola that is meant as long as nobody says otherwise: one's own, or the only one. */
export function obvious(offers: Offers, view: View, seat: number | null): Dock | null {
  const own = seat === null ? undefined : view.ladies[seat];
  if (own !== undefined && offers.glides.has(own)) return own;
  const [first, second] = offers.glides.keys();
  return first !== undefined && second === undefined ? first : null;
}

/** What costs nothing, in the order of the rulebook. */
export function free(offers: Offers): Move[] {
  const { walk, call, look, jewel, meets } = offers;
  return [walk, ...meets.values(), call, look, jewel].filter((move) => move !== null);
}

/**
 * How many points away each dock is, as the gondolas lie now: seen on the map, not decided. What
 * one point does is what the house offers, where it offers anything.
 */
export function reach(view: View, start: Dock, points: number, offers: Offers): Map<Dock, number> {
  const taken = new Set<Dock>([...view.ladies, ...view.empties]);
  const found = new Map<Dock, number>();
  let ring: Dock[] = [start];
  for (let spent = 1; spent <= points; spent += 1) {
    const offered = spent === 1 ? offers.glides.get(start) : undefined;
    const onward = offered ? [...offered.keys()] : ring.flatMap(next);
    ring = onward.filter((dock) => dock !== start && !taken.has(dock) && !found.has(dock));
    for (const dock of ring) found.set(dock, spent);
  }
  return found;
}
