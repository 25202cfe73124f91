import { describe, expect, it } from 'vitest';
import type { Lesson } from '../../../contract/lesson';
import { LANGUAGES } from '../../../i18n/languages';
import { Voice } from '../../../i18n/voice';
import { wordsFor } from '../../../testing/wordsCases';
import { everyLesson, kinds } from '../../../testing/lessonCases';
import { obvious, offersOf } from '../offers';
import { promptFor } from '../prompt';
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
      'looked_round',
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

  it('asks on the board for what there is to do', () => {
    const asked = lesson.steps.slice(0, -1).map(({ name, view, choices }) => {
      const offers = offersOf(choices.map(({ move }) => move!));
      return [name, promptFor(view, 0, offers, obvious(offers, view, 0)).key];
    });
    expect(Object.fromEntries(asked)).toEqual({
      bar: 'prompt-touch',
      glide: 'prompt-sail',
      call: 'prompt-free',
      decide: 'prompt-decide',
      walk: 'prompt-free',
      jewel: 'prompt-sail',
      look: 'prompt-free',
      meet: 'prompt-free',
      again: 'prompt-decide',
      home: 'prompt-sail',
    });
  });

  it.each(LANGUAGES)('calls buttons what is written on them in %s', (language) => {
    const said = new Voice(language, [lesson.words[language]], ['Ana', 'Bo', 'Cleo']);
    const words = wordsFor('casanova', said);
    for (const [step, key] of [
      ['glide', 'reach'],
      ['call', 'deed-call'],
      ['decide', 'hold'],
      ['decide', 'answer-exchange'],
      ['walk', 'notebook'],
      ['walk', 'deed-walk'],
      ['look', 'deed-look_round'],
      ['meet', 'hold'],
      ['meet', 'deed-meet'],
    ] as const)
      // Where to, which comes behind it, is another each time.
      expect(said.say(`text-${step}`)).toContain(
        words.say(key, { seat: 1, dock: '§' }).replace(/\s?: §$/, ''),
      );
  });
});
