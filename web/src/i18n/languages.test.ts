import { describe, expect, it } from 'vitest';
import { isLanguage, preferred } from './languages';

describe('the languages of the house', () => {
  it('are three', () => {
    expect(['fr', 'en', 'de', 'it', 'FR', '', undefined].filter(isLanguage)).toEqual([
      'fr',
      'en',
      'de',
    ]);
  });

  it.each([
    [['de-CH', 'fr'], 'de'],
    [['it', 'EN-GB', 'fr'], 'en'],
    [['es', 'pt-BR'], 'fr'],
    [[], 'fr'],
  ])('answer to %j with %s', (wanted, language) => {
    expect(preferred(wanted)).toBe(language);
  });
});
