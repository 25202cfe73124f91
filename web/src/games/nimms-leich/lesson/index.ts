/** The first game of Nimm's Leich!: a bid, a raise, a look, a fist, and somebody who goes too far. */

import type { Lesson, Step } from '../../../contract/lesson';
import text from '../lesson.jsonl?raw';
import type { Event, Move, View } from '../table';
import german from './words.de.ftl?raw';
import english from './words.en.ftl?raw';
import french from './words.fr.ftl?raw';

const steps = text
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Step<View, Move, Event>);

const lesson: Lesson<View, Move, Event> = {
  seat: 0,
  seats: 4,
  steps,
  words: { fr: french, en: english, de: german },
};

export default lesson;
