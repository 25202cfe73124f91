/**
 * One table, over its socket: it comes back by itself, says what it has seen, and repeats what was
 * not answered. A dead line must look dead, so silence counts as one.
 */

import type { Face, Frame, FromGuest, FromHouse, Problem, Refused, Said, Told } from '../gen/wire';
import type { Language } from './languages';

export type Line = 'connecting' | 'open' | 'lost' | 'closed';
/** A message of the guest's before it has an id. */
export type Unnumbered = FromGuest extends infer M
  ? M extends { id: string }
    ? Omit<M, 'id'>
    : never
  : never;
export type Outcome = { at: number } | { refused: Refused } | { problem: Problem };

const SHORTEST = 200;
const LONGEST = 10_000;
/** So much longer than the house's pulse a line may be silent before it counts as dead. */
const PATIENCE = 2;

interface Pending {
  message: FromGuest;
  resolve: (outcome: Outcome) => void;
}

export class Link {
  line = $state<Line>('connecting');
  table = $state.raw<Face | null>(null);
  seat = $state<number | null>(null);
  frame = $state.raw<Frame | null>(null);
  /** When the frame came, for clocks that run on. */
  frameAt = $state(0);
  said = $state.raw<Said[]>([]);
  /** Everything that was told so far, in order: the log. */
  told = $state.raw<Told[]>([]);
  /** What happened that the rules know nothing of, in order. */
  lines = $state.raw<Frame['lines']>([]);
  gone = $state<Problem | null>(null);

  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #pause = SHORTEST;
  #pulse = 15;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #count = 0;
  readonly #mark = crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36);

  constructor(
    readonly id: string,
    readonly language: () => Language,
  ) {
    this.#open();
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  /** Resolves with how it went, however often the line breaks meanwhile. */
  send(message: Unnumbered): Promise<Outcome> {
    const id = `${this.#mark}-${++this.#count}`;
    const whole = { ...message, id } as FromGuest;
    return new Promise((resolve) => {
      this.#pending.set(id, { message: whole, resolve });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(whole));
    });
  }

  /** To be known as somebody else, or as somebody at all. */
  reconnect(): void {
    this.#socket?.close();
  }

  close(): void {
    this.line = 'closed';
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#silence);
    clearTimeout(this.#again);
    this.#socket?.close();
  }

  #hurry = (): void => {
    if (this.line === 'lost' && !document.hidden) {
      clearTimeout(this.#again);
      this.#open();
    }
  };

  #open(): void {
    const url = new URL(`/api/tables/${this.id}/socket`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    url.searchParams.set('since', String(this.frame?.at ?? 0));
    url.searchParams.set('language', this.language());
    const socket = new WebSocket(url);
    this.#socket = socket;
    this.#listen();
    socket.onmessage = (event) => this.#heard(JSON.parse(event.data as string) as FromHouse);
    socket.onclose = () => this.#lost(socket);
  }

  #lost(socket: WebSocket): void {
    if (this.line === 'closed' || socket !== this.#socket) return;
    clearTimeout(this.#silence);
    if (this.gone) {
      this.line = 'closed';
      return;
    }
    this.line = 'lost';
    // Not all at once: after a restart every guest comes back.
    this.#again = setTimeout(() => this.#open(), this.#pause * (0.5 + Math.random()));
    this.#pause = Math.min(this.#pause * 2, LONGEST);
  }

  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(
      () => {
        const socket = this.#socket;
        if (!socket) return;
        // A close handshake over a dead line takes a minute; we do not wait for it.
        socket.onmessage = null;
        socket.onclose = null;
        socket.close();
        this.#lost(socket);
      },
      this.#pulse * 1000 * PATIENCE,
    );
  }

  #heard(message: FromHouse): void {
    this.#listen();
    switch (message.kind) {
      case 'welcome':
        this.#pulse = message.pulse;
        this.#pause = SHORTEST;
        this.line = 'open';
        for (const { message: unanswered } of this.#pending.values())
          this.#socket?.send(JSON.stringify(unanswered));
        break;
      case 'table_now':
        this.table = message.table;
        if (this.seat !== message.seat) this.said = [];
        this.seat = message.seat;
        break;
      case 'frame':
        this.#shown(message);
        break;
      case 'heard':
        this.said = [...this.said, ...message.said.filter((each) => each.number > this.#last())];
        break;
      case 'accepted':
        this.#answered(message.id, { at: message.at });
        break;
      case 'refused':
        this.#answered(message.id, { refused: message });
        break;
      case 'objected':
        if (message.id !== null) this.#answered(message.id, { problem: message.problem });
        break;
    }
  }

  #shown(frame: Frame): void {
    if (this.frame && frame.at < this.frame.at) return;
    const known = this.told.length === 0 ? -1 : this.told[this.told.length - 1]!.at;
    this.told = [...this.told, ...frame.told.filter((each) => each.at > known)];
    const last = this.lines.length === 0 ? -1 : this.lines[this.lines.length - 1]!.at;
    this.lines = [...this.lines, ...frame.lines.filter((each) => each.at > last)];
    this.frame = frame;
    this.frameAt = performance.now();
  }

  #last(): number {
    return this.said.length === 0 ? 0 : this.said[this.said.length - 1]!.number;
  }

  #answered(id: string, outcome: Outcome): void {
    this.#pending.get(id)?.resolve(outcome);
    this.#pending.delete(id);
  }
}
