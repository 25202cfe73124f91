import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatMessage } from '../gen/wire';
import { houseCatalogue } from '../i18n/catalogues';
import { Voice } from '../i18n/voice';
import { house } from '../session/house.svelte';
import type { Aside } from '../story/story';
import LiveRegion from './LiveRegion.svelte';

let voice: Voice;
beforeAll(async () => {
  voice = house.voice = new Voice('en', [await houseCatalogue('en')], ['Ana', 'Bo']);
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const word = (number: number, seat: number, text: string): ChatMessage => ({
  number,
  seat,
  text,
  room: 'players',
  name: voice.names[seat]!,
  when: 0,
});
const regions = () =>
  [...document.querySelectorAll('[aria-live]')].map((each) => each.textContent.trim());

describe('what is said aloud', () => {
  it('is what comes, in regions that were there before, and not what was there already', async () => {
    const lines: Aside[] = [{ kind: 'resign', at: 3, seat: 0 }];
    const props = { chat: [word(1, 1, 'Hello')], lines, seat: 0, voice };
    // The house tells all that there was, when the page is already there.
    const { rerender } = render(LiveRegion, { chat: [], lines: [], seat: 0, voice });
    await rerender(props);
    await vi.advanceTimersByTimeAsync(1000);
    expect(regions()).toEqual(['', '']);
    const chat = [...props.chat, word(2, 1, 'Well played')];
    await rerender({ chat, lines: [...lines, { kind: 'return', at: 5, seat: 1 }] });
    await tick();
    expect(regions()).toEqual(['Bo says: Well played', 'Bo is back.']);
  });

  it('is not one’s own word', async () => {
    const { rerender } = render(LiveRegion, { chat: [], lines: [], seat: 0, voice });
    await vi.advanceTimersByTimeAsync(1000);
    await rerender({ chat: [word(1, 0, 'Me')] });
    expect(regions()).toEqual(['', '']);
    await rerender({ chat: [word(1, 0, 'Me'), word(2, 1, 'You')] });
    expect(regions()[0]).toBe('Bo says: You');
  });
});
