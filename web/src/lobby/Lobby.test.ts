import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameCard, Me } from '../gen/wire';
import { houseCatalogue } from '../i18n/catalogues';
import { Voice } from '../i18n/voice';
import { Unanswered } from '../net/api';
import { house, say } from '../session/house.svelte';
import Lobby from './Lobby.svelte';

const card = (name: string): GameCard => ({
  name,
  title: name,
  about: 'Wood.',
  credit: { author: 'Ada', publisher: 'Bo', year: 1999 },
  minutes: 15,
  moves: 20,
  version: 1,
  seats: [2],
  options: [],
  strengths: ['amateur'],
  characters: [],
  former: [],
  package: null,
});

/** By game: they come when the test lets them. */
let words: Record<string, { come: () => void; fail: (error: Error) => void }>;
let asked: { answer: (me: Me | null) => void; fail: (error: Error) => void }[];

beforeAll(async () => {
  house.voice = new Voice('en', [await houseCatalogue('en')]);
  house.games = [card('niagara'), card('nizza')];
  vi.stubGlobal('scrollTo', vi.fn());
});
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  words = {};
  vi.spyOn(house, 'voiceOf').mockImplementation(
    (game) =>
      new Promise((come, fail) => {
        words[game] = { come: () => come(new Voice('en', [`blurb = It is ${game}.`])), fail };
      }),
  );
  vi.spyOn(house.api, 'tables').mockResolvedValue({ tables: [], next: null });
  vi.spyOn(house.api, 'me').mockImplementation(
    () => new Promise((answer, fail) => asked.push({ answer, fail })),
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const tile = () => within(screen.getByRole('article', { name: 'nizza' }));
const friends = () => tile().getByRole('button', { name: 'Invite friends' });
const settle = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

async function opened(): Promise<void> {
  render(Lobby);
  for (const { come } of Object.values(words)) come();
  await settle();
}

describe('the games', () => {
  const tiles = () =>
    screen.queryAllByRole('article').map((each) => each.querySelector('.blurb')!.textContent);

  it('come together, with their words: none may grow and move the buttons of the others', async () => {
    render(Lobby);
    words.nizza!.come();
    await settle();
    expect(tiles()).toEqual([]);
    words.niagara!.come();
    await settle();
    expect(tiles()).toEqual(['It is niagara.', 'It is nizza.']);
  });

  it('do without words that do not come', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(Lobby);
    words.niagara!.fail(new Error('gone'));
    await settle(2000);
    expect(tiles()).toEqual([]);
    await settle(2000);
    expect(tiles()).toEqual(['', '']);
    expect(error).toHaveBeenCalledOnce();
  });

  it('stay away while something is being pressed', async () => {
    render(Lobby);
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    for (const { come } of Object.values(words)) come();
    await settle(500);
    expect(tiles()).toEqual([]);
    document.body.dispatchEvent(new Event('pointerup', { bubbles: true }));
    await settle(10);
    expect(tiles()).toHaveLength(2);
  });
});

describe('who invites friends before the house has said who they are', () => {
  it('is told to wait, and where they pressed; then that it did not answer; and may press again', async () => {
    await opened();
    await fireEvent.click(friends());
    expect(friends().getAttribute('aria-disabled')).toBe('true');
    await settle(1000);
    expect(tile().getByRole('status').textContent).toBe(say('loading'));
    asked[0]!.fail(new Unanswered());
    await settle();
    expect(tile().getByRole('alert').textContent).toBe(say('unanswered'));
    expect(tile().getByRole('status').textContent).toBe('');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await fireEvent.click(friends());
    expect(screen.queryByRole('alert')).toBeNull();
    asked[1]!.answer(null);
    await settle();
    expect(screen.getByRole('dialog', { name: 'What shall we call you?' })).toBeTruthy();
  });
});
