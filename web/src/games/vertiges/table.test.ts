import { describe, expect, it } from 'vitest';
import { CUTS, cutOf, handed, mate, PIECES } from './pieces';
import { RECORDED } from './recorded';
import { outline } from './scene/geometry';
import { heldPieces, posesOf, readiness, seatsFor, standings, upon } from './table';

describe('the pieces', () => {
  it('are forty-eight, a star on the first of each cut', () => {
    expect(PIECES.map(({ id }) => id)).toEqual(Array.from({ length: 48 }, (_, id) => id));
    expect(PIECES.filter(({ star }) => star)).toHaveLength(CUTS.length);
    expect(cutOf(0)).toBe('V');
    expect(cutOf(47)).toBe('S');
  });

  it('have one mate each, and are its mate', () => {
    for (const cut of CUTS) expect(mate(mate(cut))).toBe(cut);
    expect(CUTS.filter((cut) => mate(cut) === cut)).toEqual(['Z', 'S']);
    expect(CUTS.filter(handed)).toEqual(['O', 'o', 'Z', 'S']);
  });
});

describe('what fits', () => {
  const steps = RECORDED.flatMap(({ after }) => (after.towers.length > 0 ? [after] : []));

  it('is where the rules have put it: every piece of a tower sits on the one below', () => {
    let joints = 0;
    for (const view of steps) {
      const poses = posesOf(view);
      for (const tower of view.towers)
        for (const [level, piece] of tower.entries()) {
          if (level === 0) continue;
          const seat = upon(poses.get(tower[level - 1]!)!, piece, level % 2 === 1);
          const real = poses.get(piece)!;
          expect(Math.abs(seat.x - real.x)).toBeLessThan(0.01);
          expect(Math.abs(seat.y - real.y)).toBeLessThan(0.01);
          joints += 1;
        }
    }
    expect(joints).toBeGreaterThan(20);
  });

  it('is anything on a flat top, and only a mate on a cut', () => {
    const view = steps.find(({ towers }) => towers.some(({ length }) => length % 2 === 0))!;
    const flats = view.towers.filter(({ length }) => length % 2 === 0).map((each) => each.at(-1));
    const free = PIECES.filter(({ id }) => !view.towers.flat().includes(id));
    for (const { id, cut } of free) {
      const onto = seatsFor(view, id).map((seat) => seat.onto);
      for (const flat of flats) expect(onto).toContain(flat);
      for (const top of onto) if (!flats.includes(top)) expect(mate(cutOf(top))).toBe(cut);
    }
  });

  it('is held cut down only for a cut', () => {
    for (const view of steps)
      for (const { id } of PIECES) {
        const cuts = seatsFor(view, id).filter(({ placed }) => Math.cos(placed.angle) < 0);
        expect(readiness(view, id).cut_down).toBe(cuts.length > 0);
      }
  });
});

describe('the towers', () => {
  it('are as high as their pieces, and straight where nothing trembled', () => {
    const view = RECORDED.at(-1)!.after;
    for (const { pieces, height, lean } of standings(view)) {
      expect(height).toBeGreaterThanOrEqual(pieces.length * 25 - 10);
      expect(Math.abs(lean)).toBeLessThan(0.01);
    }
  });

  it('are lifted from a piece up', () => {
    const view = RECORDED.find(({ after }) => after.towers.some(({ length }) => length > 3))!.after;
    const tower = view.towers.find(({ length }) => length > 3)!;
    expect(heldPieces(view, { kind: 'lift', piece: tower[1]!, onto: 0 })).toEqual(tower.slice(1));
  });

  it('show a piece the other way round in a mirror', () => {
    const at = { piece: 32, x: 3, y: 5, angle: 0 };
    const shown = outline({ ...at, turned: false }).map(({ x, y }) => `${6 - x} ${y}`);
    const mirrored = outline({ ...at, turned: true }).map(({ x, y }) => `${x} ${y}`);
    expect(mirrored.toSorted()).toEqual(shown.toSorted());
  });
});
