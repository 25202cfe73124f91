/**
 * Whether a board from elsewhere still does what it has to: it is there in time, arrives at each view,
 * and answers. Time is counted in ticks while the page is seen: a device that slept, or a page that
 * was hidden, is no board that hangs.
 */

/**
 * Seconds. To be there and to rest for the first time have one time together, `begin`: whatever fails
 * then, and whatever fails later, is seen in less than fifteen.
 */
export const PATIENCE = { mount: 11, begin: 13, rest: 11, answer: 8 } as const;
/** Every so many ticks it is asked whether it is there. */
const ASK = 2;

export type Lapse = 'mount' | 'rest' | 'answer';

export class Watchdog {
  #mounting: number | null = 0;
  /** Since it began to be there; null as soon as it has rested, or shown something. */
  #beginning: number | null = 0;
  #resting: number | null = null;
  #silent: number | null = null;
  #ticks = 0;
  #count = 0;
  /** So many more events may be shown before it has to rest all the same. */
  #shows = 0;

  /** What it does not do any more; null as long as all is well. `ping` asks it. */
  tick(ping: (count: number) => void): Lapse | null {
    const owing = this.#mounting !== null || this.#resting !== null;
    if (this.#beginning !== null && owing) this.#beginning += 1;
    if (this.#mounting !== null) return ++this.#mounting >= PATIENCE.mount ? 'mount' : null;
    if (this.#resting !== null && (this.#beginning ?? 0) >= PATIENCE.begin) return 'rest';
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
    this.#beginning = null;
  }

  rested(): void {
    this.#resting = null;
    this.#beginning = null;
  }

  answered(count: number): void {
    if (count === this.#count) this.#silent = null;
  }
}
