import { describe, expect, it } from 'vitest';
import { Voice } from '../../i18n/voice';
import { DISCS, GEMS, TILES } from './river';
import { signed, WORDS, wordsFor } from './words';

const keys = (text: string) =>
  [...text.matchAll(/^([a-z-]+) =/gm)].map(([, key]) => key).toSorted();
const languages = Object.keys(WORDS) as (keyof typeof WORDS)[];

describe('the words of the board', () => {
  it.each(languages)('are the same ones in %s', (language) => {
    expect(keys(WORDS[language])).toEqual(keys(WORDS.en));
  });

  it.each(languages)('name every place, gem and tile in %s', (language) => {
    const words = wordsFor(new Voice(language, [], ['Ana', 'Bo']));
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
