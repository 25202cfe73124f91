/** Clocks that run on between two frames. */

import type { TableInfo, Frame } from '../gen/wire';
import { scarce } from './pace';

const TICK = 250;

/** What is known of a table, and when the frame came. */
interface Timed {
  table: TableInfo | null;
  frame: Frame | null;
  frameAt: number;
}

export class Clocks {
  #now = $state(performance.now());

  /** Made while a component is. */
  constructor(readonly timed: Timed) {
    $effect(() => {
      const shown = timed.frame;
      if (!shown?.times || shown.result) return;
      const timer = setInterval(() => (this.#now = performance.now()), TICK);
      return () => clearInterval(timer);
    });
  }

  /** Seconds that a seat has left; null where time is not counted. */
  left(seat: number): number | null {
    const times = this.timed.frame?.times;
    if (!times) return null;
    // In a pause nobody's time runs, and then it does by itself.
    const since = this.#now - this.timed.frameAt - times.paused;
    const spent = times.running.includes(seat) ? Math.max(0, since) : 0;
    return Math.max(0, Math.ceil((times.left[seat]! - spent) / 1000));
  }

  short(seat: number): boolean {
    const left = this.left(seat);
    const { frame, table } = this.timed;
    const running = frame?.times?.running.includes(seat) ?? false;
    return left !== null && table !== null && running && left < scarce(table.pace);
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
