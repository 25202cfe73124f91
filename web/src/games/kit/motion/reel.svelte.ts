/** Shows views one after the other, and what happened between them as movement. */

/** Milliseconds that the browser needs to draw a picture from which the next one departs. */
export const SETTLING = 40;
/** What is left takes this part of its time when more has happened meanwhile. */
const HASTE = 0.5;

export interface Moved<Shown, Event> {
  shown: Shown;
  /** Milliseconds that it takes to get there. */
  ms: number;
  event: Event | null;
}

/** How a game goes on from one view to the next, while another movement may still run, is its own. */
export abstract class Reel<Shown, View, Event> {
  shown: Shown = $state.raw()!;
  /** How long the way to what is shown takes; 0 when it is simply there. */
  beat = $state(0);
  /** What is being shown just now; null when all is at rest. */
  event: Event | null = $state.raw(null);
  running = $state(false);
  /** Whether nothing glides: each picture is simply there, for as long as the way to it would take. */
  stepwise = false;

  protected waiting: Moved<Shown, Event>[] = [];
  protected timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    protected goal: View,
    shown: Shown,
  ) {
    this.shown = shown;
  }

  /** Go on to this view, by what happened. */
  abstract show(view: View, events: readonly Event[], still: boolean, tempo?: number): void;

  /** The goal as it looks when nothing moves any more. */
  protected abstract settled(): Shown;

  /** To the end of the movement, now. */
  finish(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.beat = 0;
    this.event = null;
    this.running = false;
    this.shown = this.settled();
  }

  /** What is still to come goes faster. */
  hasten(): void {
    this.waiting = this.waiting.map((step) => ({ ...step, ms: step.ms * HASTE }));
  }

  protected next(): void {
    const step = this.waiting.shift();
    if (step === undefined) {
      this.finish();
      return;
    }
    this.beat = this.stepwise ? 0 : step.ms;
    this.event = step.event;
    this.shown = step.shown;
    this.timer = setTimeout(() => this.next(), step.ms);
  }
}

/** What is still moving when the next view comes arrives at once, so that nothing is shown twice. */
export abstract class PromptReel<Shown, View, Event> extends Reel<Shown, View, Event> {
  /** The way from what is shown to this view. */
  protected abstract steps(view: View, events: readonly Event[]): Moved<Shown, Event>[];

  show(view: View, events: readonly Event[], still: boolean, tempo = 1): void {
    const interrupted = this.running;
    this.finish();
    this.goal = view;
    if (still || events.length === 0) {
      this.finish();
      return;
    }
    this.waiting = this.steps(view, events).map((step) => ({ ...step, ms: step.ms / tempo }));
    this.running = true;
    if (interrupted) this.timer = setTimeout(() => this.next(), SETTLING);
    else this.next();
  }
}
