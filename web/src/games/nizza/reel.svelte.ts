import { PromptReel } from '../kit/motion/reel.svelte';
import type { Event, View } from './bay';
import { type Shown, shownFrom } from './shown';
import { type Step, steps } from './steps';

/** What is on its way through the bay is drawn anew in every frame: not all ways are straight. */
export class BayReel extends PromptReel<Shown, View, Event> {
  /** How much of the way to what is shown is behind us, from 0 to 1. */
  progress = $state(1);

  #frame = 0;
  #began = 0;

  constructor(view: View) {
    super(view, shownFrom(view));
  }

  protected steps(_view: View, events: readonly Event[]): Step[] {
    return steps(this.shown, events);
  }

  protected settled(): Shown {
    return shownFrom(this.goal);
  }

  override finish(): void {
    cancelAnimationFrame(this.#frame);
    this.progress = 1;
    super.finish();
  }

  protected override next(): void {
    cancelAnimationFrame(this.#frame);
    super.next();
    if (!this.shown.motion && !this.shown.hanging) {
      this.progress = 1;
      return;
    }
    this.progress = 0;
    this.#began = performance.now();
    this.#frame = requestAnimationFrame(() => this.#advance());
  }

  #advance(): void {
    const part = this.beat > 0 ? (performance.now() - this.#began) / this.beat : 1;
    this.progress = Math.min(1, Math.max(0, part));
    if (this.progress < 1) this.#frame = requestAnimationFrame(() => this.#advance());
  }
}
