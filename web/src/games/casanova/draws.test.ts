import { describe, expect, it } from 'vitest';
import { Chance } from '../../shell/chance';
import drawAgain from './draws';
import text from './draws.jsonl?raw';
import type { Move } from './venice';

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
const first = (kind: Move['kind']) => drawn.find(({ move }) => move.kind === kind)!;

describe('chance', () => {
  it.each(drawn.map((each) => [each.move.kind, each] as const))('is drawn again: %s', (_, each) => {
    expect(again(each)).toEqual(each.move);
  });

  it('is another one from another line', () => {
    const lots = first('draw_lots');
    expect(again(lots, lots.at + 1)).not.toEqual(lots.move);
  });

  it('does not hide him where no such draw could have', () => {
    const hide = drawn.find(({ move }) => move.kind === 'hide' && move.spot < 5)!;
    expect(again({ ...hide, move: { kind: 'hide', spot: 11 } })).toEqual(hide.move);
    const theatre = drawn.find(({ move }) => move.kind === 'hide' && move.spot >= 5)!;
    expect(again({ ...theatre, move: { kind: 'hide', spot: 0 } })).not.toMatchObject({ spot: 0 });
  });

  it('has nothing to do with what people do', () => {
    expect(again({ ...drawn[0]!, move: { kind: 'walk' } })).toBeUndefined();
  });
});
