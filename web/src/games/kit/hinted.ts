/** Where on a board a hint points: at whatever makes that move, and at what leads there. */

import type { Attachment } from 'svelte/attachments';
import './hinted.css';

const MARK = 'data-hinted';

/** Two moves are the same if they say the same. */
export const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What a button that makes a move bears, so that it is found again. */
export const moveKey = (move: unknown): string => JSON.stringify(move);

/**
 * Marks what makes the move, `[data-move]`, and what else the game names by `places` (selectors). Boards
 * draw anew whenever they like: it looks again each time.
 */
export function hinted(
  move: () => unknown,
  places: (move: never) => readonly string[] = () => [],
): Attachment<HTMLElement> {
  return (root) => {
    const wanted = move();
    if (wanted == null) return;
    const key = moveKey(wanted);
    const selectors = places(wanted as never);
    const mark = () => {
      for (const each of root.querySelectorAll<HTMLElement>('[data-move]'))
        each.toggleAttribute(MARK, each.dataset.move === key);
      for (const place of selectors)
        for (const each of root.querySelectorAll(place)) each.toggleAttribute(MARK, true);
    };
    mark();
    // Part of a board may scroll, and what is meant may lie beyond its edge.
    for (const each of root.querySelectorAll(`[${MARK}]`))
      if (each.checkVisibility?.()) each.scrollIntoView?.({ block: 'nearest' });
    const watch = new MutationObserver(mark);
    watch.observe(root, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      for (const each of root.querySelectorAll(`[${MARK}]`)) each.removeAttribute(MARK);
    };
  };
}
