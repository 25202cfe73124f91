/** Whether the reader may take their last move back, known before they press anything. */

import { untrack } from 'svelte';
import type { TableSocket } from '../net/tableSocket.svelte';
import type { Following } from './following.svelte';

/** Milliseconds: whoever plays on at once has no use for the answer. */
const PAUSE = 400;

export interface Undoing {
  can: boolean;
  /** Whether others would be asked first. */
  asks: boolean;
  /** Why not, in the reader's language; empty where it can be, or is not known yet. */
  why: string;
}

const UNKNOWN: Undoing = { can: false, asks: false, why: '' };

/** Made while a component is. Asks once for each moment that the reader looks at. */
export class UndoState {
  #known = $state.raw<{ at: number; undoing: Undoing } | null>(null);

  constructor(
    readonly socket: TableSocket,
    following: Following,
  ) {
    $effect(() => {
      const { seat, frame, dead, table } = socket;
      const at = frame?.at ?? -1;
      if (seat === null || !frame || frame.result || dead || table?.stage !== 'playing') return;
      if (!following.looking || !following.abreast) return;
      if (untrack(() => this.#known?.at) === at) return;
      const timer = setTimeout(() => void this.#ask(at), PAUSE);
      return () => clearTimeout(timer);
    });
  }

  /** Until the house has answered, what the frame says. */
  get now(): Undoing {
    const { frame } = this.socket;
    if (this.#known && this.#known.at === frame?.at) return this.#known.undoing;
    return { ...UNKNOWN, can: frame?.undo ?? false };
  }

  async #ask(at: number): Promise<void> {
    const outcome = await this.socket.send({ kind: 'ask_undo' });
    if ('problem' in outcome)
      this.#known = { at, undoing: { ...UNKNOWN, why: outcome.problem.text } };
    else if ('at' in outcome)
      this.#known = { at, undoing: { can: true, asks: outcome.ask ?? false, why: '' } };
  }
}
