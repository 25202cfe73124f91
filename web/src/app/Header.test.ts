import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { houseCatalogue } from '../i18n/catalogues';
import { LANGUAGES, nameOf } from '../i18n/languages';
import { Voice } from '../i18n/voice';
import { house } from '../session/house.svelte';
import Header from './Header.svelte';

beforeAll(async () => {
  house.voice = new Voice('en', [await houseCatalogue('en')]);
});
afterEach(cleanup);

it('names each language in its own words', () => {
  render(Header);
  const options = [...screen.getByRole('combobox', { name: 'Language' }).children];
  const said = options.map((each) => [each.getAttribute('lang'), each.textContent]);
  expect(said).toEqual(LANGUAGES.map((each) => [each, nameOf(each)]));
  expect(said.slice(0, 3)).toEqual([
    ['fr', 'Français'],
    ['en', 'English'],
    ['de', 'Deutsch'],
  ]);
});
