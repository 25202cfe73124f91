import { describe, expect, it } from 'vitest';
import { everyLesson, kinds } from '../../common/lessonCases';
import type { Lesson } from '../../lesson';
import lesson from '.';

everyLesson(lesson as Lesson, 'casanova');

describe('a night in Venice', () => {
  it('has gliding, walking, meetings, the jewel, and how somebody wins', () => {
    for (const kind of [
      'empty_glided',
      'lady_glided',
      'lady_walked',
      'theatre_called',
      'ladies_met',
      'figures_seen',
      'necklaces_handled',
      'jewel_left',
      'figure_shown',
      'game_ended',
    ])
      expect(kinds(lesson)).toContain(kind);
  });

  it('tells the pupil nothing of what the thief saw', () => {
    const meet = lesson.steps.find(({ name }) => name === 'meet')!;
    const theft = meet.view.log.findLast(({ seat }) => seat === 1);
    expect(theft).toMatchObject({ kind: 'met', found: null, exchanged: null });
  });
});
