import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { Voice } from '../../i18n/voice';
import { listed, WORDS } from './words';

const languages = Object.keys(WORDS) as (keyof typeof WORDS)[];
const SOURCES = import.meta.glob<string>(
  ['./**/*.svelte', './**/*.ts', '../kit/*.svelte', '!./**/*.test.ts'],
  { query: '?raw', import: 'default', eager: true },
);

const keys = (text: string) => new FluentResource(text).body.map(({ id }) => id);

describe('the words of the board', () => {
  it.each(languages)('are the same ones in %s, and can all be read', (language) => {
    expect(keys(WORDS[language])).toEqual(keys(WORDS.en));
    const begun = [...WORDS[language].matchAll(/^([\w-]+) =/gm)].map(([, key]) => key);
    expect(keys(WORDS[language])).toEqual(begun);
  });

  it('are all said somewhere', () => {
    const source = Object.values(SOURCES).join('\n');
    const inside = WORDS.en;
    const unsaid = keys(WORDS.en).filter(
      (key) =>
        !source.includes(`'${key}'`) &&
        !inside.includes(`{ ${key} }`) &&
        !/^prompt-zap-(from|onto)$/.test(key),
    );
    expect(unsaid).toEqual([]);
  });

  it('list names as the language does', () => {
    expect(listed(new Voice('fr', [], ['Ana', 'Bo', 'Cleo']), [0, 2])).toBe('Ana et Cleo');
  });

  it('put no ordinary space where French wants one that does not break', () => {
    expect(WORDS.fr.match(/[^\s=] [:;!?»%]|« /g)).toBeNull();
  });
});
