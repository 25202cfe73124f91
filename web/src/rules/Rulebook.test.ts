import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RulebookCard } from '../gen/wire';
import { gameCatalogue, houseCatalogue, wordsCatalogue } from '../i18n/catalogues';
import { Voice } from '../i18n/voice';
import { house } from '../session/house.svelte';
import Rulebook from './Rulebook.svelte';

const BOOK: RulebookCard = {
  game: 'niagara',
  title: 'Niagara',
  language: 'fr',
  introduction: ['D’après le jeu de **personne**.', '**Le but :** gagner.'],
  clauses: [
    { number: '1.1', title: '1. Le départ', text: 'Chacun reçoit **deux** canoës.' },
    { number: '3.5', title: '3. Les canoës', text: 'Chaque canoë reçoit <b>tous</b> les points.' },
    { number: 'R1', title: 'Précisions', text: 'Option `loading`. Avec `ends` (par défaut).' },
  ],
};
const OPTIONS = [
  { name: 'loading', values: ['ends', 'anywhere'], needs: [1, 1], letter: 'anywhere' },
];

let voice: Voice;

beforeAll(async () => {
  const texts = [await houseCatalogue('fr'), await gameCatalogue('niagara', 'fr')];
  voice = new Voice('fr', texts);
  house.voice = voice;
});
const brought = vi.fn();
beforeEach(() => {
  brought.mockClear();
  Element.prototype.scrollIntoView = function () {
    brought((this as HTMLElement).dataset.clause);
  };
});
afterEach(cleanup);

function show(rest: object = {}) {
  return render(Rulebook, { book: BOOK, voice, options: OPTIONS, ...rest });
}

const search = (query: string) =>
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: query } });
const shown = () => screen.getAllByRole('article').map((each) => each.dataset.clause);

describe('a rulebook on the screen', () => {
  it('has every clause under its chapter, and text as text', () => {
    show();
    expect(shown()).toEqual(['1.1', '3.5', 'R1']);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    expect(screen.getByText('deux').tagName).toBe('STRONG');
    expect(screen.getByText(/<b>tous<\/b>/).querySelector('b')).toBeNull();
  });

  it('is searched without accents: counted, lit, and whole again after Escape', async () => {
    show();
    await search('CANOE');
    expect(shown()).toEqual(['1.1', '3.5']);
    expect([...document.querySelectorAll('mark')].map((each) => each.textContent)).toEqual([
      'canoë',
      'canoë',
    ]);
    expect(document.querySelector('.count')!.textContent).toContain('2 règles');
    await search('hippopotame');
    expect(screen.queryAllByRole('article')).toEqual([]);
    expect(document.querySelector('.count')!.textContent).toContain('rien trouvé');
    await fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
    expect(shown()).toHaveLength(3);
  });

  it('begins with its aim, and says whose game it is, but not in a search', async () => {
    show();
    const introduction = () =>
      [...document.querySelectorAll('.introduction p')].map((each) => each.textContent);
    expect(introduction()).toEqual(['Le but : gagner.', 'D’après le jeu de personne.']);
    await search('deux');
    expect(introduction()).toEqual([]);
  });

  it('goes to the search at a slash', async () => {
    show();
    await fireEvent.keyDown(document.body, { key: '/' });
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('brings the clause that the reader came for, also out of a search', async () => {
    const { rerender } = show();
    await search('deux');
    await rerender({ marked: '3.5' });
    await vi.waitFor(() => expect(brought).toHaveBeenCalledWith('3.5'));
    const clause = document.querySelector('[data-clause="3.5"]')!;
    expect(clause.classList).toContain('marked');
    expect(document.activeElement).toBe(clause);
    expect(shown()).toHaveLength(3);
  });

  it('is not troubled by a clause that does not exist', () => {
    show({ marked: '9.9"]' });
    expect(brought).not.toHaveBeenCalled();
  });

  it('gives every clause an address of its own', async () => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    show({ linked: true });
    expect(document.getElementById('3.5')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Règle 3.5' }).getAttribute('href')).toBe('#3.5');
    const clause = document.getElementById('3.5')!;
    await fireEvent.click(within(clause).getByRole('button'));
    const address = `${location.origin}/rules/niagara#3.5`;
    expect(written).toHaveBeenCalledExactlyOnceWith(address);
    await vi.waitFor(() =>
      expect(within(clause).getByRole('status').textContent).toBe('C’est copié'),
    );
  });

  it('marks what tables choose, and what this one has chosen', () => {
    show({ chosen: { loading: 'anywhere' } });
    const items = within(document.querySelector<HTMLElement>('[data-clause="R1"]')!)
      .getAllByRole('listitem')
      .map((each) => each.textContent!.replace(/\s+/g, ' ').trim());
    expect(items).toEqual([
      'au départ ou à l’arrivée (par défaut)',
      'partout en chemin (à cette table) (à la lettre)',
    ]);
    expect(document.querySelectorAll('.choices')).toHaveLength(1);
  });

  it('has the pictures of its game under their chapters, but not in a search', async () => {
    const texts = [await houseCatalogue('fr'), await gameCatalogue('vertiges', 'fr')];
    const towers = new Voice('fr', texts, [], await wordsCatalogue('vertiges', 'fr'));
    const clauses = BOOK.clauses.map((each) => ({ ...each, number: `2${each.number.slice(1)}` }));
    clauses[1] = { ...clauses[1]!, number: '2.2' };
    show({ book: { ...BOOK, game: 'vertiges', clauses }, voice: towers, options: [] });
    const pictures = await screen.findAllByRole('img');
    expect(pictures.map((each) => each.getAttribute('aria-label'))).toEqual([
      'Vallée s’emboîte sur Toit',
      'Rainure s’emboîte sur Languette',
      'Cuvette s’emboîte sur Colline',
      'Mâchoire s’emboîte sur Couronne',
      'Encoche s’emboîte sur Nez',
      'Marche s’emboîte sur Marche',
      'Pente s’emboîte sur Pente',
    ]);
    const chapter = pictures[0]!.closest('section')!;
    expect(within(chapter).getByRole('heading').textContent).toContain('Les canoës');
    await search('canoe');
    expect(screen.queryAllByRole('img')).toEqual([]);
  });

  it('has no picture where its game has none', () => {
    show();
    expect(screen.queryAllByRole('img')).toEqual([]);
  });
});
