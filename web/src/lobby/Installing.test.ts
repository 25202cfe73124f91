import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Install } from '../browser/install.svelte';
import { houseCatalogue } from '../i18n/catalogues';
import { Voice } from '../i18n/voice';
import { house, say } from '../session/house.svelte';
import Installing from './Installing.svelte';

afterEach(() => {
  cleanup();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'standalone');
});
beforeEach(async () => {
  house.voice = new Voice('en', [await houseCatalogue('en')]);
});

/** A page that was just opened. */
const shown = () => render(Installing, { install: new Install() });

it('says nothing where nothing can be installed', () => {
  shown();
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('offers what the browser offers, once', async () => {
  shown();
  const prompt = vi.fn(async () => undefined);
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  const button = await screen.findByRole('button', { name: say('install') });
  button.click();
  await vi.waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  expect(prompt).toHaveBeenCalledOnce();
});

it('tells owners of an iPhone how, until they have read it', async () => {
  Object.assign(navigator, { standalone: false });
  shown();
  expect(screen.getByRole('complementary').textContent).toContain(say('install-apple'));
  expect(screen.queryByRole('button', { name: say('install') })).toBeNull();
  screen.getByRole('button', { name: say('close') }).click();
  await vi.waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  cleanup();
  shown();
  expect(screen.queryByRole('complementary')).toBeNull();
});
