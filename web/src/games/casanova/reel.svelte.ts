/** Shows views one after the other, and what happened between them as movement. */

import { type Shown, shownFrom } from './shown';
import { settled, type Step, steps } from './steps';
import type { Event, View } from './venice';

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

  /** Go on to this view. What is still moving arrives at once, so that nothing is shown twice. */
  show(view: View, events: readonly Event[], still: boolean, tempo = 1): void {
    const interrupted = this.running;
    this.finish();
    this.#goal = view;
    if (still || events.length === 0) {
      this.finish();
      return;
    }
    this.#waiting = steps(this.shown, events).map((step) => ({ ...step, ms: step.ms / tempo }));
    this.running = true;
    if (interrupted) this.#timer = setTimeout(() => this.#next(), SETTLING);
    else this.#next();
  }

  /** To the end of the movement, now. */
  finish(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.beat = 0;
    this.event = null;
    this.running = false;
    this.shown = settled(this.shown, this.#goal);
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
