import { Reel, SETTLING } from '../kit/motion/reel.svelte';
import { hastened } from '../kit/motion/steps';
import { type Shown, shownFrom } from './shown';
import { LONGEST, steps } from './steps';
import type { Event, View } from './table';

export class NightReel extends Reel<Shown, View, Event> {
  constructor(view: View) {
    super(view, shownFrom(view));
  }

  /**
   * What is still moving goes on first: nobody should miss a count because the next bid came quickly;
   * but the more there is to see, the faster it goes.
   */
  show(view: View, events: readonly Event[], still: boolean, tempo = 1): void {
    const reached = shownFrom(this.goal);
    this.goal = view;
    if (still || events.length === 0) {
      this.finish();
      return;
    }
    const more = steps(reached, events, view).map((step) => ({ ...step, ms: step.ms / tempo }));
    // Between two views lies the first of them, exactly.
    const between = { shown: reached, ms: SETTLING, event: null };
    this.waiting = this.running ? hastened([...this.waiting, between, ...more], LONGEST) : more;
    if (this.running) return;
    this.running = true;
    this.next();
  }

  protected settled(): Shown {
    return shownFrom(this.goal);
  }
}
