/** What chance does in Niagara, drawn again as `docs/records.md` tells it. */

import type { DrawAgain } from '../../fairness/verify';
import type { Options } from '../../gen/niagara';
import type { Move, Side } from './river';

const SIDES: readonly Side[] = ['L', 'R'];

const drawAgain: DrawAgain = (chance, recorded, options): Move | undefined => {
  const move = recorded as Move;
  const { seats, fork } = options as Options;
  switch (move.kind) {
    case 'draw_lots': {
      const forks = fork === 'alternate' ? SIDES : [null];
      const lots = Array.from({ length: seats }, (_, first) =>
        forks.map((side) => ({ kind: 'draw_lots' as const, first, fork: side })),
      );
      return chance.choice(lots.flat());
    }
    case 'flow':
      // How many discs enter follows from the rules, and is not for chance to decide.
      return { kind: 'flow', sides: move.sides.map(() => chance.choice(SIDES)) };
    default:
      return undefined;
  }
};

export default drawAgain;
