/** The first game of Vertiges: a base, what fits, a protest, a ZAP, and somebody who trembles. */

import { lessonOf } from '../../kit/lesson';
import text from '../lesson.jsonl?raw';
import type { Event, Move, View } from '../table';

export default lessonOf<View, Move, Event>(
  2,
  text,
  import.meta.glob<string>('./words.*.ftl', { query: '?raw', import: 'default', eager: true }),
);
