import { describe, expect, it } from 'vitest';
import { fates, mayFall, orders, willFall } from './preview';
import { DISCS, pushed, way } from './river';

describe('the river', () => {
  it('is a way there and a way back', () => {
    expect(way('M4', 'L7')).toEqual(['M4', 'M5', 'L6', 'L7']);
    expect(way('R7', 'beach')).toEqual(['R7', 'R6', 'M5', 'M4', 'M3', 'M2', 'M1', 'beach']);
    expect(way('M3', 'M3')).toEqual(['M3']);
  });

  it('moves one arm at a time', () => {
    expect(pushed('M5', 'R')).toBe('R6');
    expect(pushed('L6', 'R')).toBe('L6');
    expect(pushed('L7', 'L')).toBe('falls');
    expect(pushed('beach', 'L')).toBe('beach');
  });
});

describe('what is foretold', () => {
  it('is nothing while the speed is unknown, or the river stands still', () => {
    expect(fates(null, 'L')).toEqual([]);
    expect(fates(0, 'L')).toEqual([]);
  });

  it('alternates between the arms', () => {
    expect(orders('L', 3)).toEqual([['L', 'R', 'L']]);
    const ends = Object.fromEntries(fates(3, 'L').map(({ disc, ways }) => [disc, ways[0]!.at(-1)]));
    expect(ends).toMatchObject({ M1: 'M4', M3: 'L6', M4: 'R6', M5: 'L7', L6: 'falls', R6: 'R7' });
  });

  it('tells what will fall from what may fall where chance decides', () => {
    expect(orders(null, 2)).toHaveLength(4);
    const fate = (coming: number, disc: string) =>
      fates(coming, null).find((each) => each.disc === disc)!;
    expect([mayFall(fate(1, 'L7')), willFall(fate(1, 'L7'))]).toEqual([true, false]);
    expect(mayFall(fate(1, 'L6'))).toBe(false);
  });

  it('follows every disc to the edge, and never back', () => {
    for (const { disc, ways } of fates(8, null)) {
      for (const passed of ways) expect(passed.slice(0, -1)).not.toContain('falls');
      expect(DISCS).toContain(disc);
    }
  });
});
