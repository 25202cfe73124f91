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

/** The house shows it, there, by what it was told last. */
function heard(steering: Steering, seen: Partial<Placed> = {}): void {
  const last = sent.at(-1);
  const seq = last ? last.seq + last.rows.length - 1 : null;
  steering.heard({ t: 2, poses: [], touch: false, held: true }, { ...start, ...seen }, seq);
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
    now = run(steering, 10, now);
    heard(steering, { x: 1, turned: true });
    now = run(steering, 290, now);
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
    let now = run(steering, 30);
    // It is held, but by then nothing had come: as a page that draws slowly may find.
    steering.heard({ t: 2, poses: [], touch: false, held: true }, start, null);
    now = run(steering, 30, now);
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

  it('opens its fingers where they are seen, also on the way to somewhere else', () => {
    const steering = hold();
    heard(steering);
    steering.push(300, 0);
    const now = run(steering, 10);
    const there = rows().at(-1)!;
    steering.release();
    run(steering, 10, now);
    const open = rows().filter(([, , , buttons]) => buttons === 0);
    expect(open.length).toBeGreaterThan(5);
    expect(open).toEqual(open.map(() => [...there.slice(0, 3), 0]));
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

describe('a page that draws slowly', () => {
  it('moves the hand nearly as far as any other', () => {
    const far = (milliseconds: number) => {
      const steering = hold();
      steering.drive = { x: 60, y: 0, tilt: 0 };
      for (let now = 0; now <= 3000; now += milliseconds) steering.tick(now);
      return rows().at(-1)![0] / 16;
    };
    expect(far(16)).toBeGreaterThan(170);
    expect(far(190)).toBeGreaterThan(170);
    // Four pictures a second: not by a row with each of them.
    expect(far(250)).toBeGreaterThan(140);
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

  /** A house that takes each row so many rows later, and trembles two millimetres further up. */
  function led(late: (row: number) => number): Steering {
    const steering = hold();
    const alone = hold();
    const thought: Placed[] = [];
    for (const each of [alone, steering]) each.tick(0);
    for (let row = 0; row < 240; row += 1) {
      for (const each of [alone, steering]) {
        each.drive = { x: 40 * Math.sin(row / 12), y: 0, tilt: 0 };
        each.tick(((row + 1) * 1000) / 60 + 0.5);
      }
      thought.push(alone.placed);
      const seq = row - late(row);
      if (row % 2 || seq < 0) continue;
      const frame = { t: row, poses: [], touch: false, held: true };
      steering.heard(frame, { ...thought[seq]!, y: 212 }, seq);
      if (row > 20) expect(Math.abs(steering.placed.x - alone.placed.x)).toBeLessThan(0.1);
    }
    return steering;
  }

  it('learns from the house where it trembles, also when that is late', () => {
    expect(led(() => 9).placed.y).toBeCloseTo(212, 0);
  });

  it('is not led astray by a house that stood still, and goes on from there', () => {
    expect(led((row) => (row < 100 ? 3 : row < 130 ? row - 97 : 3)).placed.y).toBeCloseTo(212, 0);
  });

  it('is corrected by a house that has forgotten some of its way', () => {
    const steering = hold();
    steering.push(60, 0);
    run(steering, 30);
    const frame = { t: 12, poses: [], touch: false, held: true };
    for (let seq = 10; seq < 28; seq += 2) steering.heard(frame, { ...start, x: 40 }, seq);
    expect(steering.placed.x).toBeCloseTo(40, 0);
  });
});

describe('a pointer', () => {
  it('moves finely when it is slow', () => {
    expect(gain(0.05, false)).toBeLessThan(0.4);
    expect(gain(2, false)).toBe(1);
    expect(gain(2, true)).toBeLessThan(gain(0.1, false) + 0.1);
  });
});
