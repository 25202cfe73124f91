/** Shows views one after the other, and what happened between them as movement. */

import type { Event, View } from './bay';
import { type Shown, shownFrom } from './shown';
import { type Step, steps } from './steps';

/** Milliseconds that the browser needs to draw a picture from which the next one departs. */
const SETTLING = 40;

export class Reel {
  shown: Shown = $state.raw()!;
  /** How long the way to what is shown takes; 0 when it is simply there. */
  beat = $state(0);
  /** How much of that way is behind us, from 0 to 1. */
  progress = $state(1);
  /** What is being shown just now; null when all is at rest. */
  event: Event | null = $state.raw(null);
  running = $state(false);

  #goal: View;
  #waiting: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;
  #began = 0;

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
    this.#waiting = steps(this.shown, events).map((step) => ({
      ...step,
      ms: step.ms / tempo,
    }));
    this.running = true;
    if (interrupted) this.#timer = setTimeout(() => this.#next(), SETTLING);
    else this.#next();
  }

  /** To the end of the movement, now. */
  finish(): void {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    this.#waiting = [];
    this.beat = 0;
    this.progress = 1;
    this.event = null;
    this.running = false;
    this.shown = shownFrom(this.#goal);
  }

  #next(): void {
    cancelAnimationFrame(this.#frame);
    const step = this.#waiting.shift();
    if (step === undefined) {
      this.finish();
      return;
    }
    this.beat = step.ms;
    this.event = step.event;
    this.shown = step.shown;
    this.progress = step.shown.motion || step.shown.hanging ? 0 : 1;
    this.#began = performance.now();
    if (this.progress === 0) this.#frame = requestAnimationFrame(() => this.#advance());
    this.#timer = setTimeout(() => this.#next(), step.ms);
  }

  #advance(): void {
    const part = this.beat > 0 ? (performance.now() - this.#began) / this.beat : 1;
    this.progress = Math.min(1, Math.max(0, part));
    if (this.progress < 1) this.#frame = requestAnimationFrame(() => this.#advance());
  }
}
