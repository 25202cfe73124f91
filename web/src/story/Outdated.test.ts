import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { TableInfo } from '../gen/wire';
import { houseCatalogue } from '../i18n/catalogues';
import type { Language } from '../i18n/languages';
import { Voice } from '../i18n/voice';
import { house } from '../session/house.svelte';
import Outdated from './Outdated.svelte';

const table = {
  id: 'mivo-tarelu',
  game: 'niagara',
  version: 1,
  stage: 'closed',
  seats: [{ name: 'Ana' }, { name: 'Ben' }],
  result: null,
  how: null,
} as unknown as TableInfo;
const over = {
  ...table,
  stage: 'over',
  result: { scores: [1, 0], winners: [0], rule: '6.1' },
  how: 'rules',
} as TableInfo;

afterEach(cleanup);

describe.each<[Language, RegExp, string]>([
  ['fr', /^Les règles de ce jeu ont changé/, 'Télécharger le récit de la partie'],
  ['en', /^The rules of this game have changed/, 'Download the record'],
  ['de', /^Die Regeln dieses Spiels haben sich/, 'Die Aufzeichnung herunterladen'],
])('a game by other rules, in %s', (language, why, download) => {
  it.each([table, over])('says so in one line, and hands out its record', async (old) => {
    house.voice = new Voice(language, [await houseCatalogue(language)]);
    render(Outdated, { table: old, seat: null });
    expect(screen.getByRole('alert').textContent).toMatch(why);
    const record = screen.getByRole('link', { name: download });
    expect(record.getAttribute('href')).toBe('/api/tables/mivo-tarelu/record');
    expect(screen.queryAllByRole('heading')).toHaveLength(old.result ? 1 : 0);
  });
});
