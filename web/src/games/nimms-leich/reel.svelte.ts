/** Shows views one after the other, and what happened between them as movement. */

import { type Shown, shownFrom } from './shown';
import { hastened, type Step, steps } from './steps';
import type { Event, View } from './table';

/** Milliseconds that the browser needs to draw a picture from which the next one departs. */
const SETTLING = 40;

export class Reel {
  shown: Shown = $state.raw()!;
  /** How long the way to what is shown takes; 0 when it is simply there. */
  beat = $state(0);
  /** What is being shown just now; null when all is at rest. */
  event: Event | null = $state.raw(null);
  running = $state(false);

  #goal: View;
  #waiting: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: View) {
    this.#goal = view;
    this.shown = shownFrom(view);
  }

  /**
   * Go on to this view. What is still moving goes on first: nobody should miss a count because the
   * next bid came quickly; but the more there is to see, the faster it goes.
   */
  show(view: View, events: readonly Event[], still: boolean, tempo = 1): void {
    const reached = shownFrom(this.#goal);
    this.#goal = view;
    if (still || events.length === 0) {
      this.finish();
      return;
    }
    const more = steps(reached, events, view).map((step) => ({ ...step, ms: step.ms / tempo }));
    // Between two views lies the first of them, exactly.
    const between = { shown: reached, ms: SETTLING, event: null };
    this.#waiting = this.running ? hastened([...this.#waiting, between, ...more]) : more;
    if (this.running) return;
    this.running = true;
    this.#next();
  }

  /** To the end of the movement, now. */
  finish(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.beat = 0;
    this.event = null;
    this.running = false;
    this.shown = shownFrom(this.#goal);
  }

  #next(): void {
    const step = this.#waiting.shift();
    if (step === undefined) {
      this.finish();
      return;
    }
    this.beat = step.ms;
    this.event = step.event;
    this.shown = step.shown;
    this.#timer = setTimeout(() => this.#next(), step.ms);
  }
}
