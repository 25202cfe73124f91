/** What chance does in Nimm's Leich!, drawn again as `docs/records.md` tells it. */

import type { DrawAgain, Played } from '../../fairness/verify';
import type { Options } from '../../gen/nimms-leich';
import { CORPSES, FACES, type Move } from './table';

/** Among three, after so many discards a hand has but one card left. */
const LAST = 5;

/** How many cards a hand holds among three: two, until but one is left. */
function held(seat: number, earlier: readonly Played[]): number {
  const gone = earlier.filter(
    (each) => each.seat === seat && (each.move as Move).kind === 'discard',
  );
  return gone.length < LAST ? 2 : 1;
}

const drawAgain: DrawAgain = (chance, recorded, options, earlier = []): Move | undefined => {
  const move = recorded as Move;
  switch (move.kind) {
    case 'deal': {
      const row = chance.shuffled(CORPSES);
      const cards = chance.shuffled(FACES.map((_, card) => card));
      return { kind: 'deal', row, cards, dealer: chance.below((options as Options).seats) };
    }
    case 'draw_lots': {
      const look = earlier.at(-1)?.move as Move | undefined;
      if (look?.kind !== 'investigate') return undefined;
      let lots: number[][] = [[]];
      for (const seat of look.opponents) {
        const places = Array.from({ length: held(seat, earlier) }, (_, place) => place);
        lots = lots.flatMap((lot) => places.map((place) => [...lot, place]));
      }
      return { kind: 'draw_lots', places: chance.choice(lots) };
    }
    default:
      return undefined;
  }
};

export default drawAgain;
