/** A text for the clipboard, and for a moment afterwards whether it got there. */

import { copied } from '../browser/clipboard';

/** Milliseconds for which it is said. */
const SHOWN = 2500;

export class Copying {
  /** Null before and a while after: then there is nothing to say. */
  done = $state<boolean | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Made while a component is. */
  constructor(readonly text: () => string) {
    $effect(() => () => clearTimeout(this.#timer));
  }

  /** Its outcome as a key of the shell's words; empty if there is none to tell. */
  get word(): 'copied' | 'copy-failed' | '' {
    return this.done === null ? '' : this.done ? 'copied' : 'copy-failed';
  }

  copy = async (): Promise<void> => {
    this.done = await copied(this.text());
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.done = null), SHOWN);
  };
}
