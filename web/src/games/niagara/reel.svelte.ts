import { PromptReel } from '../kit/motion/reel.svelte';
import type { Event, View } from './river';
import { type Shown, shownFrom } from './shown';
import { settled, type Step, steps } from './steps';

export class RiverReel extends PromptReel<Shown, View, Event> {
  constructor(view: View) {
    super(view, shownFrom(view));
  }

  protected steps(view: View, events: readonly Event[]): Step[] {
    return steps(this.shown, events, view);
  }

  protected settled(): Shown {
    return settled(this.shown, this.goal);
  }
}
