import { describe, expect, it } from 'vitest';
import { Chance } from '../../fairness/chance';
import type { Played } from '../../fairness/verify';
import drawAgain from './draws';
import text from './draws.jsonl?raw';
import type { Move } from './venice';

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
const first = (kind: Move['kind']) => drawn.find(({ move }) => move.kind === kind)!;

describe('chance', () => {
  it.each(drawn.map((each) => [each.move.kind, each] as const))('is drawn again: %s', (_, each) => {
    expect(again(each)).toEqual(each.move);
  });

  it('is another one from another line', () => {
    const lots = first('draw_lots');
    expect(again(lots, lots.at + 1)).not.toEqual(lots.move);
  });

  it('hides him in one place alone', () => {
    const hidden = drawn.filter(({ move }) => move.kind === 'hide');
    const places = Array.from({ length: 12 }, (_, spot) => ({ kind: 'hide' as const, spot }));
    for (const each of hidden)
      for (const move of places) expect(again({ ...each, move })).toEqual(each.move);
    expect(hidden.some(({ move }) => 'spot' in move && move.spot >= 5)).toBe(true);
  });

  it('has nothing to do with what people do', () => {
    expect(again({ ...drawn[0]!, move: { kind: 'walk' } })).toBeUndefined();
  });
});
