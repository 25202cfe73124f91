/** Lets a piece of the picture go along points to where it is drawn already. */

import type { Attachment } from 'svelte/attachments';
import { type Point, tenth } from './curves';

export const at = ({ x, y }: Point) => `translate(${tenth(x)}px, ${tenth(y)}px)`;

/** Steps that are as long as one another, so that nothing speeds up where points are sparse. */
function even(points: readonly Point[]): { point: Point; offset: number }[] {
  let sum = 0;
  const gone = points.map((point, index) => {
    const before = points[index - 1] ?? point;
    sum += Math.hypot(point.x - before.x, point.y - before.y);
    return { point, sum };
  });
  return gone.map(({ point, sum: far }) => ({ point, offset: sum === 0 ? 1 : far / sum }));
}

export function travel(points: readonly Point[] | null, ms: number): Attachment<SVGElement> {
  return (element) => {
    if (points === null || points.length < 2 || ms <= 0 || !element.animate) return;
    const frames = even(points).map(({ point, offset }) => ({ transform: at(point), offset }));
    const going = element.animate(frames, { duration: ms, easing: 'ease-in-out', fill: 'both' });
    return () => going.cancel();
  };
}
