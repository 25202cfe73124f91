import { afterEach, expect, it } from 'vitest';
import { aside, covered } from './aside';

afterEach(() => (document.body.innerHTML = ''));

const at = (left: number, top: number, size = 100) => new DOMRect(left, top, size, size);

it('counts what of the one lies under the other', () => {
  expect(covered(at(0, 0), at(50, 90))).toBe(50 * 10);
  expect(covered(at(0, 0), at(100, 0))).toBe(0);
});

/** A card that stands in a corner of 1000 by 600, and marks on the board. */
function card(...marks: DOMRect[]): HTMLElement {
  for (const mark of marks) {
    const each = document.body.appendChild(document.createElement('i'));
    each.setAttribute('data-hinted', '');
    each.getBoundingClientRect = () => mark;
  }
  const found = document.body.appendChild(document.createElement('div'));
  found.getBoundingClientRect = () => {
    const [left, low] = ['left', 'low'].map((each) => found.dataset.place!.includes(each));
    return at(left ? 0 : 900, low ? 500 : 0);
  };
  aside(found);
  return found;
}

it('stands where it stands as long as nothing lies there that it speaks of', () => {
  expect(card().dataset.place).toBe('');
  expect(card(at(0, 0), at(900, 500)).dataset.place).toBe('');
});

it('steps aside from what it speaks of', () => {
  expect(card(at(950, 50, 10)).dataset.place).toBe('left');
  expect(card(at(950, 50, 10), at(50, 50, 10)).dataset.place).toBe('low');
});

it('hides the least of it where there is no free corner', () => {
  const all = [at(900, 0), at(0, 0), at(900, 500), at(0, 560)];
  expect(card(...all).dataset.place).toBe('low left');
});
