/** Steps of real games, for tests. */

import { recordedIn, type Recorded as Step } from '../../testing/boards';
import text from './recorded.jsonl?raw';
import type { Event, View } from './shore';

export type Recorded = Step<View, Event>;

export const { RECORDED, first } = recordedIn<Recorded>(text);
