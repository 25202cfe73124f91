/**
 * One table, over its socket: it comes back by itself, says what it has seen, and repeats what was
 * not answered. A dead line must look dead, so silence counts as one.
 */

import type { Face, Frame, FromGuest, FromHouse, Problem, Refused, Said, Told } from '../gen/wire';
import { Objection, type Api } from './api';

export type Line = 'connecting' | 'open' | 'lost' | 'closed';
/** A message of the guest's before it has an id. */
export type Unnumbered = FromGuest extends infer M
  ? M extends { id: string }
    ? Omit<M, 'id'>
    : never
  : never;
/** `unsure`: the line broke before the answer, and the message is none that is safe to repeat. */
export type Outcome =
  { at: number } | { refused: Refused } | { problem: Problem } | { unsure: true };

const SHORTEST = 200;
const LONGEST = 10_000;
/** Milliseconds: a line that is back by then was hardly gone, and nobody need be told. */
const BLINK = 700;
/** The house's word that there is nothing to come back to. */
const NO_SUCH = 404;
const TABLE_GONE = 1000;
/** So much longer than the house's pulse a line may be silent before it counts as dead. */
const PATIENCE = 2;

interface Pending {
  message: FromGuest;
  sent: boolean;
  resolve: (outcome: Outcome) => void;
}

export class Link {
  line = $state<Line>('connecting');
  /** Lost for longer than a blink: then it has to look dead. */
  dead = $state(false);
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
  /** Why there is no such table, or not any more. */
  gone = $state<Problem | null>(null);

  #socket: WebSocket | null = null;
  /** What was sent and not answered, by id. */
  readonly #pending: Record<string, Pending> = {};
  #pause = SHORTEST;
  #pulse = 15;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #blink: ReturnType<typeof setTimeout> | undefined;
  #count = 0;
  /** By message, the line that it became. */
  #accepted: Record<string, number> = {};
  readonly #mark = crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36);

  constructor(
    readonly id: string,
    readonly api: Api,
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
      this.#pending[id] = { message: whole, sent: false, resolve };
      if (this.#socket?.readyState === WebSocket.OPEN) this.#post(this.#pending[id]);
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
    clearTimeout(this.#blink);
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
    url.searchParams.set('language', this.api.language);
    const socket = new WebSocket(url);
    this.#socket = socket;
    this.#listen();
    socket.onmessage = (event) => this.#heard(JSON.parse(event.data as string) as FromHouse);
    socket.onclose = ({ code }) => this.#lost(socket, code);
  }

  #lost(socket: WebSocket, code?: number): void {
    if (this.line === 'closed' || socket !== this.#socket) return;
    clearTimeout(this.#silence);
    // A socket that does not open says nothing about why.
    if (code === TABLE_GONE || this.line !== 'open') void this.#look();
    if (this.line !== 'lost') this.#blink = setTimeout(() => (this.dead = true), BLINK);
    this.line = 'lost';
    // Not all at once: after a restart every guest comes back.
    this.#again = setTimeout(() => this.#open(), this.#pause * (0.5 + Math.random()));
    this.#pause = Math.min(this.#pause * 2, LONGEST);
  }

  /** Whether there is a table at all. */
  async #look(): Promise<void> {
    try {
      await this.api.table(this.id);
    } catch (error) {
      if (!(error instanceof Objection) || error.status !== NO_SUCH) return;
      this.close();
      this.gone = error.problem;
    }
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
        clearTimeout(this.#blink);
        this.dead = false;
        this.#repeat();
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
        this.#accepted[message.id] = message.at;
        this.#settle();
        break;
      case 'refused':
        this.#answered(message.id, { refused: message });
        break;
      case 'objected':
        if (message.id !== null) this.#answered(message.id, { problem: message.problem });
        break;
    }
  }

  #post(pending: Pending): void {
    pending.sent = true;
    this.#socket?.send(JSON.stringify(pending.message));
  }

  /** A move is never made twice under the same id; to take back, or to speak, might be. */
  #repeat(): void {
    for (const [id, pending] of Object.entries(this.#pending)) {
      if (!pending.sent || pending.message.kind === 'submit') this.#post(pending);
      else this.#answered(id, { unsure: true });
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
    this.#settle();
  }

  /** A move is done once its frame is here: until then the old choices would be offered again. */
  #settle(): void {
    for (const [id, at] of Object.entries(this.#accepted)) {
      const moved = this.#pending[id]?.message.kind === 'submit';
      if (moved && (this.frame?.at ?? 0) <= at) continue;
      delete this.#accepted[id];
      this.#answered(id, { at });
    }
  }

  #last(): number {
    return this.said.length === 0 ? 0 : this.said[this.said.length - 1]!.number;
  }

  #answered(id: string, outcome: Outcome): void {
    this.#pending[id]?.resolve(outcome);
    delete this.#pending[id];
  }
}
