/** A first game as a row of positions, each with something to do. All of it was played by the rules. */

import type { Refusal } from '../gen/wire';
import type { OwnLanguage } from '../i18n/languages';
import type { Happened } from './board';

/** What can be chosen: the right thing, what the rules refuse, or what is only unwise. */
export interface LessonChoice<M = unknown> {
  move?: M;
  number?: number;
  right?: boolean;
  /** What happens by this one, if it is as right as another that the lesson goes on from. */
  told?: Happened<unknown>[];
  /** Why the rules do not allow it, said by the game's own voice. */
  refusal?: Refusal;
  /** Allowed, but not what the lesson is after: `hint-<step>-<reason>` of the lesson's words. */
  hint?: Refusal;
}

export interface Step<V = unknown, M = unknown, E = unknown> {
  name: string;
  /** The clause that it is about. */
  rule: string;
  facts: Record<string, number | string>;
  view: V;
  /** What led here from the step before. */
  told: Happened<E>[];
  /** A move on the board, a number, a look at what happens; nothing any more at the end. */
  asks: 'move' | 'number' | 'watch' | 'nothing';
  choices: LessonChoice<M>[];
}

export interface Lesson<V = unknown, M = unknown, E = unknown> {
  /** Where the reader sits. */
  seat: number;
  /** How many sit there; the words have a `name-<seat>` for each. */
  seats: number;
  steps: readonly Step<V, M, E>[];
  words: Record<OwnLanguage, string>;
}
