import { PromptReel } from '../kit/motion/reel.svelte';
import { type Shown, shownFrom } from './shown';
import { settled, type Step, steps } from './steps';
import type { Event, View } from './venice';

export class VeniceReel extends PromptReel<Shown, View, Event> {
  constructor(view: View) {
    super(view, shownFrom(view));
  }

  protected steps(_: View, events: readonly Event[]): Step[] {
    return steps(this.shown, events);
  }

  protected settled(): Shown {
    return settled(this.shown, this.goal);
  }
}
