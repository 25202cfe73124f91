import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromHouse } from '../gen/wire';
import { Api } from './api';
import { feedOf, filmsOf } from './feed';
import { TableSocket } from './tableSocket.svelte';

class Line {
  static last: Line;
  sent: { kind: string }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose = null;
  constructor() {
    Line.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { kind: string });
  }
  close(): void {}
  says(message: FromHouse): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const asked: string[] = [];
let socket: TableSocket;
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return { ok: true, status: 200, json: async () => ({ at: 3, hertz: 30, frames: [] }) };
  });
  socket = new TableSocket('mivo-tarelu', new Api('en'));
});
afterEach(() => {
  socket.close();
  vi.unstubAllGlobals();
});

describe('a hand at a live table', () => {
  it('is steered without waiting for an answer, as long as the line is open', () => {
    const feed = feedOf(socket);
    feed.steer(17, 0, [[1, 2, 3, 1]]);
    expect(Line.last.sent).toEqual([]);
    Line.last.says({ kind: 'welcome', protocol: 1, pulse: 15 });
    feed.steer(17, 2, [[1, 2, 3, 1]]);
    expect(Line.last.sent).toEqual([{ kind: 'steer', at: 17, seq: 2, rows: [[1, 2, 3, 1]] }]);
  });

  it('is seen by whoever listens, and no longer', () => {
    const feed = feedOf(socket);
    const ear = vi.fn();
    const stop = feed.listen(ear);
    const glimpse: FromHouse = { kind: 'live', at: 17, frame: { t: 2 }, seq: null };
    Line.last.says(glimpse);
    stop();
    Line.last.says(glimpse);
    expect(ear.mock.calls).toEqual([[glimpse]]);
  });
});

describe('a film', () => {
  it('is asked of the house by the line of the record', async () => {
    const films = filmsOf('mivo-tarelu', socket.api);
    expect(await films.film(3)).toEqual({ at: 3, hertz: 30, frames: [] });
    expect(asked).toEqual(['/api/tables/mivo-tarelu/films/3?language=en']);
  });
});
