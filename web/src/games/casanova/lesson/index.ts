/** Casanova's first game: a barred canal, two cloaks, a thief in the street, and the way home. */

import { lessonOf } from '../../kit/lesson';
import text from '../lesson.jsonl?raw';
import type { Event, Move, View } from '../venice';

export default lessonOf<View, Move, Event>(
  3,
  text,
  import.meta.glob<string>('./words.*.ftl', { query: '?raw', import: 'default', eager: true }),
);
