/** What chance does in Casanova, drawn again as `docs/records.md` tells it. */

import type { Stream } from '../../fairness/chance';
import type { DrawAgain, Played } from '../../fairness/verify';
import type { Options } from '../../gen/casanova';
import { DOCKS, GONDOLAS, MOLI, type Move, PALAZZI, spotOf, THEATRES } from './venice';

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

/** Where a figure stands outside the gondolas, spot by spot. */
function spots(earlier: readonly Played[]): number[] {
  const placed = earlier.flatMap((each) => {
    const move = each.move as Move;
    if (move.kind === 'draw_lots') return move.theatres;
    return move.kind === 'place_figure' ? [move.theatre] : [];
  });
  return THEATRES.filter((each) => placed.includes(each)).map(spotOf);
}

const drawAgain: DrawAgain = (chance, recorded, options, earlier = []): Move | undefined => {
  const move = recorded as Move;
  const { seats, figures, placing } = options as Options;
  switch (move.kind) {
    case 'draw_lots': {
      const lots = { kind: 'draw_lots' as const, first: chance.below(seats) };
      if (placing === 'players') return { ...lots, theatres: [], docks: [] };
      const theatres = placing === 'lot' ? some(THEATRES, figures - seats, chance) : [];
      return { ...lots, theatres, docks: some(PLAIN, GONDOLAS - seats, chance) };
    }
    case 'hide': {
      const place = chance.below(figures);
      if (place < seats) return { kind: 'hide', spot: place };
      return { kind: 'hide', spot: spots(earlier)[place - seats] ?? -1 };
    }
    default:
      return undefined;
  }
};

export default drawAgain;
