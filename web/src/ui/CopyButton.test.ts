import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { houseCatalogue } from '../i18n/catalogues';
import { Voice } from '../i18n/voice';
import { house } from '../session/house.svelte';
import CopyButton from './CopyButton.svelte';

beforeAll(async () => {
  house.voice = new Voice('en', [await houseCatalogue('en')]);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function pressed(writeText: (text: string) => Promise<void>): Promise<string> {
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  render(CopyButton, { text: () => 'an address', label: 'Copy' });
  await fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent.trim()).not.toBe(''));
  return screen.getByRole('status').textContent.trim();
}

describe('what is copied', () => {
  it('is said to be', async () => {
    const copied: string[] = [];
    expect(await pressed(async (text) => void copied.push(text))).toBe('Copied');
    expect(copied).toEqual(['an address']);
  });

  it('is said not to be, and in sight', async () => {
    const said = await pressed(() => Promise.reject(new Error('not allowed')));
    expect(said).toBe(house.say('copy-failed'));
    expect(screen.getByRole('status').classList.contains('unseen')).toBe(false);
  });
});
