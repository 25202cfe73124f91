/**
 * What one reader alone may know is covered, and shown while they hold it: others may be in the room.
 * Whoever plays against bots may leave it open on this device.
 */

import { keep, recall } from './storage';

const KEPT = 'ludotheque-left-open';

class Reveal {
  /** Whether nobody but bots plays with the reader; the table says so. */
  alone = $state(false);
  /** Whether the reader wants it left open wherever they are alone. */
  kept = $state(recall(KEPT) === 'on');
  readonly open = $derived(this.alone && this.kept);

  toggle(): void {
    this.kept = !this.kept;
    keep(KEPT, this.kept ? 'on' : null);
  }
}

export const reveal = new Reveal();
