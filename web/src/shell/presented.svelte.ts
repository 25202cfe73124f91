/**
 * What the board is given: the newest frame, but with everything that its reader has not seen yet.
 *
 * Whoever looks elsewhere, or leaves and comes back, is shown what happened from where they left.
 */

import type { Frame, Told } from '../gen/wire';

const SEEN = 'ludotheque-seen';
/** So many tables are remembered; the oldest goes first. */
const TABLES = 12;
/** Who was away for longer than this many events sees the board as it is, and has the log. */
const MUCH = 60;

interface Seen {
  table: string;
  seat: number | null;
  at: number;
  view: unknown;
}

export interface Presentation {
  at: number;
  view: unknown;
  /** What led here from the view before. */
  told: Told[];
}

/** What was last seen of a table, from the same seat. */
export function remembered(table: string, seat: number | null): Seen | null {
  return all().find((each) => each.table === table && each.seat === seat) ?? null;
}

export function remember(seen: Seen): void {
  const others = all().filter(({ table }) => table !== seen.table);
  keep([...others, seen].slice(-TABLES));
}

export function forget(table?: string): void {
  keep(table === undefined ? [] : all().filter((each) => each.table !== table));
}

function all(): Seen[] {
  try {
    return JSON.parse(localStorage.getItem(SEEN) ?? '[]') as Seen[];
  } catch {
    return [];
  }
}

function keep(seen: Seen[]): void {
  try {
    localStorage.setItem(SEEN, JSON.stringify(seen));
  } catch {
    // No room, or not allowed: then nothing is remembered.
  }
}

/** What is told since a line of the record: its number is that of the first line not seen. */
export function since(told: readonly Told[], at: number): Told[] {
  return told.filter((each) => each.at >= at);
}

export class Presented {
  shown = $state.raw<Presentation | null>(null);
  /** How many events the reader is being shown that happened while they were away. */
  missed = $state(0);
  /** Whether the reader was away since they were last shown something. */
  #away = false;

  constructor(readonly table: string) {}

  /** To be told of every frame, and whenever the reader looks away or looks here again. */
  show(frame: Frame, told: readonly Told[], seat: number | null, looking: boolean): void {
    if (this.shown === null) {
      this.#first(frame, told, seat);
      return;
    }
    if (!looking) this.#away = true;
    if (!looking || this.shown.view === frame.view) return;
    const news = since(told, this.shown.at);
    this.missed = this.#away ? news.length : 0;
    this.#away = false;
    // An undo tells nothing: the board is simply as it was.
    this.shown = { at: frame.at, view: frame.view, told: news.length > MUCH ? [] : news };
    this.#note(frame, seat);
  }

  #first(frame: Frame, told: readonly Told[], seat: number | null): void {
    const before = remembered(this.table, seat);
    const news = before && before.at < frame.at ? since(told, before.at) : [];
    this.#note(frame, seat);
    if (before === null || news.length === 0 || news.length > MUCH) {
      this.shown = { at: frame.at, view: frame.view, told: [] };
      return;
    }
    this.#away = true;
    // From there the board goes on to what is now, as if it had never been left.
    this.shown = { at: before.at, view: before.view, told: [] };
  }

  #note(frame: Frame, seat: number | null): void {
    if (frame.result) forget(this.table);
    else remember({ table: this.table, seat, at: frame.at, view: frame.view });
  }
}
