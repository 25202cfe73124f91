import { describe, expect, it } from 'vitest';
import { Chance } from '../../fairness/chance';
import type { Move } from './bay';
import drawAgain from './draws';
import text from './draws.jsonl?raw';

interface Drawn {
  seed: number;
  luck: string[];
  at: number;
  move: Move;
  options: unknown;
}

const drawn = text
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Drawn);

const again = ({ seed, luck, at, move, options }: Drawn, line = at) =>
  drawAgain(new Chance(new Uint8Array(32).fill(seed), luck).at(line), move, options);

describe('chance', () => {
  it.each(drawn.map((each) => [each.move.kind, each] as const))('is drawn again: %s', (_, each) => {
    expect(again(each)).toEqual(each.move);
  });

  it('is another one from another line', () => {
    const deal = drawn.find(({ move }) => move.kind === 'deal_ropes')!;
    expect(again(deal, deal.at + 1)).not.toEqual(deal.move);
  });

  it('lets somebody sit out where six play, and nobody else', () => {
    const deals = drawn.flatMap(({ move }) => (move.kind === 'deal_ropes' ? [move.sits_out] : []));
    expect(deals.filter((each) => each !== null)).toHaveLength(1);
  });

  it('has nothing to do with what people do', () => {
    expect(again({ ...drawn[0]!, move: { kind: 'keep_dice' } })).toBeUndefined();
  });
});
