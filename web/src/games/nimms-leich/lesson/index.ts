/** The first game of Nimm's Leich!: a bid, a raise, a look, a fist, and somebody who goes too far. */

import { lessonOf } from '../../kit/lesson';
import text from '../lesson.jsonl?raw';
import type { Event, Move, View } from '../table';

export default lessonOf<View, Move, Event>(
  4,
  text,
  import.meta.glob<string>('./words.*.ftl', { query: '?raw', import: 'default', eager: true }),
);
