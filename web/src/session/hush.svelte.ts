/** Whether characters keep their words to themselves: the reader's choice, kept in the browser. */

import { keep, recall } from '../browser/storage';

const NAME = 'ludotheque-hush';

class Hush {
  #on = $state(recall(NAME) === 'on');

  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    this.#on = on;
    keep(NAME, on ? 'on' : null);
  }
}

export const hush = new Hush();
