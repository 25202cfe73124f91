import { beforeEach, describe, expect, it } from 'vitest';
import type { Placed } from '../scene/geometry';
import { weight } from './hand';
import { gain } from './input';
import { Steering, type Row } from './steering.svelte';

const start: Placed = { piece: 0, x: 0, y: 210, angle: 0, turned: false };
let sent: { seq: number; rows: Row[] }[] = [];
const rows = () => sent.flatMap((each) => each.rows);

function hold(change: Partial<Placed> = {}, loose = true): Steering {
  const send = (seq: number, some: Row[]) => void sent.push({ seq, rows: [...some] });
  return new Steering({ start: { ...start, ...change }, loose, send });
}

/** The house shows it, there. */
function heard(steering: Steering, seen: Partial<Placed> = {}): void {
  steering.heard({ t: 2, poses: [], touch: false, held: true }, { ...start, ...seen });
}

/** So many rows' time, in steps of a screen. */
function run(steering: Steering, count: number, from = 0): number {
  for (let row = 0; row <= count; row += 1)
    steering.tick(from + (row * 1000) / 60 + (row === 0 ? 0 : 0.5));
  return from + (count * 1000) / 60;
}

beforeEach(() => {
  sent = [];
});

describe('a hand that is steered', () => {
  it('sends sixty rows a second while it moves, two at a time, numbered without a gap', () => {
    const steering = hold();
    steering.drive = { x: 30, y: 0, tilt: 0 };
    run(steering, 60);
    expect(rows().length).toBeGreaterThanOrEqual(58);
    expect(sent.map(({ rows: some }) => some.length)).toEqual(sent.map(() => 2));
    expect(sent.map(({ seq }) => seq)).toEqual(sent.map((_, index) => index * 2));
  });

  it('says nothing while it rests, but for a moment where it came to rest', () => {
    const steering = hold({ turned: true });
    let now = run(steering, 60);
    expect(sent).toEqual([]);
    heard(steering, { turned: true });
    steering.push(1, 0);
    now = run(steering, 300, now);
    expect(sent[0]).toEqual({ seq: 60, rows: [1, 2].map(() => [16, 0, 0, 1 | 4]) });
    expect(rows()).toHaveLength(20);
    steering.push(1, 0);
    run(steering, 300, now);
    expect(rows()).toHaveLength(40);
    expect(sent[10]).toEqual({ seq: 360, rows: [1, 2].map(() => [32, 0, 0, 1 | 4]) });
  });

  it('repeats what the house may not have heard, before it has begun', () => {
    const steering = hold();
    steering.push(1, 0);
    const now = run(steering, 60);
    expect(rows().length).toBeGreaterThanOrEqual(58);
    heard(steering, { x: 1 });
    const told = rows().length;
    run(steering, 60, now);
    expect(rows().length).toBeLessThanOrEqual(told + 2);
  });

  it('repeats what ends it until it has ended', () => {
    for (const end of ['release', 'withdraw'] as const) {
      sent = [];
      const steering = hold();
      heard(steering);
      steering[end]();
      run(steering, 60);
      expect(rows().length).toBeGreaterThanOrEqual(58);
    }
  });

  it('goes on from where another page has led it', () => {
    const steering = hold();
    let now = run(steering, 10);
    heard(steering, { x: 80, y: 150, angle: Math.PI, turned: true });
    expect(steering.elsewhere).toBe(true);
    expect([steering.cutDown, steering.turned, steering.tilt]).toEqual([true, true, 0]);
    heard(steering, { x: 84, y: 150, angle: Math.PI, turned: true });
    now = run(steering, 60, now);
    expect(sent).toEqual([]);
    expect(steering.placed.x).toBeCloseTo(84, 0);
    expect(steering.placed.y).toBeCloseTo(150, 0);
    const before = weight(start);
    const there = weight({ ...start, x: 84, y: 150, angle: Math.PI, turned: true });
    steering.push(2, 0);
    run(steering, 4, now);
    expect(steering.elsewhere).toBe(false);
    const [x, y, tilt, buttons] = rows()[0]!;
    expect(x / 16).toBeCloseTo(there.x - before.x + 2, 1);
    expect(y / 16).toBeCloseTo(there.y - before.y, 1);
    expect([tilt, buttons]).toEqual([0, 1 | 2 | 4]);
  });

  it('believes itself rather than a house that is late, and no tremor', () => {
    const steering = hold();
    heard(steering, { x: 3 });
    expect(steering.elsewhere).toBe(false);
    steering.push(80, 0);
    const now = run(steering, 30);
    heard(steering, { x: 10 });
    expect(steering.elsewhere).toBe(false);
    run(steering, 90, now);
    heard(steering, { x: 10 });
    expect(steering.elsewhere).toBe(true);
  });

  it('does not jerk a part of a tower that sways in it', () => {
    const steering = hold({}, false);
    heard(steering);
    steering.push(1, 0);
    const now = run(steering, 100);
    heard(steering, { x: 12 });
    steering.push(1, 0);
    run(steering, 4, now);
    expect(steering.elsewhere).toBe(false);
    expect(rows().at(-1)).toEqual([32, 0, 0, 1]);
  });

  it('counts in sixteenths of a millimetre and of a degree from where it took hold', () => {
    const steering = hold();
    steering.push(1, -2);
    steering.lean(1.5);
    run(steering, 10);
    expect(rows().at(-1)).toEqual([16, -32, 24, 1]);
  });

  it('is never faster than the house allows', () => {
    const steering = hold();
    steering.push(300, 0);
    run(steering, 20);
    const across = rows().map(([x]) => x / 16);
    const steps = across.slice(1).map((x, index) => x - across[index]!);
    expect(Math.max(...steps)).toBeLessThanOrEqual(10);
    expect(across.at(-1)).toBeGreaterThan(150);
  });

  it('stays over the table', () => {
    const steering = hold({ x: 100 });
    for (let turn = 0; turn < 40; turn += 1) steering.push(100, -100);
    run(steering, 200);
    const [x, y] = rows().at(-1)!;
    expect(100 + x / 16).toBe(420);
    expect(210 + y / 16).toBe(-20);
  });

  it('turns over what is loose, and not what was lifted', () => {
    const loose = hold();
    loose.flip();
    loose.turn();
    run(loose, 4);
    expect(rows().at(-1)![3]).toBe(1 | 2 | 4);
    sent = [];
    const lifted = hold({ angle: Math.PI }, false);
    lifted.flip();
    lifted.push(1, 0);
    run(lifted, 4);
    expect(rows().at(-1)![3]).toBe(1 | 2);
  });

  it('keeps its fingers open once they are, and goes nowhere any more', () => {
    const steering = hold();
    const now = run(steering, 4);
    steering.release();
    steering.push(50, 0);
    steering.withdraw();
    run(steering, 6, now);
    expect(rows().at(-1)).toEqual([0, 0, 0, 0]);
  });

  it('says that it goes back with what it holds', () => {
    const steering = hold();
    steering.withdraw();
    steering.release();
    run(steering, 4);
    expect(rows().at(-1)![3]).toBe(1 | 8);
  });

  it('catches up after a stutter, in messages that the house takes', () => {
    const steering = hold();
    steering.drive = { x: 30, y: 0, tilt: 0 };
    steering.tick(0);
    steering.tick(17); // one row, which waits for a second
    expect(sent).toEqual([]);
    steering.tick((13 * 1000) / 60 + 1);
    expect(sent.map(({ seq, rows: some }) => [seq, some.length])).toEqual([
      [0, 12],
      [12, 1],
    ]);
    expect(rows()).toHaveLength(13);
  });

  it('does not catch up after a sleep', () => {
    const steering = hold();
    const now = run(steering, 10);
    steering.push(5, 0);
    run(steering, 4, now + 5000);
    expect(Math.max(...sent.map(({ rows: some }) => some.length))).toBeLessThanOrEqual(12);
    expect(rows().length).toBeGreaterThan(0);
    expect(rows().length).toBeLessThan(40);
    // The numbers go on with the time, so that nothing can be dated back.
    expect(sent.at(-1)!.seq).toBeGreaterThan(300);
  });
});

describe('the guess of where it is', () => {
  it('follows the hand within a few hundredths of a second, and comes to rest there', () => {
    const steering = hold();
    steering.push(30, -10);
    const now = run(steering, 8);
    expect(steering.placed.x).toBeGreaterThan(15);
    run(steering, 60, now);
    expect(steering.placed.x).toBeCloseTo(30, 1);
    expect(steering.placed.y).toBeCloseTo(200, 1);
  });

  it('turns about the middle of its weight', () => {
    const steering = hold();
    const before = weight(start);
    steering.flip();
    run(steering, 90);
    const after = weight(steering.placed);
    expect(after.x).toBeCloseTo(before.x, 1);
    expect(after.y).toBeCloseTo(before.y, 1);
    expect(Math.abs(steering.placed.angle)).toBeCloseTo(Math.PI, 2);
  });

  it('learns from the house where it trembles, also when the house counts ahead', () => {
    const steering = hold();
    const ahead = 9;
    const thought: Placed[] = [steering.placed];
    steering.tick(0);
    for (let row = 1; row <= 240; row += 1) {
      steering.drive = { x: 40 * Math.sin(row / 12), y: 0, tilt: 0 };
      steering.tick((row * 1000) / 60 + 0.5);
      thought.push(steering.placed);
      if (row % 2 || row <= ahead) continue;
      // What the house sees is what we did some rows ago, and two millimetres further up.
      const seen = { ...thought[row - ahead]!, y: 212 };
      steering.heard({ t: row, poses: [], touch: false, held: true }, seen);
    }
    steering.drive = { x: 0, y: 0, tilt: 0 };
    expect(steering.placed.y).toBeCloseTo(212, 0);
  });
});

describe('a pointer', () => {
  it('moves finely when it is slow', () => {
    expect(gain(0.05, false)).toBeLessThan(0.4);
    expect(gain(2, false)).toBe(1.25);
    expect(gain(2, true)).toBeLessThan(gain(0.1, false) + 0.1);
  });
});
