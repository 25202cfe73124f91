import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameCard, Me } from '../gen/wire';
import { Unanswered } from '../shell/api';
import { houseCatalogue } from '../shell/catalogues';
import { house, say } from '../shell/house.svelte';
import { Voice } from '../shell/voice';
import Lobby from './Lobby.svelte';

const card = (name: string): GameCard => ({
  name,
  title: name,
  version: 1,
  seats: [2],
  options: [],
  strengths: ['amateur'],
});

let asked: { answer: (me: Me | null) => void; fail: (error: Error) => void }[];

beforeAll(async () => {
  house.voice = new Voice('en', [await houseCatalogue('en')]);
  house.games = [card('niagara'), card('nizza')];
  vi.stubGlobal('scrollTo', vi.fn());
});
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.spyOn(house, 'voiceOf').mockResolvedValue(new Voice('en', ['blurb = Dice.']));
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

describe('who invites friends before the house has said who they are', () => {
  it('is told to wait, and where they pressed; then that it did not answer; and may press again', async () => {
    render(Lobby);
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
