/**
 * Whether a board from elsewhere still does what it has to: it is there in time, arrives at each view,
 * and answers. Time is counted in ticks while the page is seen: a device that slept, or a page that
 * was hidden, is no board that hangs.
 */

/** Seconds; all of them together with what the page needs itself are less than fifteen. */
export const PATIENCE = { mount: 11, rest: 11, answer: 8 } as const;
/** Every so many ticks it is asked whether it is there. */
const ASK = 2;

export type Lapse = keyof typeof PATIENCE;

export class Watchdog {
  #mounting: number | null = 0;
  #resting: number | null = null;
  #silent: number | null = null;
  #ticks = 0;
  #count = 0;
  /** So many more events may be shown before it has to rest all the same. */
  #shows = 0;

  /** What it does not do any more; null as long as all is well. `ping` asks it. */
  tick(ping: (count: number) => void): Lapse | null {
    if (this.#mounting !== null) return ++this.#mounting >= PATIENCE.mount ? 'mount' : null;
    this.#ticks += 1;
    if (this.#silent === null && this.#ticks % ASK === 0) {
      this.#silent = 0;
      ping(++this.#count);
    } else if (this.#silent !== null && ++this.#silent >= PATIENCE.answer) return 'answer';
    if (this.#resting !== null && ++this.#resting >= PATIENCE.rest) return 'rest';
    return null;
  }

  mounted(): void {
    this.#mounting = null;
  }

  /** Another view, with so many events to be shown. */
  given(events: number): void {
    this.#resting = 0;
    this.#shows = events;
  }

  /** It is under way; but nobody shows more than there is. */
  shown(): void {
    if (this.#resting === null || this.#shows === 0) return;
    this.#shows -= 1;
    this.#resting = 0;
  }

  rested(): void {
    this.#resting = null;
  }

  answered(count: number): void {
    if (count === this.#count) this.#silent = null;
  }
}
