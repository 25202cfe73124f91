/**
 * One table, over its socket: it comes back by itself, says what it has seen, and repeats what was
 * not answered. A dead line must look dead, so silence counts as one.
 */

import { renewal } from '../browser/renewal';
import { PROTOCOL } from '../gen/wire';
import type {
  TableInfo,
  Frame,
  FromGuest,
  FromHouse,
  LiveFrame,
  PreparedNow,
  Problem,
  Remark,
  ChatMessage,
  Hurry,
  Steer,
  Told,
} from '../gen/wire';
import { Objection, type Api } from './api';
import { Heartbeat } from './heartbeat';
import { SendQueue, type Outcome, type Unnumbered } from './sendQueue';

export type Line = 'connecting' | 'open' | 'lost' | 'closed';
const SHORTEST = 200;
const LONGEST = 10_000;
/** Milliseconds: a line that is back by then was hardly gone, and nobody need be told. */
const BLINK = 700;
/** The house's word that there is nothing to come back to. */
const NO_SUCH = 404;
const TABLE_GONE = 1000;

export class TableSocket {
  line = $state<Line>('connecting');
  /** Lost for longer than a blink: then it has to look dead. */
  dead = $state(false);
  table = $state.raw<TableInfo | null>(null);
  /** When that came: what it counts in milliseconds runs on. */
  tableAt = $state(0);
  seat = $state<number | null>(null);
  /** The chair that is kept for the reader, who does not sit yet. */
  kept = $state<number | null>(null);
  frame = $state.raw<Frame | null>(null);
  /** When the frame came, for clocks that run on. */
  frameAt = $state(0);
  /** What the reader has prepared, and what they could. */
  prepared = $state.raw<PreparedNow | null>(null);
  chat = $state.raw<ChatMessage[]>([]);
  /** Everything that was told so far, in order: the log. */
  told = $state.raw<Told[]>([]);
  /** What characters said to it, in order. */
  remarks = $state.raw<Remark[]>([]);
  /** What happened that the rules know nothing of, in order. */
  lines = $state.raw<Frame['lines']>([]);
  /** Why there is no such table, or not any more. */
  gone = $state<Problem | null>(null);
  /** Why the house has ended the line: it is about no message, so nobody else waits for it. */
  objection = $state.raw<Problem | null>(null);
  /** Whether the house speaks another protocol: this page is older than it, or newer. */
  outdated = $state(false);

  /** Who wants to see hands while they move. */
  ears: readonly ((glimpse: LiveFrame) => void)[] = [];

  #socket: WebSocket | null = null;
  readonly #queue = new SendQueue((message) => this.#carry(message));
  #pause = SHORTEST;
  #again: ReturnType<typeof setTimeout> | undefined;
  #blink: ReturnType<typeof setTimeout> | undefined;
  readonly #heartbeat = new Heartbeat(
    () => this.#ping(),
    () => this.#broken(),
  );

  constructor(
    readonly id: string,
    readonly api: Api,
  ) {
    this.#open();
    addEventListener('online', this.#online);
    addEventListener('offline', this.#broken);
    document.addEventListener('visibilitychange', this.#seen);
  }

  /** Resolves with how it went, however often the line breaks meanwhile. */
  send(message: Unnumbered): Promise<Outcome> {
    return this.#queue.send(message);
  }

  /** How a hand is moved. It has no answer: what comes too late is worth nothing. */
  steer(steer: Steer): void {
    if (this.line === 'open') this.#socket?.send(JSON.stringify(steer));
  }

  /** Bots need not wait until one could follow them. It has no answer either. */
  hurry(): void {
    const message: Hurry = { kind: 'hurry' };
    if (this.line === 'open') this.#socket?.send(JSON.stringify(message));
  }

  /** To be known as somebody else, or as somebody at all. */
  reconnect(): void {
    if (this.line !== 'closed') this.#open();
  }

  close(): void {
    this.line = 'closed';
    removeEventListener('online', this.#online);
    removeEventListener('offline', this.#broken);
    document.removeEventListener('visibilitychange', this.#seen);
    clearTimeout(this.#blink);
    this.#drop();
  }

  #online = (): void => {
    // What was being opened was being opened into nothing.
    if (this.line === 'lost' || this.line === 'connecting') this.#open();
  };

  /** Whoever looks here again must not look at a game that stopped long ago. */
  #seen = (): void => {
    if (document.hidden) return;
    if (this.line === 'lost') this.#open();
    else if (this.line === 'open') this.#heartbeat.doubt();
  };

  /** There is one socket at a time: whatever an older one might still say is not heard. */
  #open(): void {
    this.#drop();
    this.line = 'connecting';
    const url = new URL(`/api/tables/${this.id}/socket`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    url.searchParams.set('since', String(this.frame?.at ?? 0));
    url.searchParams.set('language', this.api.language);
    const socket = new WebSocket(url);
    this.#socket = socket;
    this.#heartbeat.heard();
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#heard(JSON.parse(data as string) as FromHouse);
    };
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#lost(code);
    };
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearTimeout(this.#again);
    this.#heartbeat.stop();
    // A close handshake over a dead line takes a minute; we do not wait for it.
    socket?.close();
  }

  #broken = (): void => {
    if (this.line === 'connecting' || this.line === 'open') this.#lost();
  };

  #lost(code?: number): void {
    const opened = this.line === 'open';
    this.#drop();
    this.line = 'lost';
    this.#blink ??= setTimeout(() => (this.dead = true), BLINK);
    // To a table that the house says is gone nobody comes back before they have looked for it.
    if (code === TABLE_GONE) void this.#look().then(() => this.#comeBack());
    else this.#comeBack();
    // A socket that does not open says nothing about why.
    if (code !== TABLE_GONE && !opened) void this.#look();
  }

  #comeBack(): void {
    if (this.line !== 'lost') return;
    clearTimeout(this.#again);
    // Not all at once: after a restart every guest comes back.
    this.#again = setTimeout(() => this.#open(), this.#pause * (0.5 + Math.random()));
    this.#pause = Math.min(this.#pause * 2, LONGEST);
  }

  /** Whether there is a table at all. */
  async #look(): Promise<void> {
    try {
      await this.api.table(this.id);
    } catch (error) {
      if (!(error instanceof Objection)) return;
      // A game that is not installed may come back, but not while one waits here.
      if (error.status !== NO_SUCH && error.problem.reason !== 'game-missing') return;
      this.close();
      this.dead = false;
      this.gone = error.problem;
    }
  }

  #heard(message: FromHouse): void {
    this.#heartbeat.heard();
    switch (message.kind) {
      case 'welcome':
        this.#heartbeat.pulse = message.pulse;
        this.#pause = SHORTEST;
        this.line = 'open';
        this.outdated = message.protocol !== PROTOCOL;
        // The line was away, and perhaps the house with it.
        if (this.frame) renewal.perhaps();
        clearTimeout(this.#blink);
        this.#blink = undefined;
        this.dead = false;
        this.#queue.repeat();
        break;
      case 'table_now':
        this.#seated(message.seat);
        this.table = message.table;
        this.tableAt = performance.now();
        this.kept = message.kept;
        break;
      case 'frame':
        this.#shown(message);
        break;
      case 'prepared':
        this.prepared = message;
        break;
      case 'live':
        for (const ear of this.ears) ear(message);
        break;
      case 'heard':
        this.chat = heard(this.chat, message.said);
        break;
      case 'accepted':
        this.#queue.accepted(message.id, message.at);
        this.#queue.settle(this.frame?.at ?? 0);
        break;
      case 'undo_answer':
        this.#queue.answered(message.id, { at: message.at, ask: message.ask });
        break;
      case 'hint':
        this.#queue.answered(message.id, { hint: message });
        break;
      case 'refused':
        this.#queue.answered(message.id, { refused: message });
        break;
      case 'objected':
        if (message.id === null) this.#dismissed(message.problem);
        else this.#queue.objected(message.id, message.problem);
        break;
    }
  }

  /** Who sits elsewhere than before has other eyes: nothing that was seen through the old ones stays. */
  #seated(seat: number | null): void {
    if (this.seat === seat) return;
    this.seat = seat;
    this.chat = [];
    this.prepared = null;
    if (!this.frame) return;
    this.frame = null;
    this.told = [];
    this.remarks = [];
    this.lines = [];
    this.#open();
  }

  /** The line is about to end. */
  #dismissed(problem: Problem): void {
    this.objection = problem;
    const wait = Number(problem.facts.wait ?? 0) * 1000;
    this.#pause = Math.min(Math.max(this.#pause, wait), LONGEST);
    this.#queue.dismissed(problem);
  }

  #carry(message: FromGuest): boolean {
    // Before the house has said welcome it does not listen.
    if (this.line !== 'open') return false;
    this.#socket?.send(JSON.stringify(message));
    this.#heartbeat.asked();
    return true;
  }

  #ping(): void {
    const ping: FromGuest = { kind: 'ping', id: this.#queue.number() };
    this.#socket?.send(JSON.stringify(ping));
  }

  #shown(frame: Frame): void {
    const before = this.frame;
    if (before && frame.at < before.at) return;
    const known = this.told.length === 0 ? -1 : this.told[this.told.length - 1]!.at;
    this.told = [...this.told, ...frame.told.filter((each) => each.at > known)];
    const spoken = this.remarks.at(-1)?.at ?? -1;
    this.remarks = [...this.remarks, ...frame.remarks.filter((each) => each.at > spoken)];
    const last = this.lines.length === 0 ? -1 : this.lines[this.lines.length - 1]!.at;
    this.lines = [...this.lines, ...frame.lines.filter((each) => each.at > last)];
    this.frame = before ? alike(before, frame) : frame;
    this.frameAt = performance.now();
    this.#queue.settle(frame.at);
  }
}

/** What is said follows; what is told again, as when the host took it back, stands in its old place. */
function heard(chat: ChatMessage[], said: ChatMessage[]): ChatMessage[] {
  const last = chat.length === 0 ? 0 : chat[chat.length - 1]!.number;
  const again = said.filter((each) => each.number <= last);
  const kept =
    again.length === 0
      ? chat
      : chat.map((old) => again.find(({ number }) => number === old.number) ?? old);
  return [...kept, ...said.filter((each) => each.number > last)];
}

/**
 * The new frame, with what has not changed as it was: a board ties what is half chosen to the very
 * moves it was given, and takes another view for news.
 */
function alike(before: Frame, now: Frame): Frame {
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return {
    ...now,
    view: before.at === now.at && same(before.view, now.view) ? before.view : now.view,
    moves: same(before.moves, now.moves) ? before.moves : now.moves,
  };
}
