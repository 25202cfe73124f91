/**
 * How the reader follows a table: a board shows one thing after the other, and what happened while it
 * moved, or while nobody looked, has to wait.
 */

import { untrack } from 'svelte';
import type { Link } from './link.svelte';
import { Presented } from './presented.svelte';

const NONE: unknown[] = [];
/** Milliseconds: a board that has not come to rest by then is not waited for. */
const RESTLESS = 6000;

export class Following {
  readonly presented: Presented;
  /** Whether nothing moves on the board. */
  resting = $state(true);
  looking = $state(!document.hidden);
  /** How often the board has come to rest: each time there may be more to show. */
  #rests = $state(0);
  /** What is on offer with the view that is shown. */
  #offered = $state.raw<unknown[]>(NONE);

  /** Made while a component is. */
  constructor(readonly link: Link) {
    this.presented = new Presented(link.id);
    $effect(() => {
      const look = () => (this.looking = !document.hidden);
      document.addEventListener('visibilitychange', look);
      return () => document.removeEventListener('visibilitychange', look);
    });
    $effect(() => this.#show());
    $effect(() => {
      if (this.resting) return;
      const timer = setTimeout(() => (this.resting = true), RESTLESS);
      return () => clearTimeout(timer);
    });
  }

  /** Whether the game waits for the reader. */
  get mine(): boolean {
    const { seat, frame } = this.link;
    return seat !== null && (frame?.awaited.includes(seat) ?? false);
  }

  /** Whether the reader sees the game as it stands, and nothing is on its way. */
  get abreast(): boolean {
    return this.resting && this.presented.shown?.view === this.link.frame?.view;
  }

  /**
   * The same array as long as the same is offered: what was picked on the board is tied to it. What
   * was on offer, and still is, stays while another's deed is shown; what is new waits for its view.
   * Some games offer something out of turn, too.
   */
  get moves(): unknown[] {
    const { frame } = this.link;
    if (!frame) return NONE;
    const seen = this.presented.shown?.view === frame.view || frame.moves === this.#offered;
    return seen ? frame.moves : NONE;
  }

  /** Told by the board each time that it has come to rest. */
  rested(): void {
    this.resting = true;
    this.#rests += 1;
  }

  #show(): void {
    const { frame, told, seat, dead } = this.link;
    const here = this.looking && !dead;
    void this.#rests;
    if (!frame || !this.resting) return;
    untrack(() => {
      const before = this.presented.shown;
      this.presented.show(frame, told, seat, here);
      const { shown } = this.presented;
      if (shown?.view === frame.view) this.#offered = frame.moves;
      if (before && shown !== before && shown!.told.length > 0) this.resting = false;
    });
  }
}
