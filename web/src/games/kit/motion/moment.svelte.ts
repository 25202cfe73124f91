/** A moment that is worth more than a line: it stands over the board's edge for a while, and goes. */

/** Milliseconds for a sentence and a picture. */
const LASTS = 3600;

export interface Staged {
  text: string;
  /** A path 24 units square, as in the log. */
  mark: string;
  tone: 'gold' | 'red' | 'blue';
}

export class Stage {
  now = $state.raw<Staged | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(staged: Staged): void {
    this.now = staged;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.now = null), LASTS);
  }

  /** Whoever plays on has seen it. */
  clear(): void {
    clearTimeout(this.#timer);
    this.now = null;
  }
}
