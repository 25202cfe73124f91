import { describe, expect, it } from 'vitest';
import { CUTS, cutOf, handed, mate, PIECES } from './pieces';
import { RECORDED } from './recorded';
import { outline } from './scene/geometry';
import {
  carried,
  fell,
  heldPieces,
  inOrder,
  moved,
  posesOf,
  readiness,
  seatsFor,
  standings,
  upon,
} from './table';

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

  it('has no place on a top that leans by more than ten degrees', () => {
    const view = steps.find((each) => each.towers.length > 0)!;
    const top = view.towers[0]!.at(-1)!;
    const leaning = (degrees: number) => ({
      ...view,
      poses: view.poses.map((pose) =>
        pose.piece === top ? { ...pose, angle: pose.angle + degrees * 17_453 } : pose,
      ),
    });
    const [id] = [...Array(48).keys()].filter((each) =>
      seatsFor(view, each).some(({ onto }) => onto === top),
    );
    const tops = (degrees: number) => seatsFor(leaning(degrees), id!).map(({ onto }) => onto);
    for (const degrees of [-9, 0, 9]) expect(tops(degrees)).toContain(top);
    for (const degrees of [-11, 11]) expect(tops(degrees)).not.toContain(top);
  });

  it('is held cut down only for a cut', () => {
    for (const view of steps)
      for (const { id } of PIECES) {
        const cuts = seatsFor(view, id).filter(({ placed }) => Math.cos(placed.angle) < 0);
        expect(readiness(view, id).cut_down).toBe(cuts.length > 0);
      }
  });
});

describe('the players', () => {
  it('stand in the order in which they play, from who began', () => {
    const view = RECORDED[0]!.after;
    const order = (seats: number, first: number) =>
      inOrder({ ...view, first, options: { ...view.options, seats } });
    expect(order(4, 1)).toEqual([1, 0, 3, 2]);
    expect(order(3, 2)).toEqual([2, 1, 0]);
    expect(order(1, 0)).toEqual([0]);
  });
});

describe('what has fallen', () => {
  const stood = { piece: 3, x: 10, y: 60, angle: Math.PI, turned: false };

  it('lies lower than it stood, or is turned, by more than a little', () => {
    expect(fell(stood, { ...stood, x: 60, y: 52 })).toBe(false);
    expect(fell(stood, { ...stood, y: 50 })).toBe(true);
    expect(fell(stood, { ...stood, angle: -Math.PI + 0.4 })).toBe(false);
    expect(fell(stood, { ...stood, angle: -Math.PI + 0.6 })).toBe(true);
  });

  it('offers no place any more', () => {
    const view = RECORDED.findLast(({ after }) => after.towers.length > 1)!.after;
    const piece = [...Array(48).keys()].find((each) => seatsFor(view, each).length > 0)!;
    const seats = seatsFor(view, piece);
    const poses = posesOf(view);
    const still = moved(seats, (each) => poses.get(each));
    expect(still).toEqual(seats);
    const { onto } = seats[0]!;
    const swayed = { ...poses.get(onto)!, x: poses.get(onto)!.x + 4 };
    const where = (now: typeof swayed) => (each: number) => (each === onto ? now : poses.get(each));
    expect(moved(seats, where(swayed))).toHaveLength(seats.length);
    const fallen = { ...swayed, y: swayed.y - 20, angle: swayed.angle + 1.5 };
    expect(moved(seats, where(fallen)).map((seat) => seat.onto)).not.toContain(onto);
  });

  it('is measured against what it rode on', () => {
    const low = { ...stood, angle: 0 };
    const rider = { ...stood, piece: 4, y: 110 };
    const turned = { ...low, x: 30, y: 80, angle: Math.PI / 2 };
    expect(carried(low, rider, turned)).toMatchObject({
      x: expect.closeTo(-20),
      y: expect.closeTo(80),
      angle: expect.closeTo(-Math.PI / 2),
    });
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
