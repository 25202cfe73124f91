import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { houseCatalogue } from '../i18n/catalogues';
import { Voice } from '../i18n/voice';
import { house, say } from '../session/house.svelte';
import Away from './Away.svelte';

beforeEach(async () => {
  house.voice = new Voice('en', [await houseCatalogue('en')]);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('says whether it is the device or the house', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(Away);
  expect(screen.getByRole('alert').textContent).toContain(say('away-offline-about'));
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await vi.waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain(say('away-house-about')),
  );
});
