import { describe, expect, it } from 'vitest';
import { offersOf } from './offers';
import { newsworthy, promptFor, type Doing } from './prompt';
import { first, RECORDED } from './recorded';
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
    expect(key({ ...building, put: 2 }, 0, [take], stuck)).toBe('prompt-unfit');
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

  it('warns while something is held', () => {
    expect(key(holding, 0, [], { high: true })).toBe('prompt-high');
    expect(key(holding, 0, [], { high: true, touching: true })).toBe('prompt-touch');
    const near = promptFor(holding, 0, offersOf([]), { ...idle, touching: true, near: 7 });
    expect(near).toMatchObject({ key: 'prompt-near', facts: { gap: 7, most: 20 } });
    expect(key(holding, 0, [], { high: true, near: 7, fallen: true })).toBe('prompt-fallen');
    expect(key(holding, 0, [], { fallen: true, open: true })).toBe('prompt-falling');
  });

  it('tells how much somebody else holds', () => {
    expect(promptFor(holding, 1, offersOf([]), idle).facts).toEqual({ count: 1 });
    const view = RECORDED.find(({ after: { towers } }) =>
      towers.some((all) => all.length > 2),
    )!.after;
    const tower = view.towers.find((all) => all.length > 2)!;
    const lift = { kind: 'lift', piece: tower[1]!, onto: 0 } as const;
    const lifting: View = { ...view, phase: { kind: 'holding', seat: 0, held: lift, seed: null } };
    expect(promptFor(lifting, 1, offersOf([]), idle)).toMatchObject({
      key: 'prompt-holds',
      facts: { count: tower.length - 1 },
    });
  });

  it('is nothing any more when all is over', () => {
    expect(promptFor(building, 0, offersOf([take]), idle, true).key).toBe('prompt-over');
  });
});

describe('what stands above it', () => {
  const rest = { rule: '', only: null } as const;

  it('is what the board does not show anyway', () => {
    expect(newsworthy({ kind: 'turn_began', seat: 0, turn: 3, ...rest }, 0)).toBe(false);
    expect(newsworthy({ kind: 'turn_passed', seat: 1, ...rest }, 0)).toBe(true);
  });

  it('names what the reader takes, and not what others do', () => {
    const taken = { kind: 'piece_taken', seat: 1, piece: 4, ...rest } as const;
    expect(newsworthy(taken, 1)).toBe(true);
    expect(newsworthy(taken, 0)).toBe(false);
  });
});
