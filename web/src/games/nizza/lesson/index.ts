/** Nizza's first game: a rope, a ladder, a bath, and off with the jewels. */

import { lessonOf } from '../../kit/lesson';
import type { Event, Move, View } from '../bay';
import text from '../lesson.jsonl?raw';

export default lessonOf<View, Move, Event>(
  2,
  text,
  import.meta.glob<string>('./words.*.ftl', { query: '?raw', import: 'default', eager: true }),
);
