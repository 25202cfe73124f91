/** Arrow keys lead from one thing that can be chosen to the next in that direction. */

import type { Attachment } from 'svelte/attachments';
import { escaping } from '../../browser/escape';
import type { Point } from './motion/flying';

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** What lies straight ahead is nearer than what lies beside it, also where rows are low. */
const ASIDE = 4;

/** The nearest of the others that lies that way; what lies off to the side counts more. */
export function nearest(from: Point, others: readonly Point[], direction: Point): number | null {
  let best: number | null = null;
  let least = Infinity;
  for (const [index, { x, y }] of others.entries()) {
    const [dx, dy] = [x - from.x, y - from.y];
    const ahead = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    if (ahead <= 1 || ahead + ASIDE * aside >= least) continue;
    [best, least] = [index, ahead + ASIDE * aside];
  }
  return best;
}

function middle(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function chosenFrom(element: Element | null): HTMLButtonElement[] {
  const all = element?.querySelectorAll<HTMLButtonElement>('button[data-choice]') ?? [];
  return [...all].filter((button) => !button.disabled && button.closest('[inert]') === null);
}

/**
 * For the element that holds all that can be chosen, marked `data-choice`. Escape is left to others
 * unless there was something to go back from. Home and End lead to the ends of a row, marked
 * `data-choices`.
 */
export function arrows(escape: () => boolean): Attachment<HTMLElement> {
  return (element) => {
    const pressed = (event: KeyboardEvent) => {
      if (escaping(event) && escape()) event.preventDefault();
      const direction = DIRECTIONS[event.key];
      const here = event.target;
      if (!(here instanceof HTMLElement)) return;
      // Elsewhere, as in an open list, keys keep their usual meaning.
      if (here.dataset.choice === undefined) return;
      if (event.key === 'Home' || event.key === 'End') {
        const ends = chosenFrom(here.closest('[data-choices]'));
        if (ends.length > 0) event.preventDefault();
        ends.at(event.key === 'Home' ? 0 : -1)?.focus();
      }
      if (direction === undefined) return;
      const others = chosenFrom(element).filter((button) => button !== here);
      const found = nearest(middle(here), others.map(middle), direction);
      if (found === null) return;
      event.preventDefault();
      others[found]!.focus();
    };
    element.addEventListener('keydown', pressed);
    return () => element.removeEventListener('keydown', pressed);
  };
}
