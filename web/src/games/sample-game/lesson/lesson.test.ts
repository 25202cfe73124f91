import { describe, expect, it } from 'vitest';
import type { Lesson } from '../../../contract/lesson';
import { everyLesson, kinds } from '../../../testing/lessonCases';
import lesson from '.';

everyLesson(lesson as Lesson, 'sample-game');

describe('a day on the shore', () => {
  it('has a choice, a wave, shells, somebody wet, and a victory', () => {
    for (const kind of [
      'place_chosen',
      'place_shown',
      'wave_came',
      'shells_gathered',
      'got_wet',
      'game_ended',
    ])
      expect(kinds(lesson)).toContain(kind);
  });
});
