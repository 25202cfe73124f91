import { describe, expect, it } from 'vitest';
import { hits, wordsOf } from './search';

const found = (text: string, query: string) =>
  hits(text, wordsOf(query)).map(([first, after]) => text.slice(first, after));

describe('the search', () => {
  it.each([
    ['Le canoë à l’eau', 'CANOE', ['canoë']],
    ['Le canoe\u0308 flotte', 'canoë', ['canoe\u0308']],
    ['un nœud et un noeud', 'noeud', ['nœud', 'noeud']],
    ['un nœud', 'no', ['nœ']],
    ['die Straße', 'strasse', ['Straße']],
    ['à l’eau', "l'eau", ['l’eau']],
    ['la météo à −1', '-1', ['−1']],
    ['Fluss und Flüsse', 'flusse', ['Flüsse']],
    ['aaa', 'aa', ['aa']],
    ['canoë', 'cano noe', ['canoë']],
    ['rien', 'xyz', []],
    ['rien', '  ', []],
  ])('in “%s” finds “%s”', (text, query, expected) => {
    expect(found(text, query)).toEqual(expected);
  });
});
