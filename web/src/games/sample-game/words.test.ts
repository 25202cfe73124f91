import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../i18n/languages';
import { Voice } from '../../i18n/voice';
import { everyWord, wordsFor, wordsOf } from '../../testing/wordsCases';
import { PLACES } from './shore';

describe('the words of the board', () => {
  everyWord('sample-game', wordsOf('sample-game'));

  it.each(LANGUAGES)('name every place in %s', (language) => {
    const words = wordsFor('sample-game', new Voice(language, [], ['Ana', 'Bo']));
    const said = PLACES.map((place) => words.say('place', { place }));
    expect(new Set(said).size).toBe(PLACES.length);
    expect(words.say('summary-seat', { seat: 1, shells: 3, place: null })).toContain('Bo');
  });
});
