/**
 * How the reader follows a table: a board shows one thing after the other, and what happened while it
 * moved, or while nobody looked, has to wait.
 */

import { untrack } from 'svelte';
import type { Frame, Remark, Told } from '../gen/wire';
import type { TableSocket } from '../net/tableSocket.svelte';
import { CatchUp } from './catchUp.svelte';

const NONE: unknown[] = [];
/** Milliseconds: a board that shows nothing else for so long, and does not rest, is not waited for. */
const RESTLESS = 6000;

export class Following {
  readonly catchUp: CatchUp;
  /** Whether nothing moves on the board. */
  resting = $state(true);
  looking = $state(!document.hidden);
  /** How often the board has come to rest: each time there may be more to show. */
  #rests = $state(0);
  /** What is on offer with the view that is shown. */
  #offered = $state.raw<unknown[]>(NONE);
  /** The last frame that was seen to its end. */
  #seen = $state.raw<Frame | null>(null);
  /** How many of the events that lead to the view that is shown have come so far. */
  #come = $state(0);
  /** Whether the board tells what it shows; of one that does not, all counts as shown at once. */
  #telling = $state(false);

  /** Made while a component is. */
  constructor(readonly socket: TableSocket) {
    this.catchUp = new CatchUp(socket.id);
    $effect(() => {
      const look = () => (this.looking = !document.hidden);
      document.addEventListener('visibilitychange', look);
      return () => document.removeEventListener('visibilitychange', look);
    });
    $effect(() => this.#show());
    $effect(() => {
      if (this.resting) return;
      void this.#come;
      const timer = setTimeout(() => (this.resting = true), RESTLESS);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (this.abreast) this.#seen = this.socket.frame;
    });
  }

  /** Whether the game waits for the reader. */
  get mine(): boolean {
    const { seat, frame } = this.socket;
    return seat !== null && (frame?.awaited.includes(seat) ?? false);
  }

  /** Whether the reader sees the game as it stands, and nothing is on its way. */
  get abreast(): boolean {
    return this.resting && this.catchUp.shown?.view === this.socket.frame?.view;
  }

  /** Whether more has happened while the board still shows something else. */
  get behind(): boolean {
    return !this.resting && this.catchUp.shown?.view !== this.socket.frame?.view;
  }

  /** The newest frame; but whose turn it is, and who has won, as far as the board has come. */
  get frame(): Frame | null {
    const { frame, seat } = this.socket;
    if (!frame || this.abreast) return frame;
    const { awaited, result } = this.#seen ?? frame;
    // The reader is waited for when there is nothing more to be seen.
    return { ...frame, awaited: awaited.filter((each) => each !== seat), result };
  }

  /** The log, as far as the board has come: it must not give away what is still to be seen. */
  get told(): Told[] {
    const { told } = this.socket;
    const { shown } = this.catchUp;
    if (!this.#telling || shown === null) return told;
    const ahead = this.resting ? [] : shown.told.slice(this.#come);
    return told.filter((each) => each.at < shown.at && !ahead.includes(each));
  }

  /** What characters said to it, as far as the board has come. */
  get remarks(): Remark[] {
    const { remarks } = this.socket;
    const { shown } = this.catchUp;
    if (shown === null) return [];
    return remarks.filter(({ at }) => at < shown.at && (this.resting || at < this.#reached));
  }

  /** The line that the board shows now. */
  get #reached(): number {
    return this.catchUp.shown?.told[this.#come]?.at ?? Infinity;
  }

  /** What happened beside the rules, as far as the board has come. */
  get lines(): Frame['lines'] {
    const { lines } = this.socket;
    const { shown } = this.catchUp;
    if (!this.#telling || shown === null) return lines;
    const next = this.resting ? undefined : shown.told[this.#come];
    return lines.filter(({ at }) => at < (next?.at ?? shown.at));
  }

  /**
   * The same array as long as the same is offered: what was picked on the board is tied to it. What
   * was on offer, and still is, stays while another's deed is shown; what is new waits for its view.
   * Some games offer something out of turn, too.
   */
  get moves(): unknown[] {
    const { frame } = this.socket;
    if (!frame) return NONE;
    const seen = this.catchUp.shown?.view === frame.view || frame.moves === this.#offered;
    return seen ? frame.moves : NONE;
  }

  /** Told by the board each time that it has come to rest. */
  rested(): void {
    this.resting = true;
    this.#rests += 1;
  }

  /** Told by the board each time that it begins to show another event of those it was given. */
  showing(event: unknown): void {
    const index = this.catchUp.shown?.told.findIndex((each) => each.event === event) ?? -1;
    if (index < 0) return;
    this.#telling = true;
    this.#come = index + 1;
  }

  #show(): void {
    const { frame, told, seat, dead } = this.socket;
    const here = this.looking && !dead;
    void this.#rests;
    if (!frame || !this.resting) return;
    untrack(() => {
      const before = this.catchUp.shown;
      this.catchUp.show(frame, told, seat, here);
      const { shown } = this.catchUp;
      if (shown?.view === frame.view) this.#offered = frame.moves;
      if (before && shown !== before && shown!.told.length > 0) {
        this.resting = false;
        this.#come = 0;
      }
    });
  }
}
