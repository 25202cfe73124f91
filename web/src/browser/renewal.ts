/** A house that was renewed while a page of it is open. */

/** Milliseconds: whoever comes and goes asks no more often than that. */
const SELDOM = 60_000;

class Renewal {
  /** Whether there is a newer client: the next place that the reader goes to is loaded from the house. */
  known = false;
  /** Asks the house for it. */
  ask: (() => void) | null = null;
  #asked = -Infinity;

  /** The house was away, or the reader: it may be another one now. */
  perhaps(now = performance.now()): void {
    if (!this.ask || now - this.#asked < SELDOM) return;
    this.#asked = now;
    this.ask();
  }
}

export const renewal = new Renewal();
