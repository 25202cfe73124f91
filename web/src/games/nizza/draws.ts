/** What chance does in Nizza, drawn again as the game draws it. */

import type { DrawAgain } from '../../fairness/verify';
import type { Options } from '../../gen/nizza';
import { DICE, type Move, ROPES } from './bay';

const drawAgain: DrawAgain = (chance, recorded, options): Move | undefined => {
  const move = recorded as Move;
  const { seats, ropes } = options as Options;
  switch (move.kind) {
    case 'deal_ropes': {
      const lengths = chance.shuffled(ropes === 'equal' ? ROPES.equal : ROPES.different);
      // There are five dice: where six play, somebody does not throw for the start.
      return { kind: 'deal_ropes', lengths, sits_out: seats > 5 ? chance.below(seats) : null };
    }
    case 'throw_for_start':
    case 'throw':
      // How many dice are thrown is not for chance to decide.
      return { kind: move.kind, dice: move.dice.map(() => chance.choice(DICE)) };
    default:
      return undefined;
  }
};

export default drawAgain;
