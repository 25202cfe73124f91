import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../gen/wire';
import { others, outcome } from './outcome';

const seat = (name: string | null, resigned = false) => ({ name, resigned, free: false });

function ended(winners: number[] | null, resigned: number[] = []): TableInfo {
  const seats = ['Ana', 'Ben', 'Odile'].map((name, at) => seat(name, resigned.includes(at)));
  const result = winners && { winners, scores: [1, 0, 0], rule: '1' };
  return { seats, result } as unknown as TableInfo;
}

describe('how a game went for somebody', () => {
  it('is told from where they sat', () => {
    expect([0, 1].map((at) => outcome(ended([0]), at))).toEqual(['won', 'lost']);
    expect(outcome(ended([0, 1]), 1)).toBe('shared');
    expect(outcome(ended([]), 2)).toBe('drawn');
  });

  it('says of who gave up that they did, and not that they lost', () => {
    expect(outcome(ended([0], [1]), 1)).toBe('gave-up');
    expect(outcome(ended([], [1]), 1)).toBe('gave-up');
  });

  it('is nothing at a table that was closed', () => {
    expect(outcome(ended(null), 0)).toBe('unfinished');
  });

  it('was against all the others', () => {
    expect(others(ended([0]), 1).map(({ name }) => name)).toEqual(['Ana', 'Odile']);
  });
});
