import { describe, expect, it } from 'vitest';
import type { Lesson } from '../../../contract/lesson';
import { Pupil } from '../../../lesson/lessonProgress.svelte';
import { everyLesson, kinds, right, wrong } from '../../../testing/lessonCases';
import niagara from '.';

const lesson = niagara as Lesson;

everyLesson(lesson, 'niagara');

describe('a pupil', () => {
  it('offers the same array as long as a step lasts, and takes one of its moves back', () => {
    const pupil = new Pupil(lesson);
    const { moves } = pupil;
    expect(moves.length).toBeGreaterThan(1);
    pupil.move(wrong(pupil.step.choices)[0]!.move);
    expect(pupil.moves).toBe(moves);
    pupil.move({ kind: 'stay' });
    expect(pupil.at).toBe(0);
    pupil.move(right(pupil.step.choices).move);
    pupil.rest();
    expect(pupil.at).toBe(1);
    expect(pupil.moves).not.toBe(moves);
  });

  it('talks about a step, and lets something be chosen, when the board has arrived there', () => {
    const pupil = new Pupil(lesson);
    pupil.show();
    expect(pupil.view).toBe(lesson.steps[1]!.view);
    expect([pupil.step.name, pupil.moves]).toEqual([lesson.steps[0]!.name, []]);
    pupil.show();
    expect(pupil.at).toBe(1);
    pupil.rest();
    expect(pupil.step).toBe(lesson.steps[1]);
  });

  it('moves what led to a step, and nothing after a jump', () => {
    const pupil = new Pupil(lesson);
    expect(pupil.told).toEqual([]);
    pupil.show();
    expect(pupil.told).toBe(lesson.steps[1]!.told);
    expect(pupil.told.length).toBeGreaterThan(0);
    pupil.skip();
    pupil.rest();
    expect([pupil.done, pupil.told]).toEqual([true, []]);
    pupil.show();
    expect(pupil.done).toBe(true);
    pupil.again();
    pupil.rest();
    expect([pupil.at, pupil.told, pupil.remark]).toEqual([0, [], null]);
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
