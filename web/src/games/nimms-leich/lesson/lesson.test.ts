import { describe, expect, it } from 'vitest';
import type { Lesson } from '../../../contract/lesson';
import { everyLesson, kinds } from '../../../testing/lessonCases';
import lesson from '.';

everyLesson(lesson as Lesson, 'nimms_leich');

describe('an evening of Nimm’s Leich!', () => {
  it('has bids, a look, thumbs, a count and cards that go', () => {
    for (const kind of [
      'bid_made',
      'token_spent',
      'cards_seen',
      'bid_denounced',
      'thumbs_shown',
      'hand_shown',
      'bid_judged',
      'card_discarded',
      'card_tucked',
    ])
      expect(kinds(lesson)).toContain(kind);
  });

  it('keeps the others’ cards hidden until they are seen', () => {
    const hidden = lesson.steps.map(({ view }) =>
      view.hands.flat().filter((card) => card === null),
    );
    expect(hidden[0]).toHaveLength(3);
    expect(hidden[lesson.steps.findIndex(({ name }) => name === 'vote')]).toHaveLength(1);
  });
});
