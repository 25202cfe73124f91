import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { gameCatalogue } from '../../i18n/catalogues';
import { Voice } from '../../i18n/voice';
import { RECORDED } from './recorded';
import { caption, listed, WORDS, wordsFor } from './words';

const languages = Object.keys(WORDS) as (keyof typeof WORDS)[];
const SOURCES = import.meta.glob<string>(
  ['../kit/*.svelte', './**/*.svelte', './*.ts', '!./*.test.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

const keys = (text: string) => new FluentResource(text).body.map(({ id }) => id);
/** Said by the name of a move, or of a die. */
const BUILT =
  /^(caption-\w+|to-\w+|leave_water|take_case|open_safe|board_helicopter|prompt-(rope|walk|parachute|swing|ladder)(-eye)?)$/;

describe('the words of the board', () => {
  it.each(languages)('are the same ones in %s, and can all be read', (language) => {
    expect(keys(WORDS[language])).toEqual(keys(WORDS.en));
    const begun = [...WORDS[language].matchAll(/^([\w-]+) =/gm)].map(([, key]) => key);
    expect(keys(WORDS[language])).toEqual(begun);
  });

  it('are all said somewhere', () => {
    const source = Object.values(SOURCES).join('\n');
    const unsaid = keys(WORDS.en).filter((key) => !source.includes(`'${key}'`) && !BUILT.test(key));
    expect(unsaid).toEqual([]);
  });

  it('list names as the language does', () => {
    expect(listed(new Voice('en', []), ['Ana', 'Bo'])).toBe('Ana and Bo');
    expect(listed(new Voice('de', []), ['Ana', 'Bo'])).toBe('Ana und Bo');
  });

  it('have a caption for nothing but events of the game', () => {
    const kinds = new Set(RECORDED.flatMap(({ told }) => told.map(({ event }) => event.kind)));
    const captions = keys(WORDS.en).filter((key) => key.startsWith('caption-'));
    expect(captions.filter((key) => !kinds.has(key.slice(8) as never))).toEqual([]);
  });

  it.each(languages)('say every event that has a caption in %s', async (language) => {
    const voice = new Voice(language, [await gameCatalogue('nizza', language)], [...'abcdef']);
    const words = wordsFor(voice);
    for (const { told } of RECORDED)
      for (const { event } of told)
        if (words.has(`caption-${event.kind}`)) {
          expect(caption(voice, words, event).length).toBeLessThan(80);
        }
  });

  it('say what somebody carries', () => {
    const words = wordsFor(new Voice('en', [], ['Ana']));
    const said = ['tools', 'jewels', null].map((carried) =>
      words.say('summary-pawn', { seat: 0, place: 'yacht', case: carried }),
    );
    expect(said).toEqual([
      'Ana: yacht, with tools.',
      'Ana: yacht, with the jewels.',
      'Ana: yacht.',
    ]);
  });

  it('put no ordinary space where French wants one that does not break', () => {
    expect(WORDS.fr.match(/[^\s=] [:;!?»%]|« /g)).toBeNull();
  });
});
