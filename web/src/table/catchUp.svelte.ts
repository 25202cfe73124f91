/**
 * What the board is given: the newest frame, but with everything that its reader has not seen yet.
 *
 * Whoever looks elsewhere, or leaves and comes back, is shown what happened from where they left.
 */

import type { Frame, Told } from '../gen/wire';
import { forget, remember, remembered } from '../session/seen';

/** Who was away for longer than this many events sees the board as it is, and has the log. */
const MUCH = 60;

export interface Presentation {
  at: number;
  view: unknown;
  /** What led here from the view before. */
  told: Told[];
}

/** What is told since a line of the record: its number is that of the first line not seen. */
export function since(told: readonly Told[], at: number): Told[] {
  return told.filter((each) => each.at >= at);
}

/** What happened while the reader was away. */
export interface Missed {
  /** How many events. */
  count: number;
  /** The moment at which they left. */
  from: number;
}

export class CatchUp {
  shown = $state.raw<Presentation | null>(null);
  /** Kept until they say that they know: how long a board moves is too short to read it. */
  missed = $state.raw<Missed | null>(null);
  /** Whether the reader was away since they were last shown something. */
  #away = false;
  /** Whose eyes all this was seen through. */
  #seat: number | null = null;

  constructor(readonly table: string) {}

  /** To be told of every frame, and whenever the reader looks away or looks here again. */
  show(frame: Frame, told: readonly Told[], seat: number | null, looking: boolean): void {
    if (this.shown === null || seat !== this.#seat) {
      this.#seat = seat;
      this.#away = false;
      this.missed = null;
      this.#first(frame, told, seat);
      return;
    }
    if (!looking) this.#away = true;
    if (!looking || this.shown.view === frame.view) return;
    const news = since(told, this.shown.at);
    if (this.#away) this.#miss(news.length, this.shown.at);
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
      if (before) this.#miss(news.length, before.at);
      this.shown = { at: frame.at, view: frame.view, told: [] };
      return;
    }
    this.#away = true;
    // From there the board goes on to what is now, as if it had never been left.
    this.shown = { at: before.at, view: before.view, told: [] };
  }

  /** The reader knows now. */
  dismiss(): void {
    this.missed = null;
  }

  /** Whoever leaves again before they have looked has missed all of it. */
  #miss(count: number, from: number): void {
    const before = this.missed;
    if (count > 0)
      this.missed = { count: count + (before?.count ?? 0), from: before?.from ?? from };
  }

  #note(frame: Frame, seat: number | null): void {
    if (frame.result) forget(this.table);
    else remember({ table: this.table, seat, at: frame.at, view: frame.view });
  }
}
