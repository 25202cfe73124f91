import { describe, expect, it } from 'vitest';
import { Voice } from '../i18n/voice';
import { chapters, having, optionOf, told } from './book';
import { wordsOf } from './search';

const CLAUSES = [
  { number: '1.1', title: 'Départ', text: 'Deux **canoës** chacun.' },
  { number: '1.2', title: 'Départ', text: 'Cinq gisements.' },
  { number: '3.10', title: 'Canoës', text: 'Un canoë troque au gisement.' },
  { number: 'R1', title: 'Précisions', text: 'Option `loading`. Avec `ends`…' },
];
const OPTIONS = [
  { name: 'seats', values: [4, 3], needs: [1, 1], letter: null },
  { name: 'loading', values: ['ends', 'anywhere'], needs: [1, 1], letter: 'anywhere' },
];

const numbers = (query: string) => having(CLAUSES, wordsOf(query)).map((each) => each.number);

describe('a rulebook', () => {
  it('has its chapters in order', () => {
    expect(chapters(CLAUSES).map(({ id, clauses }) => [id, clauses.length])).toEqual([
      ['chapter-1', 2],
      ['chapter-2', 1],
      ['chapter-3', 1],
    ]);
  });

  it('is searched by words, all of which must be there, and by number', () => {
    expect(numbers('canoe')).toEqual(['1.1', '3.10']);
    expect(numbers('canoe gisement')).toEqual(['3.10']);
    expect(numbers('3.1')).toEqual(['3.10']);
    expect(numbers('r1')).toEqual(['R1']);
    expect(numbers('**')).toEqual([]);
    expect(numbers('')).toHaveLength(4);
  });

  it('calls options and their values what the dialog calls them', () => {
    const ftl = ['', '-ends', '-anywhere'].map((value) => `option-loading${value} = word${value}`);
    const voice = new Voice('en', [ftl.join('\n')]);
    expect(CLAUSES.map((clause) => told(clause, OPTIONS, voice).text)).toEqual([
      ...CLAUSES.slice(0, 3).map(({ text }) => text),
      'Option *word*. Avec *word-ends*…',
    ]);
  });

  it('knows which clauses are left to each table', () => {
    expect(CLAUSES.map((clause) => optionOf(clause, OPTIONS)?.name ?? null)).toEqual([
      null,
      null,
      null,
      'loading',
    ]);
  });
});
