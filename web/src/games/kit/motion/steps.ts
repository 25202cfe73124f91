/** Events as a row of pictures. */

import type { Moved } from './reel.svelte';

/** What is to be seen, and for how many milliseconds. */
export type Beat<Shown> = [shown: Shown, ms: number];

/** What is shown after each of these events; a game knows what comes after one of them. */
export function stepsOf<Shown, Event>(
  start: Shown,
  events: readonly Event[],
  after: (before: Shown, event: Event) => Beat<Shown>[],
): Moved<Shown, Event>[] {
  const made: Moved<Shown, Event>[] = [];
  let now = start;
  for (const event of events) {
    for (const [shown, ms] of after(now, event)) {
      made.push({ shown, ms, event });
      now = shown;
    }
  }
  return made;
}

/** All of them faster, if they would take longer than that together. */
export function hastened<Shown, Event>(
  steps: readonly Moved<Shown, Event>[],
  longest: number,
): Moved<Shown, Event>[] {
  const total = steps.reduce((sum, step) => sum + step.ms, 0);
  const haste = Math.min(1, longest / total);
  return steps.map((step) => ({ ...step, ms: Math.round(step.ms * haste) }));
}
