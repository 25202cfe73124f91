import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { Voice } from '../../i18n/voice';
import { listed, spotName, WORDS, wordsFor } from './words';

const languages = Object.keys(WORDS) as (keyof typeof WORDS)[];
const SOURCES = import.meta.glob<string>(['./**/*.svelte', './*.ts', '../kit/*', '!./*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const keys = (text: string) => new FluentResource(text).body.map(({ id }) => id);

describe('the words of the board', () => {
  it.each(languages)('are the same ones in %s, and can all be read', (language) => {
    expect(keys(WORDS[language])).toEqual(keys(WORDS.en));
    const begun = [...WORDS[language].matchAll(/^([\w-]+) =/gm)].map(([, key]) => key);
    expect(keys(WORDS[language])).toEqual(begun);
  });

  it('are all said somewhere', () => {
    const source = Object.values(SOURCES).join('\n');
    const unsaid = keys(WORDS.en).filter(
      (key) => !source.includes(`'${key}'`) && !/^deed-/.test(key),
    );
    expect(unsaid).toEqual([]);
  });

  it.each(languages)('name everybody in %s', (language) => {
    const words = wordsFor(new Voice(language, [], ['Ana', 'Bo', 'Cleo']));
    expect(listed(words, ['Ana', 'Bo'])).toMatch(/^Ana (et|and|und) Bo$/);
    expect(spotName(words, 1)).toBe('Bo');
    expect(spotName(words, 5)).toContain('San Cassiano');
    expect(words.say('points', { points: 1 })).not.toBe(words.say('points', { points: 2 }));
  });

  it('put no ordinary space where French wants one that does not break', () => {
    expect(WORDS.fr.match(/[^\s=] [:;!?»%]|« /g)).toBeNull();
  });
});
