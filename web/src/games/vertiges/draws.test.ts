import { describe, expect, it } from 'vitest';
import { Chance } from '../../fairness/chance';
import drawAgain from './draws';
import text from './draws.jsonl?raw';
import type { Move } from './table';

interface Drawn {
  seed: number;
  luck: string[];
  at: number;
  move: Move;
  options: object;
}

const drawn = text
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Drawn);
const of = (kind: Move['kind']) => drawn.filter(({ move }) => move.kind === kind);

const again = ({ seed, luck, at, move, options }: Drawn, line = at) =>
  drawAgain(new Chance(new Uint8Array(32).fill(seed), luck).at(line), move, options);

describe('chance', () => {
  it('is drawn again: every deal, and how every hand trembles', () => {
    expect([of('deal').length, of('steady').length]).toEqual([5, 10]);
    for (const each of [...of('deal'), ...of('steady')]) expect(again(each)).toEqual(each.move);
  });

  it('is another one from another line', () => {
    for (const each of [of('deal')[0]!, of('steady')[0]!])
      expect(again(each, each.at + 1)).not.toEqual(each.move);
  });

  it('does not decide who begins where that is told and somebody sits there', () => {
    const deal = of('deal')[0]!;
    const begins = (oldest: string) =>
      (again({ ...deal, options: { ...deal.options, oldest } }) as { first: number }).first;
    expect([begins('first'), begins('second')]).toEqual([0, 1]);
    // Among two there is no third: the lot is drawn.
    expect(begins('third')).toBe((deal.move as { first: number }).first);
  });

  it('does not claim to know what only the rules and the physics can tell', () => {
    const moves: Move[] = [
      { kind: 'settle', released: null, poses: [] },
      { kind: 'fate', fallen: [], seated: true },
      { kind: 'refill', pieces: [1, 2] },
    ];
    for (const move of moves) expect(again({ ...drawn[0]!, move })).toBeNull();
  });

  it('has nothing to do with what people do', () => {
    expect(again({ ...drawn[0]!, move: { kind: 'pass' } })).toBeUndefined();
  });
});
