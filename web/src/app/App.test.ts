import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { house } from '../session/house.svelte';
import App from './App.svelte';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('asks for words and games once a language, whoever the reader becomes', async () => {
  vi.spyOn(house.api, 'me').mockResolvedValue(null);
  vi.spyOn(house.api, 'tables').mockResolvedValue({ tables: [], next: null });
  const games = vi.spyOn(house.api, 'games').mockResolvedValue([]);
  render(App);
  await screen.findByRole('main');
  await vi.waitFor(() => expect(house.ready).toBe(true));
  house.me = { name: 'Ana', claimed: false };
  await screen.findByText('Ana');
  house.me = null;
  await vi.waitFor(() => expect(screen.queryByText('Ana')).toBeNull());
  expect(games).toHaveBeenCalledOnce();
});
