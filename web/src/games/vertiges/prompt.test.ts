import { describe, expect, it } from 'vitest';
import { offersOf } from './offers';
import { promptFor, type Doing } from './prompt';
import { first } from './recorded';
import type { Move, View } from './table';

const { after } = first('piece_put');
const idle: Doing = { picked: false, zap: null, touching: false, open: false };
const building: View = { ...after, phase: { kind: 'building', seat: 0 } };
const held = { kind: 'take', piece: 3, cut_down: false, turned: false } as const;
const holding: View = {
  ...after,
  options: { ...after.options, physics: 'wood' },
  phase: { kind: 'holding', seat: 0, held, seed: null },
};
const take: Move = held;

function key(view: View, seat: number | null, moves: Move[] = [], doing: Partial<Doing> = {}) {
  return promptFor(view, seat, offersOf(moves), { ...idle, ...doing }).key;
}

describe('what is asked', () => {
  it('depends on whose turn it is, and on what can be done', () => {
    expect(key(building, 1)).toBe('prompt-wait');
    expect(key(building, null)).toBe('prompt-wait');
    expect(key(building, 0)).toBe('prompt-yours');
    expect(key(building, 0, [take])).toBe('prompt-build');
    expect(key({ ...building, towers: [] }, 0, [take])).toBe('prompt-first');
    expect(key(building, 0, [take], { picked: true })).toBe('prompt-picked');
    expect(key(building, 0, [take], { zap: 'onto' })).toBe('prompt-zap-onto');
  });

  it('tells what to do where nothing fits, to whoever wants to be told', () => {
    const stuck = { stuck: true };
    expect(key({ ...building, put: 0 }, 0, [take], stuck)).toBe('prompt-new');
    expect(key({ ...building, put: 2 }, 0, [take], stuck)).toBe('prompt-stuck');
    expect(key({ ...building, towers: [] }, 0, [take], stuck)).toBe('prompt-first');
  });

  it('sends on whoever may take hold of nothing more, and whoever has nothing left', () => {
    const pass: Move[] = [{ kind: 'pass' }];
    expect(building.hands[0]!.length).toBeGreaterThan(0);
    expect(key(building, 0, pass)).toBe('prompt-enough');
    expect(key({ ...building, hands: building.hands.with(0, []) }, 0, pass)).toBe('prompt-stuck');
  });

  it('follows a hand from taking to letting go', () => {
    expect(key(holding, 0)).toBe('prompt-hold');
    expect(key(holding, 0, [], { touching: true })).toBe('prompt-touch');
    expect(key(holding, 0, [], { touching: true, open: true })).toBe('prompt-falling');
    expect(key(holding, 1)).toBe('prompt-holds');
    expect(key({ ...holding, options: after.options }, 0)).toBe('prompt-aim');
  });

  it('is nothing any more when all is over', () => {
    expect(promptFor(building, 0, offersOf([take]), idle, true).key).toBe('prompt-over');
  });
});
