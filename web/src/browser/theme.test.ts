import { afterEach, expect, it, vi } from 'vitest';
import { carryDown } from './theme';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** How often the page is laid out anew, where this part of it knows these colours. */
function laidOut(colours: [string, string]): number {
  document.body.innerHTML = '<main><div role="group"><p></p></div></main>';
  const root = document.documentElement;
  vi.spyOn(window, 'getComputedStyle').mockImplementation(
    (element) =>
      ({
        getPropertyValue: () => colours[element === root ? 0 : 1],
      }) as unknown as CSSStyleDeclaration,
  );
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const shown: string[] = [];
  vi.spyOn(root, 'offsetHeight', 'get').mockImplementation(() => {
    shown.push(root.style.display);
    return 0;
  });
  carryDown(root);
  expect(root.style.display).toBe('');
  return shown.filter((each) => each === 'none').length;
}

it('lays a page out anew only where a new colour has not come down', () => {
  expect(laidOut(['ink', 'paper'])).toBe(1);
  vi.restoreAllMocks();
  expect(laidOut(['ink', 'ink'])).toBe(0);
});
