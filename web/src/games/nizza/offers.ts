/** The moves that the house offers, sorted by the die that makes them. No rules here. */

import type {
  BoardHelicopter,
  Climb,
  EndTurn,
  HangRope,
  KeepDice,
  LeaveWater,
  OpenSafe,
  PassDie,
  PlacePawn,
  Push,
  Swing,
  TakeCase,
  ThrowAgain,
  Walk,
} from '../../gen/nizza';
import type { Die, Move } from './bay';

/** What is done by aiming at a point. */
export type Landing = PlacePawn | Swing | Climb | Walk;
/** What has no point to aim at. */
export type Deed = LeaveWater | TakeCase | OpenSafe | BoardHelicopter;

export interface Offers {
  places: PlacePawn[];
  /** By the numbers of the dice that are thrown, as `1,3`. */
  again: Map<string, ThrowAgain>;
  keep: KeepDice | null;
  hangs: HangRope[];
  swings: Swing[];
  climbs: Climb[];
  walks: Walk[];
  pushes: Push[];
  deeds: Deed[];
  passes: Map<Die, PassDie>;
  end: EndTurn | null;
}

export function offersOf(moves: readonly Move[]): Offers {
  const offers: Offers = {
    places: [],
    again: new Map(),
    keep: null,
    hangs: [],
    swings: [],
    climbs: [],
    walks: [],
    pushes: [],
    deeds: [],
    passes: new Map(),
    end: null,
  };
  for (const move of moves) {
    switch (move.kind) {
      case 'place_pawn':
        offers.places.push(move);
        break;
      case 'throw_again':
        offers.again.set(move.dice.join(), move);
        break;
      case 'keep_dice':
        offers.keep = move;
        break;
      case 'hang_rope':
        offers.hangs.push(move);
        break;
      case 'swing':
        offers.swings.push(move);
        break;
      case 'climb':
        offers.climbs.push(move);
        break;
      case 'walk':
        offers.walks.push(move);
        break;
      case 'push':
        offers.pushes.push(move);
        break;
      case 'leave_water':
      case 'take_case':
      case 'open_safe':
      case 'board_helicopter':
        offers.deeds.push(move);
        break;
      case 'pass_die':
        offers.passes.set(move.symbol, move);
        break;
      case 'end_turn':
        offers.end = move;
        break;
    }
  }
  return offers;
}

const DIE: Partial<Record<Move['kind'], Die>> = {
  hang_rope: 'rope',
  swing: 'swing',
  climb: 'ladder',
  leave_water: 'ladder',
  board_helicopter: 'ladder',
  walk: 'walk',
  push: 'parachute',
  take_case: 'suitcase',
  open_safe: 'suitcase',
};

/** The die that a move uses up, if it uses one. */
export function dieOf(move: Move): Die | null {
  return move.kind === 'pass_die' ? move.symbol : (DIE[move.kind] ?? null);
}

/** What a die may be used for, other than being passed on. */
export function usesOf(moves: readonly Move[], die: Die): Move[] {
  return moves.filter((move) => move.kind !== 'pass_die' && dieOf(move) === die);
}

/** The offered landings of a die; without a die, those of the start. */
export function landingsOf(offers: Offers, die: Die | null): Landing[] {
  if (offers.places.length > 0) return offers.places;
  if (die === 'swing') return offers.swings;
  if (die === 'ladder') return offers.climbs;
  return die === 'walk' ? offers.walks : [];
}

/** The die that one would reach for first: one that takes somebody somewhere, then any of use. */
export function obvious(useful: readonly Die[], left: readonly Die[]): Die | null {
  const order: Die[] = ['suitcase', 'swing', 'ladder', 'walk', 'parachute', 'rope'];
  const rank = (die: Die) => {
    if (useful.includes(die)) return order.indexOf(die);
    return die === 'suitcase' ? 90 : 20 + order.indexOf(die);
  };
  return left.toSorted((one, two) => rank(one) - rank(two))[0] ?? null;
}
