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

  it('would rather fail than say half a sentence', async () => {
    const voice = await voiceIn('en');
    expect(() => voice.say('no-such-message')).toThrow('no-such-message');
    expect(() => voice.say('rules-title')).toThrow('rules-title');
    expect(() => voice.event({ kind: 'tile_laid', seat: 9 })).toThrow('nobody sits at 9');
    expect(() => voice.event({ kind: 'tile_laid', seat: -7 })).toThrow('nobody sits at -7');
  });
});
