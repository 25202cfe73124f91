import { describe, expect, it } from 'vitest';
import { byLanguage } from './byLanguage';
import { isLanguage, LANGUAGES, nameOf, preferred } from './languages';

describe('the languages of the house', () => {
  it('are those of its list, French first', () => {
    expect(LANGUAGES.slice(0, 3)).toEqual(['fr', 'en', 'de']);
    expect([...LANGUAGES, 'tlh', 'FR', '', undefined].filter(isLanguage)).toEqual(LANGUAGES);
  });

  it.each(LANGUAGES)('have a name of their own and a file for each text: %s', (language) => {
    expect(nameOf(language)).toMatch(/^\p{Lu}/u);
    const files = LANGUAGES.map((each) => [`./words.${each}.ftl`, each]);
    expect(byLanguage(Object.fromEntries(files) as Record<string, string>)[language]).toBe(
      language,
    );
  });

  it.each([
    [['de-CH', 'fr'], 'de'],
    [['tlh', 'EN-GB', 'fr'], 'en'],
    [['tlh', 'xx-BR'], 'fr'],
    [[], 'fr'],
  ])('answer to %j with %s', (wanted, language) => {
    expect(preferred(wanted)).toBe(language);
  });
});
