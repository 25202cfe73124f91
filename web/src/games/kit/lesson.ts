/** A first game as the house has written it down, and the words that go with it. */

import type { Lesson, Step } from '../../contract/lesson';
import { byLanguage } from '../../i18n/byLanguage';

/** `text` has a step a line; the reader has the first of the seats. */
export function lessonOf<V, M, E>(
  seats: number,
  text: string,
  words: Readonly<Record<string, string>>,
): Lesson<V, M, E> {
  const steps = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Step<V, M, E>);
  return { seat: 0, seats, steps, words: byLanguage(words) };
}
