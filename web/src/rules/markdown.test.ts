import { describe, expect, it } from 'vitest';
import { pieces, plain, runs } from './markdown';

describe('light markdown', () => {
  it('becomes runs of one style each', () => {
    expect(runs('Option `fork`: **one** or *the other*.')).toEqual([
      { text: 'Option ', style: 'plain' },
      { text: 'fork', style: 'code' },
      { text: ': ', style: 'plain' },
      { text: 'one', style: 'strong' },
      { text: ' or ', style: 'plain' },
      { text: 'the other', style: 'em' },
      { text: '.', style: 'plain' },
    ]);
  });

  it('leaves alone what is no mark', () => {
    for (const text of ['2 * 3 * 4', '<b>no</b>', 'a ** b', '', '`open', '−1 and +2'])
      expect(plain(text)).toBe(text);
  });

  it('is lit where the words are found, across marks too', () => {
    expect(pieces('a **can**oe', ['canoe'])).toEqual([
      { text: 'a ', style: 'plain', found: false },
      { text: 'can', style: 'strong', found: true },
      { text: 'oe', style: 'plain', found: true },
    ]);
    expect(pieces('canoe', [])).toEqual([{ text: 'canoe', style: 'plain', found: false }]);
  });

  it('loses no letter, whatever is looked for', () => {
    const text = 'Le **canoë** cœur, *là-bas* : l’`île` et l’île.';
    for (const words of [['e'], ['canoe', 'no'], ['ile', 'l'], ['oe', 'c']]) {
      const whole = pieces(text, words).map((piece) => piece.text);
      expect(whole.join('')).toBe(plain(text));
      expect(whole).not.toContain('');
    }
  });
});
