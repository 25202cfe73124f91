/** Niagara's first game: three rounds and a robbery, from the first paddle to a full store. */

import { lessonOf } from '../../kit/lesson';
import text from '../lesson.jsonl?raw';
import type { Event, Move, View } from '../river';

export default lessonOf<View, Move, Event>(
  3,
  text,
  import.meta.glob<string>('./words.*.ftl', { query: '?raw', import: 'default', eager: true }),
);
