import { describe, expect, it } from 'vitest';
import type { Lesson } from '../../../contract/lesson';
import { everyLesson, kinds } from '../../../testing/lessonCases';
import lesson from '.';

everyLesson(lesson as Lesson, 'nizza');

describe('a race over the roofs', () => {
  it('shows dice, a rope, a ladder, tools, a fall, the safe, the yacht and a victory', () => {
    for (const kind of [
      'dice_thrown',
      'pawn_swung',
      'ladder_climbed',
      'die_handed_on',
      'case_taken',
      'pawn_fell',
      'got_wet',
      'case_lost',
      'water_left',
      'safe_opened',
      'helicopter_boarded',
      'game_won',
    ])
      expect(kinds(lesson)).toContain(kind);
  });
});
