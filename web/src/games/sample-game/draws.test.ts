import { describe, expect, it } from 'vitest';
import { Chance } from '../../fairness/chance';
import type { Played } from '../../fairness/verify';
import drawAgain from './draws';
import text from './draws.jsonl?raw';
import type { Move } from './shore';

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

const again = ({ seed, luck, at, move, options, earlier }: Drawn) =>
  drawAgain(new Chance(new Uint8Array(32).fill(seed), luck).at(at), move, options, earlier);

describe('chance', () => {
  it('is drawn again', () => {
    expect(drawn.length).toBeGreaterThan(5);
    for (const each of drawn) expect(again(each)).toEqual(each.move);
  });

  it('has nothing to do with what people do', () => {
    expect(again({ ...drawn[0]!, move: { kind: 'choose', place: 'reef' } })).toBeUndefined();
  });
});
