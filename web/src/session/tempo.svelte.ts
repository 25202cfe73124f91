/** How fast the reader wants boards to move, and whether what leaves no choice is played for them. */

import { keep, recall } from '../browser/storage';

export const TEMPI = ['calm', 'brisk', 'once'] as const;
export type Tempo = (typeof TEMPI)[number];

const TEMPO = 'ludotheque-tempo';
const FORCED = 'ludotheque-forced';
const BRISK = 2;

class Tempos {
  #chosen = $state<Tempo>(TEMPI.find((each) => each === recall(TEMPO)) ?? 'calm');
  #forced = $state(recall(FORCED) === 'on');

  get chosen(): Tempo {
    return this.#chosen;
  }

  set chosen(tempo: Tempo) {
    this.#chosen = tempo;
    keep(TEMPO, tempo === 'calm' ? null : tempo);
  }

  /** Whether a move that is the only one, as all can see, is made by itself. */
  get forced(): boolean {
    return this.#forced;
  }

  set forced(wanted: boolean) {
    this.#forced = wanted;
    keep(FORCED, wanted ? 'on' : null);
  }

  /** How many times as fast as usual things move. */
  get factor(): number {
    return this.#chosen === 'brisk' ? BRISK : 1;
  }

  /** Whether things appear at once. */
  get still(): boolean {
    return this.#chosen === 'once';
  }
}

export const tempos = new Tempos();
