import { beforeAll, describe, expect, it } from 'vitest';
import { gameCatalogue, toldCatalogue } from '../../i18n/catalogues';
import { LANGUAGES, type Language } from '../../i18n/languages';
import { Voice } from '../../i18n/voice';
import { AREAS, type Move, type Surface } from './bay';
import { nameMoves } from './spots';

const climbs = (id: string): Move[] =>
  AREAS.filter((area) => area.id === id).flatMap(({ spots }) =>
    spots.map((spot) => ({ kind: 'climb', ...spot, onto: id as Surface })),
  );

async function voiceIn(language: Language): Promise<Voice> {
  const texts = [gameCatalogue('nizza', language), toldCatalogue('nizza', language)];
  return new Voice(language, await Promise.all(texts), ['Ana', 'Bo']);
}

describe('moves by the names of places', () => {
  let english: Voice;
  beforeAll(async () => {
    english = await voiceIn('en');
  });
  const named = (moves: Move[]) => [...nameMoves(moves, english).values()];

  it('say on what, above which square and beside which chimney', () => {
    const roof = named(climbs('h2_roof'));
    expect(roof).toContain('Take the ladder: roof of Villa Mimosa, above square 3, in front');
    expect(roof).toContain('Take the ladder: roof of Villa Mimosa, above square 3, at the back');
    expect(roof).toContain(
      'Take the ladder: roof of Villa Mimosa, above square 4, next to chimney 2',
    );
    expect(named(climbs('palm_a'))).toEqual(['Take the ladder: palm A']);
  });

  it.each(LANGUAGES)('are all different in %s', async (language) => {
    const moves: Move[] = AREAS.flatMap(({ id }) => climbs(id));
    const said = [...nameMoves(moves, await voiceIn(language)).values()];
    expect(said.length).toBeGreaterThan(100);
    expect(new Set(said).size).toBe(said.length);
    expect(said.some((text) => /\d{3}/.test(text))).toBe(false);
  });

  it('leave what is not aimed in the words of the house', () => {
    expect(named([{ kind: 'end_turn' }, { kind: 'pass_die', symbol: 'rope' }])).toEqual([
      'Pass all dice',
      'Pass a die (rope)',
    ]);
  });
});
