import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../i18n/languages';
import { wordsOfOnesOwn } from './words';

const TEXTS = import.meta.glob<string>('./words.*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const SOURCES = import.meta.glob<string>('./*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const keys = (language: string) =>
  new FluentResource(TEXTS[`./words.${language}.ftl`]!).body.map(({ id }) => id);

describe('the words of one’s own page', () => {
  it.each(LANGUAGES)('are the same in %s as in English', (language) => {
    expect(keys(language)).toEqual(keys('en'));
    expect(keys(language).length).toBeGreaterThan(20);
  });

  it('put no ordinary space where French wants one that does not break', () => {
    expect(TEXTS['./words.fr.ftl']!.match(/[^\s=] [:;!?»]|« /g)).toBeNull();
  });

  it.each(LANGUAGES)('are all said somewhere, and nothing else is, in %s', async (language) => {
    const said = Object.values(SOURCES).join('\n');
    const asked = [...said.matchAll(/words\.say\(([^{}]*)/g)].flatMap(([, inside]) =>
      [...inside!.matchAll(/'([a-z-]+)'/g)].map(([, key]) => key!),
    );
    const words = await wordsOfOnesOwn(language);
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((key) => !words.has(key))).toEqual([]);
    const unsaid = keys(language).filter((key) => !asked.includes(key) && !/^went-/.test(key));
    expect(unsaid).toEqual([]);
  });
});
