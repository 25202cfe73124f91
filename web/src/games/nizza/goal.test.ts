import { describe, expect, it } from 'vitest';
import { AREAS, HELICOPTER, inside, type Pawn, type View } from './bay';
import { goalOf } from './goal';
import { RECORDED } from './recorded';

const { before } = RECORDED.at(-1)!;
const yacht: Pawn['place'] = { kind: 'high', x: 0, y: 0, on: 'yacht' };
const roof: Pawn['place'] = { kind: 'high', x: 0, y: 0, on: 'h5_roof' };
const goal = (place: Pawn['place'], carried: Pawn['case'], rest: Partial<View> = {}) =>
  goalOf({ ...before, ...rest, pawns: before.pawns.with(0, { place, case: carried }) }, 0);

describe('what one is after', () => {
  it.each([
    [roof, null, 'goal-tools', 'red1'],
    [yacht, null, 'goal-tools', 'red1'],
    [roof, 'tools', 'goal-safe', 'red2'],
    [roof, 'jewels', 'goal-yacht', 'yacht'],
  ] as const)('%s, %s: %s', (place, carried, key, area) => {
    const found = goal(place, carried)!;
    expect(found.key).toBe(key);
    const { polygon } = AREAS.find(({ id }) => id === area)!;
    expect(inside(polygon, found.at)).toBe(true);
  });

  it('is the helicopter at last, and then nothing', () => {
    expect(goal(yacht, 'jewels')).toEqual({ key: 'goal-helicopter', at: HELICOPTER });
    expect(goal(yacht, 'jewels', { phase: { kind: 'over', winner: 0 } })).toBeNull();
    expect(goalOf(before, null)).toBeNull();
  });
});
