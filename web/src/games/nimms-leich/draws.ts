/** What chance does in Nimm's Leich!, drawn again as `docs/records.md` tells it. */

import type { Options } from '../../gen/nimms-leich';
import { Stream } from '../../shell/chance';
import type { DrawAgain } from '../../shell/verify';
import { CORPSES, FACES, type Move } from './table';

function shuffled<T>(list: readonly T[], chance: Stream): T[] {
  const cards = [...list];
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const other = chance.below(last + 1);
    [cards[last], cards[other]] = [cards[other]!, cards[last]!];
  }
  return cards;
}

/** Two hands that are looked at, by how many cards they hold: of one or two, which is seen. */
const LOTS = [
  [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ],
  [
    [0, 0],
    [1, 0],
  ],
  [
    [0, 0],
    [0, 1],
  ],
];

const drawAgain: DrawAgain = (chance, recorded, options): Move | undefined => {
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
      // How many cards lie in those hands follows from the rules: the draw has to fit one of three.
      const all = LOTS.map((lots) => lots[new Stream(chance.key).below(lots.length)]!);
      const fitting = all.find((places) => String(places) === String(move.places));
      return { kind: 'draw_lots', places: fitting ?? all[0]! };
    }
    default:
      return undefined;
  }
};

export default drawAgain;
