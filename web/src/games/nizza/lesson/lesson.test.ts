import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { Pupil } from '../../../parts/pupil.svelte';
import { gameCatalogue, houseCatalogue } from '../../../shell/catalogues';
import { LANGUAGES, type Language } from '../../../shell/languages';
import { Voice } from '../../../shell/voice';
import type { Choice, Lesson } from '../../lesson';
import nizza from '.';

const lesson = nizza as Lesson;
const right = (choices: readonly Choice[]) => choices.find((each) => each.right)!;
/** Does the right thing, and lets the board arrive. */
function goOn(pupil: Pupil): void {
  pupil.choose(right(pupil.step.choices));
  pupil.rest();
}
const wrong = (choices: readonly Choice[]) => choices.filter((each) => !each.right);
const voiceOf = (language: Language) =>
  new Voice(language, [lesson.words[language]], ['Ana', 'Bo']);

describe('the lesson', () => {
  it('is finished by the right choices, in about ten steps', () => {
    const pupil = new Pupil(lesson);
    const seen: string[] = [];
    while (!pupil.done) {
      seen.push(pupil.step.name);
      goOn(pupil);
      expect(pupil.remark).toBeNull();
    }
    expect(seen).toHaveLength(pupil.length);
    expect(new Set(seen).size).toBe(pupil.length);
    expect(pupil.length).toBeLessThanOrEqual(10);
  });

  it('has one right thing to do at every step, and something to say about all others', () => {
    const steps = lesson.steps.slice(0, -1);
    for (const { name, choices } of steps) {
      expect([name, choices.filter((each) => each.right).length]).toEqual([name, 1]);
      for (const each of wrong(choices)) expect(each.refusal ?? each.hint).toBeTruthy();
    }
    const tempting = steps.filter(({ asks }) => asks !== 'watch');
    expect(tempting.filter(({ choices }) => wrong(choices).length === 0)).toEqual([]);
  });

  it('does not go on by a wrong choice', () => {
    const pupil = new Pupil(lesson);
    while (!pupil.done) {
      const { at } = pupil;
      for (const [count, each] of wrong(pupil.step.choices).entries()) {
        pupil.choose(each);
        expect(pupil.at).toBe(at);
        expect(pupil.remark).toMatchObject({ choice: each, attempt: count + 1 });
      }
      goOn(pupil);
      expect(pupil.at).toBe(at + 1);
    }
  });

  it('offers the same array as long as a step lasts, and takes one of its moves back', () => {
    const pupil = new Pupil(lesson);
    const { moves } = pupil;
    expect(moves.length).toBeGreaterThan(1);
    pupil.move(wrong(pupil.step.choices)[0]!.move);
    expect(pupil.moves).toBe(moves);
    pupil.move({ kind: 'end_turn' });
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

  it('shows dice, a rope, a ladder, tools, a fall, the safe, the yacht and a victory', () => {
    const told = nizza.steps.flatMap((step) => step.told.map(({ event }) => event.kind));
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
    const texts = [await houseCatalogue(language), await gameCatalogue('nizza', language)];
    const game = new Voice(language, texts, words.names);
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

  it.each(LANGUAGES)('are few in %s: they are read within a minute and a half', (language) => {
    const words = voiceOf(language);
    const text = lesson.steps.map(({ name, facts }) => words.say(`text-${name}`, facts)).join(' ');
    expect(text.split(/\s+/).length).toBeLessThan(240);
  });

  it.each(LANGUAGES)('name nobody as a guest may be named in %s', async (language) => {
    const guests = new Voice(language, [await houseCatalogue(language)]).say('guest-names');
    const cast = [1].map((seat) => voiceOf(language).say(`name-${seat}`));
    expect(guests.split(', ').filter((each) => cast.includes(each))).toEqual([]);
  });

  it('put no ordinary space where French wants one that does not break', () => {
    expect(lesson.words.fr.match(/[^\s=] [:;!?»]|« /g)).toBeNull();
  });
});
