/** What chance does in Nimm's Leich!, drawn again as `docs/records.md` tells it. */

import type { Options } from '../../gen/nimms-leich';
import type { Stream } from '../../shell/chance';
import type { DrawAgain, Played } from '../../shell/verify';
import { CORPSES, FACES, type Move } from './table';

function shuffled<T>(list: readonly T[], chance: Stream): T[] {
  const cards = [...list];
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const other = chance.below(last + 1);
    [cards[last], cards[other]] = [cards[other]!, cards[last]!];
  }
  return cards;
}

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
      const row = shuffled(CORPSES, chance);
      const cards = shuffled(
        FACES.map((_, card) => card),
        chance,
      );
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
