/** What chance does in Casanova, drawn again as `docs/records.md` tells it. */

import type { Options } from '../../gen/casanova';
import type { Stream } from '../../shell/chance';
import type { DrawAgain } from '../../shell/verify';
import { DOCKS, FIRST_THEATRE, MOLI, type Move, PALAZZI, THEATRES } from './venice';

const GONDOLAS = 12;
const PLAIN = DOCKS.filter((dock) => !PALAZZI.includes(dock) && !MOLI.includes(dock));

/** So many of a list, in its order: each is drawn, and the last one left takes its place. */
function some<T>(list: readonly T[], count: number, chance: Stream): T[] {
  const pool = [...list];
  const drawn = Array.from({ length: count }, (_, index) => {
    const at = chance.below(pool.length - index);
    const one = pool[at] as T;
    pool[at] = pool[pool.length - index - 1] as T;
    return one;
  });
  return list.filter((each) => drawn.includes(each));
}

const drawAgain: DrawAgain = (chance, recorded, options): Move | undefined => {
  const move = recorded as Move;
  const { seats, figures, placing } = options as Options;
  switch (move.kind) {
    case 'draw_lots': {
      const lots = { kind: 'draw_lots' as const, first: chance.below(seats) };
      if (placing === 'players') return { ...lots, theatres: [], docks: [] };
      const theatres = some(THEATRES, figures - seats, chance);
      return { ...lots, theatres, docks: some(PLAIN, GONDOLAS - seats, chance) };
    }
    case 'hide': {
      const place = chance.below(figures);
      if (place < seats) return { kind: 'hide', spot: place };
      // Which theatres are taken is known to the rules: so many before it, so many behind.
      const [before, behind] = [place - seats, figures - 1 - place];
      const [lowest, highest] = [
        FIRST_THEATRE + before,
        FIRST_THEATRE + THEATRES.length - 1 - behind,
      ];
      return { kind: 'hide', spot: Math.min(Math.max(move.spot, lowest), highest) };
    }
    default:
      return undefined;
  }
};

export default drawAgain;
