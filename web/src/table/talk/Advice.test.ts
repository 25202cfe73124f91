import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Hint } from '../../gen/wire';
import { gameCatalogue, houseCatalogue } from '../../i18n/catalogues';
import { LANGUAGES } from '../../i18n/languages';
import { Voice } from '../../i18n/voice';
import { house } from '../../session/house.svelte';
import Advice from './Advice.svelte';

const hint: Hint = {
  kind: 'hint',
  id: 'a',
  at: 7,
  move: { kind: 'lay', tile: 5, buy_back: null },
  value: 412,
  lead: 36,
  instead: { kind: 'lay', tile: 4, buy_back: null },
  reasons: [
    { key: 'because-way', facts: { less: 7 }, share: 71 },
    { key: 'because-unheard-of', facts: {}, share: 4 },
  ],
};
const LEAD: Partial<Record<string, RegExp>> = {
  fr: /3,6 points/,
  en: /3\.6 points/,
  de: /3,6 Prozentpunkte/,
};
const voices: Partial<Record<string, Voice>> = {};
beforeAll(async () => {
  for (const language of LANGUAGES) {
    const texts = [houseCatalogue(language), gameCatalogue('niagara', language)];
    voices[language] = new Voice(language, await Promise.all(texts));
  }
});
afterEach(cleanup);

it.each(LANGUAGES)('says what, how much better and why, in %s', (language) => {
  const voice = voices[language]!;
  house.voice = voice;
  render(Advice, { hint, voice, onclose: () => undefined });
  const card = screen.getByRole('region');
  expect(card.textContent).toContain(voice.move(hint.move));
  expect(card.textContent).toMatch(LEAD[language] ?? /\b3\D6\b/);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(document.activeElement).toBe(card);
});
