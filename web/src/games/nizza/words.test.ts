import { describe, expect, it } from 'vitest';
import { gameCatalogue } from '../../i18n/catalogues';
import { LANGUAGES } from '../../i18n/languages';
import { Voice } from '../../i18n/voice';
import { everyWord, keys, wordsFor, wordsOf } from '../../testing/wordsCases';
import { RECORDED } from './recorded';
import { caption } from './words';

/** Said by the name of a move, or of a die. */
const BUILT =
  /^(caption-\w+|leave_water|take_case|open_safe|board_helicopter|prompt-(rope|walk|parachute|swing|ladder)(-eye)?)$/;

const WORDS = wordsOf('nizza');

describe('the words of the board', () => {
  everyWord('nizza', WORDS, BUILT);

  it('have a caption for nothing but events of the game', () => {
    const kinds = new Set(RECORDED.flatMap(({ told }) => told.map(({ event }) => event.kind)));
    const captions = keys(WORDS.en).filter((key) => key.startsWith('caption-'));
    expect(captions.filter((key) => !kinds.has(key.slice(8) as never))).toEqual([]);
  });

  it.each(LANGUAGES)('say every event that has a caption in %s', async (language) => {
    const voice = new Voice(language, [await gameCatalogue('nizza', language)], [...'abcdef']);
    const words = wordsFor('nizza', voice);
    for (const { told } of RECORDED)
      for (const { event } of told)
        if (words.has(`caption-${event.kind}`)) {
          expect(caption(voice, words, event).length).toBeLessThan(80);
        }
  });

  it('say what somebody carries', () => {
    const words = wordsFor('nizza', new Voice('en', [], ['Ana']));
    const said = ['tools', 'jewels', null].map((carried) =>
      words.say('summary-pawn', { seat: 0, place: 'yacht', case: carried }),
    );
    expect(said).toEqual([
      'Ana: yacht, with tools.',
      'Ana: yacht, with the jewels.',
      'Ana: yacht.',
    ]);
  });
});
