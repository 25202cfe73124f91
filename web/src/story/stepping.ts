/** Arrows in the log: from line to line and across headings, aside to the clause, folded and unfolded. */

/** What an arrow up or down leads to: each line, and each heading that folds. */
export const ITEM = '[data-item]';

export function itemsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(ITEM)];
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowUp: (at) => Math.max(at - 1, 0),
  ArrowDown: (at, last) => Math.min(at + 1, last),
  Home: () => 0,
  End: (_, last) => last,
};

/** Where a key leads; null if it leads nowhere. */
export function stepTo(key: string, here: Element | null, list: HTMLElement): HTMLElement | null {
  if (!here || !list.contains(here)) return null;
  const line = here.closest('li');
  const aside = { ArrowRight: '.rule', ArrowLeft: ITEM }[key];
  if (aside !== undefined) return line?.querySelector<HTMLElement>(aside) ?? null;
  const item = here.closest<HTMLElement>(ITEM) ?? line?.querySelector<HTMLElement>(ITEM);
  const all = itemsOf(list);
  const step = STEPS[key];
  return (item && step && all[step(all.indexOf(item), all.length - 1)]) ?? null;
}

/** Whether a key folds or unfolds the round whose heading one is at. */
export function folds(key: string, here: Element | null): here is HTMLElement {
  const open = here?.getAttribute('aria-expanded');
  return open != null && key === (open === 'true' ? 'ArrowLeft' : 'ArrowRight');
}
