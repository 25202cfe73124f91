/** Lets things fly across a board, from one element to another. */

import type { Attachment } from 'svelte/attachments';

export interface Point {
  x: number;
  y: number;
}

export const at = ({ x, y }: Point, size: number): string =>
  `translate(${x}px, ${y}px) scale(${size})`;

/** Ends are named by `data-anchor`; where one is not in the picture there is nothing to see. */
export function flying(
  { from, to }: { from: string; to: string },
  duration: number,
  path: (start: Point, end: Point) => Keyframe[],
): Attachment<HTMLElement> {
  return (element) => {
    const air = element.parentElement!;
    const board = air.parentElement!;
    const home = air.getBoundingClientRect();
    const middle = (anchor: string) => {
      const box = board.querySelector(`[data-anchor="${anchor}"]`)?.getBoundingClientRect();
      return box && { x: box.x + box.width / 2 - home.x, y: box.y + box.height / 2 - home.y };
    };
    const [start, end] = [middle(from), middle(to)];
    if (!start || !end || !element.animate) return;
    const flown = element.animate(path(start, end), {
      duration,
      easing: 'ease-in-out',
      fill: 'both',
    });
    // Who waits for nothing need not hear that it never ended.
    flown.finished?.catch(() => undefined);
    return () => flown.cancel();
  };
}
