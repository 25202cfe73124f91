import { beforeEach, describe, expect, it } from 'vitest';
import { pledged, pledgeOf } from './pledge';

beforeEach(() => localStorage.clear());

describe('what one saw and gave', () => {
  it('is noted table by table', () => {
    const first = pledged({ id: 'mivo-tarelu', commitment: 'aa' });
    pledged({ id: 'tabu-lumi', commitment: 'bb' });
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(pledgeOf('mivo-tarelu')).toEqual({ commitment: 'aa', entropies: [first] });
    expect(pledgeOf('elsewhere')).toBeNull();
  });

  it('is the first commitment seen, and all the luck given', () => {
    const given = Array.from({ length: 10 }, (_, number) =>
      pledged({ id: 'mivo-tarelu', commitment: number === 0 ? 'aa' : 'bb' }),
    );
    expect(new Set(given).size).toBe(10);
    const { commitment, entropies } = pledgeOf('mivo-tarelu')!;
    expect(commitment).toBe('aa');
    expect(entropies).toEqual(given.slice(-8));
  });

  it('is forgotten after many tables, and not before', () => {
    for (let number = 0; number <= 200; number++)
      pledged({ id: `table-${number}`, commitment: `${number}` });
    expect(pledgeOf('table-0')).toBeNull();
    expect(pledgeOf('table-1')!.commitment).toBe('1');
    expect(pledgeOf('table-200')!.commitment).toBe('200');
  });

  it('is no trouble if the notes are spoilt', () => {
    localStorage.setItem('ludotheque-pledges', '{');
    expect(pledgeOf('mivo-tarelu')).toBeNull();
    pledged({ id: 'mivo-tarelu', commitment: 'aa' });
    expect(pledgeOf('mivo-tarelu')!.commitment).toBe('aa');
  });
});
