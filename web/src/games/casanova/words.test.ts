import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../i18n/languages';
import { Voice } from '../../i18n/voice';
import { everyWord, wordsFor, wordsOf } from '../../testing/wordsCases';
import { listed } from '../kit/words';
import { spotName } from './words';

const WORDS = wordsOf('casanova');

describe('the words of the board', () => {
  everyWord('casanova', WORDS, /^deed-/);

  it.each(LANGUAGES)('name everybody in %s', (language) => {
    const words = wordsFor('casanova', new Voice(language, [], ['Ana', 'Bo', 'Cleo']));
    expect(listed(words, [0, 1])).toMatch(/^Ana \p{L}+ Bo$/u);
    expect(spotName(words, 1)).toBe('Bo');
    expect(spotName(words, 5)).toContain('San Cassiano');
    expect(words.say('points', { points: 1 })).not.toBe(words.say('points', { points: 2 }));
  });
});
