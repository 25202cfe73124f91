/** What every lesson must keep to, for the tests of each game's own. */

import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { LessonChoice, Lesson } from '../contract/lesson';
import { gameCatalogue, houseCatalogue } from '../i18n/catalogues';
import { LANGUAGES, type OwnLanguage } from '../i18n/languages';
import { Voice } from '../i18n/voice';
import { LessonProgress } from '../lesson/lessonProgress.svelte';

/** What is read within a minute and a half. */
const WORDS = 240;
const STEPS = 10;

export const right = (choices: readonly LessonChoice[]) => choices.find((each) => each.right)!;
export const wrong = (choices: readonly LessonChoice[]) => choices.filter((each) => !each.right);

/** Does the right thing, and lets the board arrive. */
export function goOn(progress: LessonProgress): void {
  progress.choose(right(progress.step.choices));
  progress.rest();
}

/** All that happens on the way. */
export const kinds = (lesson: Lesson<unknown, unknown, { kind: string }>): string[] =>
  lesson.steps.flatMap((step) => step.told.map(({ event }) => event.kind));

/** `catalogue` is the folder of the game's own messages. */
export function everyLesson(lesson: Lesson, catalogue: string): void {
  describe('the lesson', () => {
    it('is finished by the right choices, in at most ten steps', () => {
      const progress = new LessonProgress(lesson);
      const seen: string[] = [];
      while (!progress.done) {
        seen.push(progress.step.name);
        goOn(progress);
        expect(progress.remark).toBeNull();
      }
      expect(new Set(seen).size).toBe(progress.length);
      expect(seen).toHaveLength(progress.length);
      expect(progress.length).toBeLessThanOrEqual(STEPS);
    });

    it('has one right thing to do at every step, and something to say about all others', () => {
      for (const { name, asks, choices } of lesson.steps.slice(0, -1)) {
        // Several may be as right: each but one tells what comes of it.
        const others = choices.filter((each) => each.right && !each.told);
        expect([name, others.length]).toEqual([name, 1]);
        expect([name, wrong(choices).length > 0]).toEqual([name, asks !== 'watch']);
        for (const each of wrong(choices)) expect(each.refusal ?? each.hint).toBeTruthy();
      }
    });

    it('does not go on by a wrong choice', () => {
      const progress = new LessonProgress(lesson);
      while (!progress.done) {
        const { at } = progress;
        for (const [count, each] of wrong(progress.step.choices).entries()) {
          progress.choose(each);
          expect(progress.at).toBe(at);
          expect(progress.remark).toMatchObject({ choice: each, attempt: count + 1 });
        }
        goOn(progress);
        expect(progress.at).toBe(at + 1);
      }
    });
  });

  describe('the words of the lesson', () => {
    const names = ['Ana', 'Bo', 'Cleo', 'Dan', 'Eve'].slice(0, lesson.seats);
    const voiceOf = (language: OwnLanguage) => new Voice(language, [lesson.words[language]], names);
    const keys = (text: string) => new FluentResource(text).body.map(({ id }) => id);

    it('are there in the languages of the house, and in no other', () => {
      expect(Object.keys(lesson.words).toSorted()).toEqual(LANGUAGES.toSorted());
    });

    it.each(LANGUAGES)('are the same ones in %s', (language) => {
      const text = lesson.words[language];
      expect(keys(text)).toEqual(keys(lesson.words.en));
      expect(keys(text)).toEqual([...text.matchAll(/^([\w-]+) =/gm)].map(([, key]) => key));
    });

    it.each(LANGUAGES)('are all there and all needed in %s', async (language) => {
      const words = voiceOf(language);
      const texts = [await houseCatalogue(language), await gameCatalogue(catalogue, language)];
      const game = new Voice(language, texts, names);
      const said = new Set<string>();
      const say = (key: string, facts = {}) => {
        said.add(key);
        expect(words.say(key, facts).length).toBeGreaterThan(2);
      };
      for (let seat = 0; seat < lesson.seats; seat += 1) say(`name-${seat}`);
      for (const { name, facts, choices } of lesson.steps) {
        say(`title-${name}`);
        say(`text-${name}`, facts);
        for (const { hint, refusal } of choices) {
          if (hint) say(`hint-${name}-${hint.reason}`, hint.facts);
          if (refusal) expect(game.refusal(refusal)).toBeTruthy();
        }
      }
      expect([...said].toSorted()).toEqual(keys(lesson.words[language]).toSorted());
    });

    it.each(LANGUAGES)('are few in %s', (language) => {
      const words = voiceOf(language);
      const text = lesson.steps.map(({ name, facts }) => words.say(`text-${name}`, facts));
      expect(text.join(' ').split(/\s+/).length).toBeLessThan(WORDS);
    });

    it.each(LANGUAGES)('name nobody as a guest may be named in %s', async (language) => {
      const guests = new Voice(language, [await houseCatalogue(language)]).say('guest-names');
      const cast = names.slice(1).map((_, index) => voiceOf(language).say(`name-${index + 1}`));
      expect(guests.split(', ').filter((each) => cast.includes(each))).toEqual([]);
    });

    it('put no ordinary space where French wants one that does not break', () => {
      expect(lesson.words.fr.match(/[^\s=] [:;!?»%]|« /g)).toBeNull();
    });
  });
}
