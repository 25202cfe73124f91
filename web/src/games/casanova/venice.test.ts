import { describe, expect, it } from 'vitest';
import { RECORDED } from './recorded';
import {
  acrossFrom,
  canalsOf,
  DOCKS,
  isDoge,
  MOLI,
  next,
  PALAZZI,
  spotOf,
  STREETS,
  theatreOf,
  THEATRES,
  way,
} from './venice';

describe('Venice', () => {
  it('knows the next docks as the house does', () => {
    let compared = 0;
    for (const { after, moves } of RECORDED) {
      const taken = new Set([...after.ladies, ...after.empties]);
      const glides = moves.filter((move) => move.kind === 'glide');
      for (const start of new Set(glides.map((move) => move.start))) {
        const offered = glides.filter((move) => move.start === start).map(({ to }) => to);
        const drawn = next(start).filter((dock) => !taken.has(dock));
        // The house may forbid some palazzi to a lady; it never offers what is not next.
        expect(drawn).toEqual(expect.arrayContaining(offered));
        if (!after.ladies.includes(start)) expect(offered.toSorted()).toEqual(drawn.toSorted());
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(10);
  });

  it('leads past palazzi and moli, and past nothing else', () => {
    expect(way('Tre Archi', 'Santa Marta')).toEqual(['Tre Archi', 'JW', 'Santa Marta']);
    expect(way('Tre Archi', 'San Marcuola')).toEqual([
      'Tre Archi',
      'JW',
      ...PALAZZI,
      'San Marcuola',
    ]);
    expect(next('Accademia')).toEqual(expect.arrayContaining([...MOLI]));
    expect(next('San Marcuola')).not.toContain('Rialto');
  });

  it('has every dock at a canal, and streets that lead both ways', () => {
    for (const dock of DOCKS) expect(canalsOf(dock).length).toBeGreaterThan(0);
    for (const { ends } of STREETS) expect(acrossFrom(acrossFrom(ends[0])!)).toBe(ends[0]);
    expect(acrossFrom('Molo 1')).toBeNull();
    expect(DOCKS.filter(isDoge)).toEqual(MOLI);
  });

  it('calls figures by their spots', () => {
    expect(THEATRES.map(spotOf).map(theatreOf)).toEqual(THEATRES);
    expect([0, 4].map(theatreOf)).toEqual([null, null]);
  });
});
