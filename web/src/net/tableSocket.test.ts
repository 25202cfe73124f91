import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableInfo, Frame, FromHouse, Told } from '../gen/wire';
import { Api } from './api';
import { TableSocket } from './tableSocket.svelte';

/** The house's end of the line. */
class Line {
  static all: Line[] = [];
  sent: { id: string; kind: string }[] = [];
  closed = false;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: URL) {
    Line.all.push(this);
  }
  static get last(): Line {
    return Line.all.at(-1)!;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { id: string; kind: string });
  }
  close(): void {
    this.closed = true;
  }
  says(message: FromHouse): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(code = 1006): void {
    this.onclose?.({ code });
  }
  welcomes(seat: number | null = 0, protocol = 1): void {
    this.says({ kind: 'welcome', protocol, pulse: 15 });
    this.says({ kind: 'table_now', seat, table: {} as TableInfo, kept: null });
  }
  get since(): string | null {
    return this.url.searchParams.get('since');
  }
}

function frame(at: number, more: Partial<Frame> = {}): Frame {
  return {
    kind: 'frame',
    at,
    since: 0,
    view: { at },
    told: [],
    lines: [],
    moves: [],
    awaited: [],
    times: null,
    undo: false,
    forced: false,
    result: null,
    how: null,
    remarks: [],
    near: null,
    ...more,
  };
}
const told = (...at: number[]): Told[] => at.map((each) => ({ at: each, event: { n: each } }));
const sent = () => Line.last.sent.map(({ kind }) => kind);
const open = () => Line.all.filter(({ closed }) => !closed);

function shown(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

let socket: TableSocket;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
  Line.all = [];
  socket = new TableSocket('mivo-tarelu', new Api('en'));
  Line.last.welcomes();
  Line.last.says(frame(4));
});
afterEach(() => {
  socket.close();
  shown(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function settled(answer: Promise<unknown>): Promise<boolean> {
  let done = false;
  void answer.then(() => (done = true));
  await vi.advanceTimersByTimeAsync(0);
  return done;
}

describe('a message', () => {
  it('that is a move is done when its frame is here, and not when it is merely accepted', async () => {
    const answer = socket.send({ kind: 'submit', move: {} });
    const { id } = Line.last.sent[0]!;
    Line.last.says({ kind: 'accepted', id, at: 4, offer: null });
    expect(await settled(answer)).toBe(false);
    Line.last.says(frame(5));
    expect(await answer).toEqual({ at: 4 });
  });

  it('may have its frame first', async () => {
    const answer = socket.send({ kind: 'submit', move: {} });
    Line.last.says(frame(5));
    Line.last.says({ kind: 'accepted', id: Line.last.sent[0]!.id, at: 4, offer: null });
    expect(await answer).toEqual({ at: 4 });
  });

  it('that is no line of the record needs no frame', async () => {
    const answer = socket.send({ kind: 'propose_draw' });
    Line.last.says({ kind: 'accepted', id: Line.last.sent[0]!.id, at: 4, offer: '0:1' });
    expect(await answer).toEqual({ at: 4 });
  });

  it('is repeated over a new line if it is a move or a word, and else unsure', async () => {
    const move = socket.send({ kind: 'submit', move: {} });
    const words = socket.send({ kind: 'say', text: 'hello' });
    const draw = socket.send({ kind: 'propose_draw' });
    const { id } = Line.last.sent[0]!;
    Line.last.breaks();
    const later = socket.send({ kind: 'take_back' });
    vi.advanceTimersByTime(400);
    expect(Line.last.sent).toEqual([]);
    Line.last.welcomes();
    expect(sent()).toEqual(['submit', 'say', 'take_back']);
    expect(Line.last.sent[0]!.id).toBe(id);
    expect(await draw).toEqual({ unsure: true });
    expect(await settled(move)).toBe(false);
    expect(await settled(words)).toBe(false);
    expect(await settled(later)).toBe(false);
  });

  it('of which the house is not certain is sent again under its id, some times', async () => {
    const problem = { reason: 'not-certain', facts: {}, text: 'Not certain.' };
    const words = socket.send({ kind: 'say', text: 'hello' });
    const { id } = Line.last.sent[0]!;
    for (let times = 2; times <= 6; times++) {
      Line.last.says({ kind: 'objected', id, problem });
      expect(Line.last.sent).toHaveLength(times - 1);
      vi.advanceTimersByTime(2000);
      expect(Line.last.sent.map((each) => each.id)).toEqual(Array(times).fill(id));
    }
    expect(await settled(words)).toBe(false);
    Line.last.says({ kind: 'objected', id, problem });
    expect(await words).toEqual({ problem });
  });
});

describe('a line that breaks', () => {
  it('is opened again by itself, from where it broke, and looks dead only after a blink', () => {
    Line.last.breaks();
    expect([socket.line, socket.dead]).toEqual(['lost', false]);
    vi.advanceTimersByTime(400);
    expect(Line.all).toHaveLength(2);
    expect(Line.last.since).toBe('4');
    vi.advanceTimersByTime(400);
    expect(socket.dead).toBe(true);
    Line.last.welcomes();
    expect([socket.line, socket.dead]).toEqual(['open', false]);
  });

  it('has one socket at a time, however often one is reminded of it', () => {
    Line.last.breaks();
    vi.advanceTimersByTime(400);
    const waiting = Line.last;
    shown(true);
    shown(false);
    expect(Line.last).toBe(waiting);
    dispatchEvent(new Event('online'));
    shown(false);
    expect(open()).toHaveLength(1);
    Line.last.welcomes();
    const heard = socket.frame;
    waiting.says(frame(9));
    expect(socket.frame).toBe(heard);
    waiting.breaks();
    expect(socket.line).toBe('open');
    vi.advanceTimersByTime(10_000);
    expect(open()).toHaveLength(1);
  });

  it('is tried less and less often', () => {
    for (let tries = 0; tries < 10; tries++) {
      Line.last.breaks();
      vi.advanceTimersByTime(15_000);
    }
    const before = Line.all.length;
    Line.last.breaks();
    vi.advanceTimersByTime(4_900);
    expect(Line.all).toHaveLength(before);
  });

  it('is lost when the device says so, and comes back with it', () => {
    dispatchEvent(new Event('offline'));
    expect(socket.line).toBe('lost');
    dispatchEvent(new Event('online'));
    expect(socket.line).toBe('connecting');
    expect(open()).toHaveLength(1);
  });

  it('is not sought where the house says that the table is gone', async () => {
    const problem = { key: 'no-such-table', facts: {}, text: 'gone' };
    const answer = { status: 404, headers: { 'content-type': 'application/json' } };
    let asked = 0;
    vi.stubGlobal('fetch', () => {
      asked += 1;
      const gone = new Response(JSON.stringify(problem), answer);
      return new Promise((tell) => setTimeout(() => tell(gone), 1_000));
    });
    Line.last.breaks(1000);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toBe(1);
    expect(socket.gone).not.toBeNull();
    expect(Line.all).toHaveLength(1);
  });

  it('comes back to a table of which nobody knows whether it is gone', async () => {
    Line.last.breaks(1000);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(Line.all).toHaveLength(2);
    expect(socket.gone).toBeNull();
  });

  it('is left alone once the page is gone', () => {
    socket.close();
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
    shown(false);
    vi.advanceTimersByTime(60_000);
    expect(open()).toHaveLength(0);
  });
});

describe('silence', () => {
  it('for longer than two pulses is a dead line', () => {
    vi.advanceTimersByTime(29_000);
    Line.last.says({ kind: 'pulse' });
    vi.advanceTimersByTime(29_000);
    expect(socket.line).toBe('open');
    vi.advanceTimersByTime(1_000);
    expect(socket.line).not.toBe('open');
  });

  it('is looked into by whoever looks here again', () => {
    shown(true);
    expect(sent()).toEqual([]);
    shown(false);
    expect(sent()).toEqual(['ping']);
    Line.last.says({ kind: 'pong', id: Line.last.sent[0]!.id });
    vi.advanceTimersByTime(5_000);
    expect(socket.line).toBe('open');
    shown(false);
    vi.advanceTimersByTime(4_000);
    expect(socket.line).toBe('lost');
  });

  it('is looked into by whoever waits for an answer', () => {
    void socket.send({ kind: 'submit', move: {} });
    vi.advanceTimersByTime(4_000);
    expect(sent()).toEqual(['submit', 'ping']);
    vi.advanceTimersByTime(4_000);
    expect(socket.line).toBe('lost');
  });
});

describe('what has not changed', () => {
  const moves = [{ kind: 'lay', tile: 1 }];

  it('stays the very same: what is half chosen is tied to it', () => {
    Line.last.says(frame(5, { moves }));
    const before = socket.frame!;
    Line.last.says(frame(6, { moves, told: told(5) }));
    expect(socket.frame!.moves).toBe(before.moves);
    expect(socket.frame!.view).toEqual({ at: 6 });
    Line.last.says(frame(7, { moves: [...moves, { kind: 'stay' }] }));
    expect(socket.frame!.moves).toHaveLength(2);
  });

  it('is no news when it is sent again', () => {
    Line.last.says(frame(5, { moves, undo: false }));
    const before = socket.frame!;
    Line.last.says(frame(5, { moves, undo: true }));
    expect(socket.frame!.view).toBe(before.view);
    expect(socket.frame!.moves).toBe(before.moves);
    expect(socket.frame!.undo).toBe(true);
  });
});

describe('another seat', () => {
  it('has other eyes: everything is asked for anew, and nothing stays', () => {
    Line.last.says(frame(6, { told: told(4, 5) }));
    socket.reconnect();
    expect(Line.last.since).toBe('6');
    Line.last.welcomes(null);
    expect([socket.frame, socket.told, socket.lines, socket.seat]).toEqual([null, [], [], null]);
    expect(open()).toHaveLength(1);
    expect(Line.last.since).toBe('0');
    Line.last.welcomes(null);
    Line.last.says(frame(6, { told: told(5) }));
    expect(socket.told).toEqual(told(5));
    expect(open()).toHaveLength(1);
  });
});

describe('an objection about no message', () => {
  const problem = { reason: 'too-fast', facts: { wait: 5 }, text: 'Not so fast.' };

  it('is told, and heeded', async () => {
    const words = socket.send({ kind: 'take_back' });
    const move = socket.send({ kind: 'submit', move: {} });
    Line.last.says({ kind: 'objected', id: null, problem });
    Line.last.breaks(1008);
    expect(socket.objection).toEqual(problem);
    expect(await words).toEqual({ problem });
    vi.advanceTimersByTime(2_400);
    expect(Line.all).toHaveLength(1);
    vi.advanceTimersByTime(5_200);
    Line.last.welcomes();
    expect(sent()).toEqual(['submit']);
    expect(await settled(move)).toBe(false);
  });
});

describe('a house that has changed', () => {
  it('is noticed', () => {
    expect(socket.outdated).toBe(false);
    socket.reconnect();
    Line.last.welcomes(0, 2);
    expect(socket.outdated).toBe(true);
  });
});
