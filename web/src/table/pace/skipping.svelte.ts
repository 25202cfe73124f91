/** A way past what moves, and past bots that take their time so that one could follow them. */

import type { TableSocket } from '../../net/tableSocket.svelte';
import type { Following } from '../following.svelte';

/** Milliseconds after which there is a way to the end of it: what is over in a blink needs none. */
const LASTING = 600;

export class Skipping {
  /** How often the reader has seen enough: each time the board is where its movement leads. */
  skips = $state(0);
  /** Whether things appear at once, until the reader is where the game is and has a say in it. */
  hurried = $state(false);
  offered = $state(false);

  /** Made while a component is. `alone`: whether the reader plays with nobody but bots. */
  constructor(
    readonly socket: TableSocket,
    readonly following: Following,
    readonly alone: () => boolean,
  ) {
    $effect(() => {
      if (this.following.abreast && !this.#bots) this.hurried = false;
    });
    $effect(() => {
      if (this.hurried || (this.following.resting && !this.#bots)) return;
      const timer = setTimeout(() => (this.offered = true), LASTING);
      return () => {
        clearTimeout(timer);
        this.offered = false;
      };
    });
  }

  /** Whether bots are waited for, and nobody else. */
  get #bots(): boolean {
    const { awaited = [], result = null } = this.socket.frame ?? {};
    return this.alone() && !this.following.mine && awaited.length > 0 && result === null;
  }

  skip(): void {
    this.hurried = true;
    this.skips += 1;
    if (this.#bots) this.socket.hurry();
  }
}
