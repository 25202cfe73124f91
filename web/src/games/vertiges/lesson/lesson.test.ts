import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { Pupil } from '../../../parts/pupil.svelte';
import { gameCatalogue, houseCatalogue } from '../../../shell/catalogues';
import { LANGUAGES, type Language } from '../../../shell/languages';
import { Voice } from '../../../shell/voice';
import type { Choice, Lesson } from '../../lesson';
import vertiges from '.';

const lesson = vertiges as Lesson;
const right = (choices: readonly Choice[]) => choices.find((each) => each.right)!;
const wrong = (choices: readonly Choice[]) => choices.filter((each) => !each.right);
const names = ['Ana', 'Bo', 'Cleo', 'Dan'];
const voiceOf = (language: Language) => new Voice(language, [lesson.words[language]], names);

describe('the lesson', () => {
  it('is finished by the right choices, in less than ten steps', () => {
    const pupil = new Pupil(lesson);
    const seen: string[] = [];
    while (!pupil.done) {
      seen.push(pupil.step.name);
      pupil.choose(right(pupil.step.choices));
      pupil.rest();
      expect(pupil.remark).toBeNull();
    }
    expect(new Set(seen).size).toBe(pupil.length);
    expect(pupil.length).toBeLessThan(10);
  });

  it('has one right thing to do at every step, and something to say about all others', () => {
    for (const { name, choices } of lesson.steps.slice(0, -1)) {
      expect([name, choices.filter((each) => each.right).length]).toEqual([name, 1]);
      expect(wrong(choices).length).toBeGreaterThan(0);
      for (const each of wrong(choices)) expect(each.refusal ?? each.hint).toBeTruthy();
    }
  });

  it('does not go on by a wrong choice', () => {
    const pupil = new Pupil(lesson);
    while (!pupil.done) {
      const { at } = pupil;
      for (const each of wrong(pupil.step.choices)) {
        pupil.choose(each);
        expect([pupil.at, pupil.remark?.choice]).toEqual([at, each]);
      }
      pupil.choose(right(pupil.step.choices));
      expect(pupil.at).toBe(at + 1);
      pupil.rest();
    }
  });

  it('shows a base, a fit, a protest, a ZAP and a fall', () => {
    const told = vertiges.steps.flatMap((step) => step.told.map(({ event }) => event.kind));
    for (const kind of [
      'tower_started',
      'piece_put',
      'turn_passed',
      'fitting_caught',
      'base_removed',
      'zapped',
      'pieces_fell',
    ])
      expect(told).toContain(kind);
  });
});

describe('the words of the lesson', () => {
  const keys = (text: string) => new FluentResource(text).body.map(({ id }) => id);

  it.each(LANGUAGES)('are the same ones in %s', (language) => {
    const text = lesson.words[language];
    expect(keys(text)).toEqual(keys(lesson.words.en));
    expect(keys(text)).toEqual([...text.matchAll(/^([\w-]+) =/gm)].map(([, key]) => key));
  });

  it.each(LANGUAGES)('are all there and all needed in %s', async (language) => {
    const words = voiceOf(language);
    const texts = [await houseCatalogue(language), await gameCatalogue('vertiges', language)];
    const game = new Voice(language, texts, names);
    const said = new Set<string>();
    const say = (key: string, facts = {}) => {
      said.add(key);
      expect(words.say(key, facts).length).toBeGreaterThan(3);
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

  it.each(LANGUAGES)('are few in %s: they are read within a minute and a half', (language) => {
    const words = voiceOf(language);
    const text = lesson.steps.map(({ name, facts }) => words.say(`text-${name}`, facts)).join(' ');
    expect(text.split(/\s+/).length).toBeLessThan(240);
  });

  it('put no ordinary space where French wants one that does not break', () => {
    expect(lesson.words.fr.match(/[^\s=] [:;!?»%]|« /g)).toBeNull();
  });
});
