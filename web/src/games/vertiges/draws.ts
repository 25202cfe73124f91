/** What chance does in Vertiges, drawn again as `docs/records.md` tells it. */

import type { DrawAgain } from '../../fairness/verify';
import type { Options } from '../../gen/vertiges';
import type { Move } from './table';

const PIECES = Array.from({ length: 48 }, (_, piece) => piece);
const ORDINALS: readonly string[] = ['first', 'second', 'third', 'fourth'];
const SEED_BITS = 48;

const drawAgain: DrawAgain = (chance, recorded, options): Move | null | undefined => {
  const move = recorded as Move;
  switch (move.kind) {
    case 'deal': {
      const pieces = chance.shuffled(PIECES);
      const { seats, oldest } = options as Options;
      const told = ORDINALS.indexOf(oldest);
      const first = told >= 0 && told < seats ? told : chance.below(seats);
      return { kind: 'deal', pieces, first };
    }
    case 'steady':
      return { kind: 'steady', seed: chance.bits(SEED_BITS) };
    case 'settle':
    case 'fate':
    case 'refill':
      // What stands, what fell and what is in the bag is told by the physics and the rules.
      return null;
    default:
      return undefined;
  }
};

export default drawAgain;
