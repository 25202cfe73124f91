/** What the words of every board must keep to, for the tests of each game's own. */

import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import { byLanguage } from '../i18n/byLanguage';
import { LANGUAGES, type OwnLanguage } from '../i18n/languages';
import { Voice } from '../i18n/voice';

const SOURCES = import.meta.glob<string>(
  ['../games/*/**/*.{svelte,ts}', '../table/prepare/*.svelte', '!../games/**/*.test.ts'],
  { query: '?raw', import: 'default' },
);

const WORDS = import.meta.glob<string>('../games/*/words.*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What a game's board says, in all languages. */
export function wordsOf(game: string): Record<OwnLanguage, string> {
  const own = Object.entries(WORDS).filter(([path]) => path.startsWith(`../games/${game}/`));
  return byLanguage(Object.fromEntries(own));
}

export function wordsFor(game: string, { language, names }: Voice): Voice {
  return new Voice(language, [], names, wordsOf(game)[language as OwnLanguage]).words;
}

export const keys = (text: string) => new FluentResource(text).body.map(({ id }) => id);

/** Inside a `describe`. `built` are keys that are put together from the names of things. */
export function everyWord(game: string, words: Record<OwnLanguage, string>, built?: RegExp): void {
  it('are there in the languages of the house, and in no other', () => {
    expect(Object.keys(words).toSorted()).toEqual(LANGUAGES.toSorted());
  });

  it.each(LANGUAGES)('are the same ones in %s, and can all be read', (language) => {
    const text = words[language];
    expect(keys(text)).toEqual(keys(words.en));
    expect(keys(text)).toEqual([...text.matchAll(/^([\w-]+) =/gm)].map(([, key]) => key));
  });

  it('are all said somewhere', async () => {
    const own = Object.entries(SOURCES).filter(([path]) =>
      [`../games/${game}/`, '../games/kit/', '../table/'].some((folder) => path.startsWith(folder)),
    );
    const source = (await Promise.all(own.map(([, read]) => read()))).join('\n');
    const unsaid = keys(words.en).filter(
      (key) =>
        !source.includes(`'${key}'`) && !words.en.includes(`{ ${key} }`) && !built?.test(key),
    );
    expect(unsaid).toEqual([]);
  });

  it('put no ordinary space where French wants one that does not break', () => {
    expect(words.fr.match(/[^\s=] [:;!?»%×]|« /g)).toBeNull();
  });
}
