import { Reel, SETTLING } from '../common/reel.svelte';
import type { Event, View } from './river';
import { type Shown, shownFrom } from './shown';
import { settled, steps } from './steps';

export class RiverReel extends Reel<Shown, View, Event> {
  constructor(view: View) {
    super(view, shownFrom(view));
  }

  /** What is still moving arrives at once, so that nothing is shown twice. */
  show(view: View, events: readonly Event[], still: boolean, tempo = 1): void {
    const interrupted = this.running;
    this.finish();
    this.goal = view;
    if (still || events.length === 0) {
      this.finish();
      return;
    }
    this.waiting = steps(this.shown, events, view).map((step) => ({
      ...step,
      ms: step.ms / tempo,
    }));
    this.running = true;
    if (interrupted) this.timer = setTimeout(() => this.next(), SETTLING);
    else this.next();
  }

  protected settled(): Shown {
    return settled(this.shown, this.goal);
  }
}
