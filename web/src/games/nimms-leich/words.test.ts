import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../i18n/languages';
import { Voice } from '../../i18n/voice';
import { everyWord, wordsFor, wordsOf } from '../../testing/wordsCases';

const WORDS = wordsOf('nimms-leich');

describe('the words of the board', () => {
  everyWord('nimms-leich', WORDS, /^prompt-(discard|tuck|exchange|.*-done)$/);

  it('count tokens and cards', () => {
    const words = wordsFor('nimms-leich', new Voice('en', [], ['Ana']));
    expect([0, 1, 2].map((left) => words.say('tokens', { left }))).toEqual([
      'no token',
      'one token',
      '2 tokens',
    ]);
  });

  it.each(LANGUAGES)('keep a number and what follows it on one line in %s', (language) => {
    expect(WORDS[language].match(/[^\s=] [×%]/g) ?? []).toEqual(language === 'en' ? ['s %'] : []);
  });
});
