/** The moves that the house offers, sorted by what one touches to make them. No rules here. */

import type { Aim, Lift, Pass, Protest, Take, Withdraw } from '../../gen/vertiges';
import type { Move } from './table';

export interface Offers {
  takes: Take[];
  lifts: Lift[];
  aims: Aim[];
  /** Go back with what is held. */
  withdraw: Withdraw | null;
  pass: Pass | null;
  protest: Protest | null;
}

export function offersOf(moves: readonly Move[]): Offers {
  const offers: Offers = {
    takes: [],
    lifts: [],
    aims: [],
    withdraw: null,
    pass: null,
    protest: null,
  };
  for (const move of moves) {
    if (move.kind === 'take') offers.takes.push(move);
    else if (move.kind === 'lift') offers.lifts.push(move);
    else if (move.kind === 'aim') offers.aims.push(move);
    else if (move.kind === 'withdraw') offers.withdraw = move;
    else if (move.kind === 'pass') offers.pass = move;
    else if (move.kind === 'protest') offers.protest = move;
  }
  return offers;
}

/** The offer to take a piece, held this way if that can be chosen. */
export function takeOf(
  offers: Offers,
  piece: number,
  held: { cut_down: boolean; turned: boolean },
): Take | null {
  const all = offers.takes.filter((take) => take.piece === piece);
  const exact = all.find((take) => take.cut_down === held.cut_down && take.turned === held.turned);
  return exact ?? all[0] ?? null;
}

/** From which pieces a part of a tower could be lifted. */
export function liftable(offers: Offers): number[] {
  return [...new Set(offers.lifts.map(({ piece }) => piece))];
}
