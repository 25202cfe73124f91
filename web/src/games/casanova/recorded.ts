/** Steps of real games, for tests. */

import { recordedIn, type Recorded as Step } from '../../testing/boards';
import text from './recorded.jsonl?raw';
import type { Event, Move, View } from './venice';

/** With what the reader could do then. */
export interface Recorded extends Step<View, Event> {
  moves: Move[];
}

export const { RECORDED, first } = recordedIn<Recorded>(text);
