/** The first game of Vertiges: a base, what fits, a protest, a ZAP, and somebody who trembles. */

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
  seats: 2,
  steps,
  words: { fr: french, en: english, de: german },
};

export default lesson;
