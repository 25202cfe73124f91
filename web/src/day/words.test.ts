import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../i18n/languages';
import { dayFrom, spokenDay, wordsOfTheDay } from './words';

const TEXTS = import.meta.glob<string>('./words.*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const keys = (language: string) =>
  new FluentResource(TEXTS[`./words.${language}.ftl`]!).body.map(({ id }) => id);

describe('the words of the day', () => {
  it.each(LANGUAGES)('are the same in %s as in English', (language) => {
    expect(keys(language)).toEqual(keys('en'));
    expect(keys(language).length).toBeGreaterThan(20);
  });

  it('put no ordinary space where French wants one that does not break', () => {
    expect(TEXTS['./words.fr.ftl']!.match(/[^\s=] [:;!?»]|« /g)).toBeNull();
  });

  it.each(LANGUAGES)('say what somebody made of it, in %s', async (language) => {
    const words = await wordsOfTheDay(language);
    const made = words.say('made', { place: 2, points: 1, margin: -3, rounds: 9 });
    expect(made).toMatch(/2.*1.*3.*9/);
  });
});

describe('a day', () => {
  it('is told by its own name, wherever the reader is', () => {
    expect(spokenDay('2026-01-31', 'en')).toContain('31');
  });

  it('has one before and one after it', () => {
    expect([dayFrom('2026-03-01', -1), dayFrom('2026-12-31', 1)]).toEqual([
      '2026-02-28',
      '2027-01-01',
    ]);
  });
});
