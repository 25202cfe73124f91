/** Steps of real games, for tests. */

import { recordedIn, type Recorded as Step } from '../../testing/boards';
import type { Event, View } from './bay';
import text from './recorded.jsonl?raw';

export type Recorded = Step<View, Event>;

export const { RECORDED, first } = recordedIn<Recorded>(text);
