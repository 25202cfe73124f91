import { describe, expect, it } from 'vitest';
import type { Lesson } from '../../../contract/lesson';
import { LessonProgress } from '../../../lesson/lessonProgress.svelte';
import { everyLesson, kinds, right, wrong } from '../../../testing/lessonCases';
import niagara from '.';

const lesson = niagara as Lesson;

everyLesson(lesson, 'niagara');

describe('a pupil', () => {
  it('offers the same array as long as a step lasts, and takes one of its moves back', () => {
    const progress = new LessonProgress(lesson);
    const { moves } = progress;
    expect(moves.length).toBeGreaterThan(1);
    progress.move(wrong(progress.step.choices)[0]!.move);
    expect(progress.moves).toBe(moves);
    progress.move({ kind: 'stay' });
    expect(progress.at).toBe(0);
    progress.move(right(progress.step.choices).move);
    progress.rest();
    expect(progress.at).toBe(1);
    expect(progress.moves).not.toBe(moves);
  });

  it('talks about a step, and lets something be chosen, when the board has arrived there', () => {
    const progress = new LessonProgress(lesson);
    progress.show();
    expect(progress.view).toBe(lesson.steps[1]!.view);
    expect([progress.step.name, progress.moves]).toEqual([lesson.steps[0]!.name, []]);
    progress.show();
    expect(progress.at).toBe(1);
    progress.rest();
    expect(progress.step).toBe(lesson.steps[1]);
  });

  it('moves what led to a step, and nothing after a jump', () => {
    const progress = new LessonProgress(lesson);
    expect(progress.told).toEqual([]);
    progress.show();
    expect(progress.told).toBe(lesson.steps[1]!.told);
    expect(progress.told.length).toBeGreaterThan(0);
    for (let step = 0; step < lesson.steps.length; step += 1) {
      progress.next();
      progress.rest();
      expect(progress.told).toEqual([]);
    }
    expect([progress.done, progress.told]).toEqual([true, []]);
    progress.show();
    expect(progress.done).toBe(true);
    progress.back();
    progress.rest();
    expect([progress.at, progress.step]).toEqual([progress.length - 1, lesson.steps.at(-2)]);
    progress.again();
    progress.rest();
    expect([progress.at, progress.told, progress.remark]).toEqual([0, [], null]);
    progress.back();
    expect(progress.at).toBe(0);
  });
});

describe('a day on the river', () => {
  it('has the river, the falls, the way home, a robbery and a victory', () => {
    for (const kind of [
      'tile_turned',
      'weather_moved',
      'disc_pushed',
      'gem_loaded',
      'canoe_fell',
      'gem_stored',
      'gem_robbed',
      'game_ended',
    ])
      expect(kinds(niagara)).toContain(kind);
  });

  it('keeps the others’ tiles hidden', () => {
    const [first] = niagara.steps;
    expect(first!.view.sealed).toEqual([false, true, true]);
    expect(first!.view.laid).toEqual([null, null, null]);
  });
});
