import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../i18n/languages';
import { clock, minutes } from './clock';
import { isApple, named } from './device';
import { wordsOfCalls } from './words';

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

describe('the words of calls', () => {
  it.each(LANGUAGES)('are the same in %s as in English', (language) => {
    expect(keys(language)).toEqual(keys('en'));
    expect(keys(language).length).toBeGreaterThan(30);
  });

  it('put no ordinary space where French wants one that does not break', () => {
    expect(TEXTS['./words.fr.ftl']!.match(/[^\s=] [:;!?»]|« /g)).toBeNull();
  });

  it.each(LANGUAGES)('are all said somewhere, and nothing else is, in %s', async (language) => {
    const said = Object.values(SOURCES).join('\n');
    const asked = [...said.matchAll(/words\.say\('([a-z-]+)'/g)].map(([, key]) => key!);
    const words = await wordsOfCalls(language);
    expect(asked.filter((key) => !words.has(key))).toEqual([]);
    expect(keys(language).filter((key) => !asked.includes(key))).toEqual([]);
  });
});

describe('a time of day', () => {
  it.each([
    ['00:00', 0],
    ['08:05', 485],
    ['23:59', 1439],
  ])('%s is kept as minutes', (shown, at) => {
    expect(minutes(shown)).toBe(at);
    expect(clock(at)).toBe(shown);
  });
});

describe('a device', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', 'Firefox · Linux'],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36',
      'Chrome · Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
      'Safari · iPhone',
    ],
    ['something', ''],
  ])('is named by no more than its browser and system: %s', (agent, name) => {
    expect(named(agent)).toBe(name);
  });
});

describe('an iPhone or iPad, which is called once the house is on its home screen', () => {
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15';
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile Safari/604.1', 5, true],
    [mac, 5, true],
    [mac, 0, false],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', 10, false],
  ])('is known by what it says and by its screen: %s, %d touches', (agent, touches, apple) => {
    expect(isApple(agent, touches)).toBe(apple);
  });
});
