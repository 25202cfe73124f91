import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Frame, FromHouse } from '../gen/wire';
import { Api } from './api';
import { Link } from './link.svelte';

/** The house's end of the line. */
class Line {
  static readonly OPEN = 1;
  static last: Line;
  readyState = Line.OPEN;
  sent: { id: string; kind: string }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    Line.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { id: string; kind: string });
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  says(message: FromHouse): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const frame = (at: number) =>
  ({
    kind: 'frame',
    at,
    since: 0,
    told: [],
    lines: [],
    moves: [],
    awaited: [],
  }) as unknown as Frame;

let link: Link;
beforeEach(() => {
  vi.stubGlobal('WebSocket', Line);
  link = new Link('mivo-tarelu', new Api('en'));
  Line.last.says({ kind: 'welcome', protocol: 1, pulse: 15 });
  Line.last.says(frame(4));
});
afterEach(() => {
  link.close();
  vi.unstubAllGlobals();
});

async function settled(answer: Promise<unknown>): Promise<boolean> {
  let done = false;
  void answer.then(() => (done = true));
  await new Promise((resolve) => setTimeout(resolve));
  return done;
}

test('a move is done when its frame is here, and not when it is merely accepted', async () => {
  const answer = link.send({ kind: 'submit', move: {} });
  const { id } = Line.last.sent[0]!;
  Line.last.says({ kind: 'accepted', id, at: 4, offer: null });
  expect(await settled(answer)).toBe(false);
  Line.last.says(frame(5));
  expect(await answer).toEqual({ at: 4 });
});

test('nor does it matter which of the two comes first', async () => {
  const answer = link.send({ kind: 'submit', move: {} });
  Line.last.says(frame(5));
  Line.last.says({ kind: 'accepted', id: Line.last.sent[0]!.id, at: 4, offer: null });
  expect(await answer).toEqual({ at: 4 });
});

test('what is no line of the record needs no frame', async () => {
  const answer = link.send({ kind: 'propose_draw' });
  Line.last.says({ kind: 'accepted', id: Line.last.sent[0]!.id, at: 4, offer: '0:1' });
  expect(await answer).toEqual({ at: 4 });
});
