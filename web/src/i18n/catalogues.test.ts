import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { aimCatalogue, gameCatalogue, houseCatalogue, wordsCatalogue } from './catalogues';
import { LANGUAGES, type Language } from './languages';
import { Voice } from './voice';

const OWN = import.meta.glob<string>('./messages.*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const GAMES = Object.keys(import.meta.glob('$house/games/*/messages.fr.ftl')).map((path) =>
  path.split('/').at(-2)!.replaceAll('_', '-'),
);
const SOURCES = import.meta.glob<string>(['../*/**/*.{svelte,ts}', '!../{games,gen,testing}/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const own = (language: Language) => OWN[`./messages.${language}.ftl`]!;

/** Every word that begins a line: what should be a message, whether or not it can be read. */
function begun(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => /^[^\s#}[*]/.test(line))
    .map((line) => line.split(/\s*=/)[0]!);
}

function read(text: string): string[] {
  return new FluentResource(text).body.map((message) => message.id);
}

/** The facts in a message as Fluent has read it, wherever they stand. */
function facts(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(facts);
  if (node === null || typeof node !== 'object') return [];
  const { type, name } = node as { type?: string; name?: string };
  return [...(type === 'var' ? [name!] : []), ...Object.values(node).flatMap(facts)];
}

function needed(text: string): Record<string, string[]> {
  return Object.fromEntries(
    new FluentResource(text).body.map(({ id, value }) => [
      id,
      [...new Set(facts(value))].toSorted(),
    ]),
  );
}

/** The keys that a component asks for: whole, or the beginning of one that ends with a value. */
function keysIn(source: string): { key: string; open: boolean }[] {
  const calls = source.matchAll(/(?<![.\w])say\(([^()]*)/g);
  return [...calls].flatMap(([, inside]) =>
    [...inside!.matchAll(/(?:^|[?:])\s*['`]([a-z-]+)(\$\{)?/g)].map(([, key, open]) => ({
      key: key!,
      open: open !== undefined,
    })),
  );
}

describe('the words of the client', () => {
  it.each(LANGUAGES)('can all be read in %s', (language) => {
    expect(read(own(language))).toEqual(begun(own(language)));
    expect(read(own(language)).length).toBeGreaterThan(100);
  });

  it.each(LANGUAGES)('have the same keys and facts in %s as in English', (language) => {
    expect(needed(own(language))).toEqual(needed(own('en')));
  });

  it.each(LANGUAGES)('stand in the same order in %s as in English', (language) => {
    expect(read(own(language))).toEqual(read(own('en')));
  });

  it.each(LANGUAGES)('clash with no word of the house or of a game in %s', async (language) => {
    expect(GAMES).toContain('niagara');
    for (const game of GAMES) {
      const keys = read(
        [await houseCatalogue(language), await gameCatalogue(game, language)].join('\n\n'),
      );
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    }
  });

  it('are there for all that the pages say', async () => {
    const keys = read(await houseCatalogue('fr'));
    const asked = Object.values(SOURCES).flatMap(keysIn);
    expect(asked.length).toBeGreaterThan(20);
    const missing = asked.filter(({ key, open }) =>
      open ? !keys.some((each) => each.startsWith(key)) : !keys.includes(key),
    );
    expect(missing).toEqual([]);
  });

  it('are all said somewhere', () => {
    const sources = Object.entries(SOURCES)
      .filter(([path]) => !path.endsWith('.test.ts'))
      .map(([, source]) => source)
      .join('\n');
    // A key stands in quotes; or its beginning does, and the rest is a value.
    const unsaid = read(own('en')).filter((key) => {
      const beginnings = [...key.matchAll(/-/g)].map(({ index }) => key.slice(0, index + 1));
      return ![`'${key}'`, ...beginnings.map((begun) => `\`${begun}\${`)].some((text) =>
        sources.includes(text),
      );
    });
    expect(unsaid).toEqual([]);
  });

  it('put no ordinary space where French wants one that does not break', () => {
    expect(own('fr').match(/[^\s=] [:;!?»]|« /g)).toBeNull();
  });
});

describe('the aim of a game', () => {
  const AIMS = Object.keys(import.meta.glob('../games/*/aim.en.ftl')).map((path) =>
    path.split('/').at(-2)!,
  );

  it.each(AIMS)('is told in all languages alike: %s', async (game) => {
    const english = await aimCatalogue(game, 'en');
    expect(read(english)).toContain('aim');
    for (const language of LANGUAGES) {
      const text = await aimCatalogue(game, language);
      expect(read(text)).toEqual(begun(text));
      expect(needed(text)).toEqual(needed(english));
    }
    expect((await aimCatalogue(game, 'fr')).match(/[^\s=] [:;!?»×]|« /g)).toBeNull();
  });

  it('need not be told', async () => {
    expect(AIMS.length).toBeGreaterThan(1);
    expect(await aimCatalogue('no-such-game', 'fr')).toBe('');
  });
});

describe('the words of a board', () => {
  it.each(LANGUAGES)('are those of its game in %s', async (language) => {
    const text = await wordsCatalogue('niagara', language);
    expect(read(text)).toContain('all-moves');
    expect(new Voice(language, [], ['Ana'], text).words.say('all-moves', { count: 3 })).toMatch(
      /3/,
    );
  });

  it('need not be there', async () => {
    expect(await wordsCatalogue('no-such-game', 'fr')).toBe('');
  });
});
