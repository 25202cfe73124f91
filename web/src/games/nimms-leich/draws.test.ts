import { describe, expect, it } from 'vitest';
import { Chance } from '../../fairness/chance';
import type { Played } from '../../fairness/verify';
import drawAgain from './draws';
import text from './draws.jsonl?raw';
import type { Move } from './table';

interface Drawn {
  seed: number;
  luck: string[];
  at: number;
  move: Move;
  options: unknown;
  earlier: Played[];
}

const drawn = text
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Drawn);

const again = ({ seed, luck, at, move, options, earlier }: Drawn, line = at) =>
  drawAgain(new Chance(new Uint8Array(32).fill(seed), luck).at(line), move, options, earlier);
const lots = drawn.filter(({ move }) => move.kind === 'draw_lots');

describe('chance', () => {
  it.each(drawn.map((each) => [each.move.kind, each] as const))('is drawn again: %s', (_, each) => {
    expect(again(each)).toEqual(each.move);
  });

  it('is another one from another line', () => {
    const deal = drawn.find(({ move }) => move.kind === 'deal')!;
    expect(again(deal, deal.at + 1)).not.toEqual(deal.move);
  });

  it.each(lots.map((each) => [each.at, each] as const))(
    'takes no other lots than the ones drawn, at line %i',
    (_, each) => {
      for (const places of [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
        [7, 7],
      ]) {
        const honest = String(places) === String((each.move as { places: number[] }).places);
        const told = again({ ...each, move: { kind: 'draw_lots', places } });
        expect(JSON.stringify(told) === JSON.stringify({ kind: 'draw_lots', places })).toBe(honest);
      }
    },
  );

  it('leaves no choice where a hand has but one card', () => {
    const each = lots[0]!;
    const { opponents } = each.earlier.at(-1)!.move as { opponents: number[] };
    const discards = opponents.flatMap((seat) =>
      Array.from({ length: 5 }, (): Played => ({ seat, move: { kind: 'discard', card: 0 } })),
    );
    const places = [1, 2, 3, 4, 5, 6, 7, 8].map((line) =>
      again({ ...each, earlier: [...discards, each.earlier.at(-1)!] }, line),
    );
    expect(places).toEqual(places.map(() => ({ kind: 'draw_lots', places: [0, 0] })));
  });

  it('draws no lots where nobody looks', () => {
    expect(again({ ...lots[0]!, earlier: [] })).toBeUndefined();
  });

  it('has nothing to do with what people do', () => {
    expect(again({ ...drawn[0]!, move: { kind: 'denounce' } })).toBeUndefined();
  });
});
