import { describe, expect, it } from 'vitest';
import type { Refusal } from '../gen/wire';
import { gameCatalogue, houseCatalogue } from './catalogues';
import { LANGUAGES, type Language } from './languages';
import { Voice, type Facts } from './voice';
import golden from './voice.golden.jsonl?raw';

interface Saying {
  what: 'event' | 'move' | 'refusal' | 'option' | 'say';
  thing: unknown;
  said: Record<Language, string>;
}

const [head, ...lines] = golden.trim().split('\n');
const { names } = JSON.parse(head!) as { names: string[] };
const sayings = lines.map((line) => JSON.parse(line) as Saying);

async function voiceIn(language: Language): Promise<Voice> {
  const texts = [houseCatalogue(language), gameCatalogue('niagara', language)];
  return new Voice(language, await Promise.all(texts), names);
}

function said(voice: Voice, { what, thing }: Saying): string {
  switch (what) {
    case 'event':
      return voice.event(thing);
    case 'move':
      return voice.move(thing);
    case 'refusal':
      return voice.refusal(thing as Refusal);
    case 'option':
      return voice.option(...(thing as [string, number | string]));
    case 'say':
      return voice.say(...(thing as [string, Facts]));
  }
}

describe('the voice', () => {
  it('has enough to say here', () => {
    expect(sayings.length).toBeGreaterThanOrEqual(60);
  });

  it.each(LANGUAGES)('says in %s what the house says, to the letter', async (language) => {
    const voice = await voiceIn(language);
    expect(sayings.map((saying) => said(voice, saying))).toEqual(
      sayings.map((saying) => saying.said[language]),
    );
  });

  it.each(['it', 'es', 'pl'])('groups digits as the house would in %s', (language) => {
    const text = 'lost = { $points }\nseat = { ORDINAL($seat) }';
    const voice = new Voice(language as Language, [text]);
    const grouped = new Intl.NumberFormat(language, { useGrouping: 'always' });
    expect(voice.say('lost', { points: 1000 })).toBe(grouped.format(1000));
    expect(voice.say('lost', { points: 1000 })).not.toBe('1000');
    expect(voice.say('seat', { seat: 1000 })).toBe(grouped.format(1001));
  });

  it('joins and names in a board’s own words as everywhere', async () => {
    const board = 'both = { PLAYERS($seats) } : { LIST($cards) }\nwho = { PLAYER($seat) }';
    const { words } = new Voice('fr', [await houseCatalogue('fr')], ['Ana', 'Ben', 'Chloé'], board);
    expect(words.say('both', { seats: [0, 1, 2], cards: [3, 5] })).toBe(
      'Ana, Ben et Chloé : 3 et 5',
    );
    expect(words.say('who', { seat: -1 })).toBe('Dame Nature');
  });

  it.each([
    ['fr', ['3', '3 et 6', '3, 5 et 6', '1, 2, 3 et 10']],
    ['en', ['3', '3 and 6', '3, 5 and 6', '1, 2, 3 and 10']],
    ['de', ['3', '3 und 6', '3, 5 und 6', '1, 2, 3 und 10']],
  ] as const)('joins numbers as %s does, and as the house does', async (language, said) => {
    const voice = new Voice(language, [await houseCatalogue(language), 'cards = { LIST($cards) }']);
    const tuples = [[3], [3, 6], [3, 5, 6], [1, 2, 3, 10]];
    expect(tuples.map((cards) => voice.say('cards', { cards }))).toEqual(said);
    expect(voice.say('cards', { cards: ['red', 'blue'] })).toMatch(/^red \S+ blue$/);
    expect(voice.say('cards', { cards: [] })).toBe('none');
  });

  it('would rather fail than say half a sentence', async () => {
    const voice = await voiceIn('en');
    expect(() => voice.say('no-such-message')).toThrow('no-such-message');
    expect(() => voice.say('rules-title')).toThrow('rules-title');
    expect(() => voice.event({ kind: 'tile_laid', seat: 9 })).toThrow('nobody sits at 9');
    expect(() => voice.event({ kind: 'tile_laid', seat: -7 })).toThrow('nobody sits at -7');
  });
});
