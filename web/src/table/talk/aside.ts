/** What speaks of the board steps aside from what it speaks of. */

import type { Attachment } from 'svelte/attachments';

/** Where it may stand, for styles to know by `data-place`: at first where it stands if it can. */
const PLACES = ['', 'left', 'low', 'low left'];
const MARKS = '[data-hinted]';

/** How much of the one lies under the other, in square pixels. */
export function covered(one: DOMRect, other: DOMRect): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** It looks again whenever it gets another size, as it does once its words are there. */
export const aside: Attachment<HTMLElement> = (element) => {
  const settle = () => {
    const marks = [...document.querySelectorAll(MARKS)].map((mark) => mark.getBoundingClientRect());
    let [least, best] = [Infinity, ''];
    for (const place of PLACES) {
      element.dataset.place = place;
      const card = element.getBoundingClientRect();
      const hidden = marks.reduce((sum, mark) => sum + covered(card, mark), 0);
      if (hidden < least) [least, best] = [hidden, place];
    }
    element.dataset.place = best;
  };
  settle();
  if (!('ResizeObserver' in globalThis)) return;
  const watch = new ResizeObserver(settle);
  watch.observe(element);
  return () => watch.disconnect();
};
