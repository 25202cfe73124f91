import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Refused, RulebookCard } from '../gen/wire';
import { gameCatalogue, houseCatalogue } from '../i18n/catalogues';
import { Voice } from '../i18n/voice';
import RulesDrawer from '../rules/RulesDrawer.svelte';
import { house } from '../session/house.svelte';
import Panel from './Panel.svelte';
import Refusal from './Refusal.svelte';

const BOOK: RulebookCard = {
  game: 'niagara',
  title: 'Niagara',
  language: 'en',
  introduction: [],
  clauses: [
    { number: '3.1', title: '3. Canoes', text: 'Play goes clockwise.' },
    { number: '3.5', title: '3. Canoes', text: 'Every canoe gets all the points.' },
  ],
};
const REFUSED: Refused = {
  kind: 'refused',
  id: 'a',
  refusal: { rule: '3.1', reason: 'not_your_turn', facts: { turn: 1 } },
  text: 'said by the house',
};

let voice: Voice;

beforeAll(async () => {
  const texts = [await houseCatalogue('en'), await gameCatalogue('niagara', 'en')];
  voice = new Voice('en', texts, ['Ana', 'Bo']);
  house.voice = voice;
});
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(BOOK)));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a refusal', () => {
  it('takes an Escape for itself alone, and none that was meant for something else', async () => {
    const onclose = vi.fn();
    const other = vi.fn();
    render(Refusal, { refused: REFUSED, voice, onrule: vi.fn(), onclose });
    const panel = { id: 'log', open: true, onclose: other };
    render(Panel, { ...panel, children: createRawSnippet(() => ({ render: () => '<p></p>' })) });
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(onclose).toHaveBeenCalledOnce();
    expect(other).not.toHaveBeenCalled();
  });

  it('has the sentence, and the clause and what was tried for who asks why', async () => {
    const onrule = vi.fn();
    const onclose = vi.fn();
    const move = { kind: 'stay' };
    render(Refusal, { refused: REFUSED, voice, game: 'niagara', move, onrule, onclose });
    const said = screen.getByRole('alert').textContent;
    expect(said).toContain(voice.refusal(REFUSED.refusal));
    expect(screen.queryByText(voice.move(move))).toBeNull();
    expect(screen.queryByRole('button', { name: 'Read rule 3.1' })).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Why not?' }));
    expect(screen.getByText(voice.move(move))).toBeTruthy();
    expect(await screen.findByText('Play goes clockwise.')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Read rule 3.1' }));
    expect(onrule).toHaveBeenCalledExactlyOnceWith('3.1');
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(onclose).toHaveBeenCalledOnce();
  });

  it('goes when the reader goes on, but not while they read why', async () => {
    const onclose = vi.fn();
    render(Refusal, { refused: REFUSED, voice, game: 'niagara', onrule: vi.fn(), onclose });
    await fireEvent.pointerDown(screen.getByRole('alert'));
    expect(onclose).not.toHaveBeenCalled();
    await fireEvent.pointerDown(document.body);
    expect(onclose).toHaveBeenCalledOnce();
    await fireEvent.click(screen.getByRole('button', { name: 'Why not?' }));
    await fireEvent.pointerDown(document.body);
    expect(onclose).toHaveBeenCalledOnce();
    await fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(onclose).toHaveBeenCalledTimes(2);
  });

  it('has the house’s own sentence for a reason that the page does not know', () => {
    const refused = { ...REFUSED, refusal: { ...REFUSED.refusal, reason: 'brand_new' } };
    render(Refusal, { refused, voice, onrule: vi.fn(), onclose: vi.fn() });
    expect(screen.getByRole('alert').textContent).toContain('said by the house');
  });
});

describe('the rules over a table', () => {
  it('open at the clause, and close', async () => {
    const onclose = vi.fn();
    const { rerender } = render(RulesDrawer, { game: 'niagara', open: false, onclose });
    const dialog = document.querySelector('dialog')!;
    expect(dialog.open).toBe(false);
    expect(document.querySelector('[data-clause]')).toBeNull();
    await rerender({ open: true, clause: '3.5' });
    expect(dialog.open).toBe(true);
    await vi.waitFor(() =>
      expect(document.querySelector('.marked')?.getAttribute('data-clause')).toBe('3.5'),
    );
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog.open).toBe(false);
    expect(onclose).toHaveBeenCalledOnce();
    await rerender({ open: false });
    expect(onclose).toHaveBeenCalledOnce();
  });

  it('keep their clauses free of links that would leave the table', async () => {
    render(RulesDrawer, { game: 'niagara', open: true, onclose: vi.fn() });
    await screen.findByText('Every canoe gets all the points.');
    const links = [...document.querySelectorAll('dialog a')];
    expect(links.map((link) => link.getAttribute('target'))).toEqual(['_blank']);
  });
});
