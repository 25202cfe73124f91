/** A first game: a calm sea, a crowd on the sandbank, a wave, and the last tide. */

import { lessonOf } from '../../kit/lesson';
import text from '../lesson.jsonl?raw';
import type { Event, Move, View } from '../shore';

export default lessonOf<View, Move, Event>(
  3,
  text,
  import.meta.glob<string>('./words.*.ftl', { query: '?raw', import: 'default', eager: true }),
);
