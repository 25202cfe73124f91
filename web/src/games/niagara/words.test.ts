import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../i18n/languages';
import { Voice } from '../../i18n/voice';
import { everyWord, wordsFor, wordsOf } from '../../testing/wordsCases';
import { DISCS, GEMS, TILES } from './river';
import { signed } from './words';

const WORDS = wordsOf('niagara');

describe('the words of the board', () => {
  everyWord('niagara', WORDS);

  it.each(LANGUAGES)('name every place, gem and tile in %s', (language) => {
    const words = wordsFor('niagara', new Voice(language, [], ['Ana', 'Bo']));
    const said = [
      ...[...DISCS, 'beach', 'falls'].map((place) => words.say('place', { place })),
      ...GEMS.map((gem) => words.say('gem', { gem })),
      ...TILES.map((tile) => words.say('tile', { tile })),
    ];
    expect(new Set(said).size).toBe(said.length);
    expect(words.say('summary-canoe', { seat: 1, canoe: 0, place: 'M3', gem: null })).toContain(
      'Bo',
    );
  });

  it('write the weather as the rulebook does', () => {
    expect([-1, 0, 1, 2].map(signed)).toEqual(['−1', '0', '+1', '+2']);
  });
});
