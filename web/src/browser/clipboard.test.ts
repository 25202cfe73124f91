import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copied } from './clipboard';

/** Where the text lay while it was copied. */
let home: Element | null;
const copy = vi.fn(() => {
  home = document.querySelector('textarea')?.parentElement ?? null;
  return true;
});

beforeEach(() => {
  // As over plain HTTP, in a living room.
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  document.execCommand = copy;
  home = null;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('copies the old way where there is no other', async () => {
  expect(await copied('a')).toBe(true);
  expect(home).toBe(document.body);
  expect(document.querySelector('textarea')).toBeNull();
});

it('does so within the dialog that is open, wherever the focus is', async () => {
  document.body.innerHTML = '<dialog open><button>Copy</button></dialog>';
  expect(await copied('a')).toBe(true);
  expect(home?.tagName).toBe('DIALOG');
});

it('believes nothing that it could not select', async () => {
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(() => undefined);
  vi.spyOn(HTMLTextAreaElement.prototype, 'select').mockImplementation(() => undefined);
  expect(await copied('a')).toBe(false);
  expect(home).toBeNull();
});
