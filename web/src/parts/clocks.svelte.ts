/** Clocks that run on between two frames. */

import type { Frame } from '../gen/wire';

const TICK = 250;
/** Seconds: whoever has less is warned. */
const SHORT = 20;

export class Clocks {
  #now = $state(performance.now());

  /** Made while a component is; `frameAt` is when the frame came. */
  constructor(
    readonly frame: () => Frame | null,
    readonly frameAt: () => number,
  ) {
    $effect(() => {
      const shown = frame();
      if (!shown?.times || shown.result) return;
      const timer = setInterval(() => (this.#now = performance.now()), TICK);
      return () => clearInterval(timer);
    });
  }

  /** Seconds that a seat has left; null where time is not counted. */
  left(seat: number): number | null {
    const times = this.frame()?.times;
    if (!times) return null;
    const spent = times.running.includes(seat) ? Math.max(0, this.#now - this.frameAt()) : 0;
    return Math.max(0, Math.ceil((times.left[seat]! - spent) / 1000));
  }

  short(seat: number): boolean {
    const left = this.left(seat);
    const running = this.frame()?.times?.running.includes(seat) ?? false;
    return left !== null && running && left < SHORT;
  }

  words(seat: number): string {
    const seconds = this.left(seat);
    if (seconds === null) return '';
    const two = (part: number) => String(part).padStart(2, '0');
    const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3600)];
    if (hours >= 1) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
    return `${minutes}:${two(seconds % 60)}`;
  }
}
