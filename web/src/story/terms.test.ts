import { beforeAll, describe, expect, it } from 'vitest';
import type { GameCard } from '../gen/wire';
import { houseCatalogue } from '../i18n/catalogues';
import { Voice } from '../i18n/voice';
import { house } from '../session/house.svelte';
import { chosenWords } from './terms';

const card = {
  options: [
    { name: 'memo', values: ['on', 'off'], needs: [1, 1], letter: 'off' },
    { name: 'launch', values: ['must', 'may'], needs: [1, 1], letter: 'may' },
    { name: 'fork', values: ['alternate', 'random'], needs: [1, 1], letter: null },
  ],
} as unknown as GameCard;
const voice = new Voice('en', [
  'option-memo = Memo\noption-memo-off = none\noption-launch = Launching\noption-launch-may = may',
  'option-fork = Fork\noption-fork-random = by lot',
]);
const chosen = (options: Record<string, string>) =>
  chosenWords(
    card,
    { options: { memo: 'on', launch: 'must', fork: 'alternate', ...options } },
    voice,
  );

beforeAll(async () => {
  house.voice = new Voice('en', [await houseCatalogue('en')]);
});

describe('what a table has chosen', () => {
  it('is not worth a word where all is as usual', () => expect(chosen({})).toEqual([]));

  it('is named by its name and what it is', () =>
    expect(chosen({ memo: 'off', fork: 'random' })).toEqual(['Memo: none', 'Fork: by lot']));

  it('is one word where it is the rulebook’s, and what the rulebook leaves open comes after', () =>
    expect(chosen({ memo: 'off', launch: 'may', fork: 'random' })).toEqual([
      'To the letter',
      'Fork: by lot',
    ]));

  it('may be of rules that have gone: nothing is said of them', () =>
    expect(chosenWords(card, { options: { memo: 'upside down', old: 1 } }, voice)).toEqual([]));
});
