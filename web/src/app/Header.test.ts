import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { houseCatalogue } from '../i18n/catalogues';
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
  expect(options.map((each) => each.textContent)).toEqual(['Français', 'English', 'Deutsch']);
  expect(options.map((each) => each.getAttribute('lang'))).toEqual(['fr', 'en', 'de']);
});
