import { describe, expect, it } from 'vitest';
import type { Lesson } from '../../../contract/lesson';
import { everyLesson, kinds } from '../../../testing/lessonCases';
import lesson from '.';

everyLesson(lesson as Lesson, 'vertiges');

describe('a tower and a tremble', () => {
  it('shows a base, a fit, a protest, a ZAP and a fall', () => {
    for (const kind of [
      'tower_started',
      'piece_put',
      'turn_passed',
      'fitting_caught',
      'base_removed',
      'zapped',
      'pieces_fell',
    ])
      expect(kinds(lesson)).toContain(kind);
  });
});
