/** What is asked of the house by a press: one thing at a time, and whoever waits is told so. */

import { house } from './house.svelte';

/** Milliseconds: what takes no longer seems to be done at once. */
export const BLINK = 700;

export class Attempt {
  busy = $state(false);
  /** Busy for longer than a blink. */
  slow = $state(false);
  /** What went wrong, as a sentence. */
  trouble = $state('');

  /** Whether it was done. Whoever presses again meanwhile means it once. */
  async make(what: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = '';
    const blink = setTimeout(() => (this.slow = true), BLINK);
    try {
      await what();
      return true;
    } catch (error) {
      this.trouble = house.trouble(error);
      return false;
    } finally {
      clearTimeout(blink);
      this.busy = this.slow = false;
    }
  }
}
