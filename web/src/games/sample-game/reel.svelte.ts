import { PromptReel } from '../kit/motion/reel.svelte';
import type { Event, View } from './shore';
import { type Shown, shownFrom, type Step, steps } from './steps';

export class ShoreReel extends PromptReel<Shown, View, Event> {
  constructor(view: View) {
    super(view, shownFrom(view));
  }

  protected steps(view: View, events: readonly Event[]): Step[] {
    return steps(this.shown, events, view);
  }

  protected settled(): Shown {
    return shownFrom(this.goal);
  }
}
