import { describe, expect, it } from 'vitest';
import type { Chart, Told } from '../../gen/wire';
import { lastLead, roundAt, turningPoints } from './turning';

const told = (at: number, kind: string): Told => ({ at, event: { kind } });

describe('turning points', () => {
  it('are the weightiest, in the order in which they came', () => {
    const all = [
      told(1, 'fell'),
      told(2, 'stolen'),
      told(3, 'walked'),
      ...[4, 5, 6, 7, 8].map((at) => told(at, 'fell')),
    ];
    const found = turningPoints(all, [], ['stolen', 'fell']);
    expect(found.map(({ at }) => at)).toEqual([2, 5, 6, 7, 8]);
  });

  it('are none that were taken back', () => {
    const undo = { kind: 'undo', at: 3, seat: 0, ply: 1, alone: false } as const;
    const all = [told(1, 'fell'), told(2, 'fell'), told(4, 'fell')];
    expect(turningPoints(all, [undo], ['fell']).map(({ at }) => at)).toEqual([4]);
  });
});

describe('the lead', () => {
  const chart = { rounds: [10, 20, 30, 40], series: [] } as unknown as Chart;

  it('is told from the round in which it was taken for good', () => {
    const values = [
      [1, 1, 1, 2],
      [0, 1, 2, 3],
    ];
    expect(lastLead(chart, values)).toEqual({ seat: 1, round: 3, at: 30 });
  });

  it('is nobody’s who was never behind, and nobody’s who shares it', () => {
    expect(
      lastLead(chart, [
        [1, 1, 1, 2],
        [0, 0, 0, 0],
      ]),
    ).toBeNull();
    expect(
      lastLead(chart, [
        [0, 1, 1, 2],
        [1, 1, 2, 2],
      ]),
    ).toBeNull();
    expect(lastLead({ rounds: [], series: [] }, [[], []])).toBeNull();
  });
});

it('says in which round a moment lies', () => {
  expect([1, 10, 11, 40, 41].map((at) => roundAt([10, 20, 40], at))).toEqual([1, 1, 2, 3, 3]);
  expect(roundAt([], 3)).toBeNull();
});
