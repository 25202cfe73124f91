/** What chance does, drawn again as the game draws it. */

import type { DrawAgain } from '../../fairness/verify';
import { DICE, type Move } from './shore';

const drawAgain: DrawAgain = (chance, recorded): Move | undefined => {
  const move = recorded as Move;
  return move.kind === 'roll' ? { kind: 'roll', die: chance.choice(DICE) } : undefined;
};

export default drawAgain;
