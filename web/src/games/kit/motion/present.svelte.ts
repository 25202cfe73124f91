/** What every board does when a new view comes: what happened is heard and shown, and told on. */

import { onDestroy, untrack } from 'svelte';
import type { BoardProps } from '../../../contract/board';
import type { Reel } from './reel.svelte';

/**
 * Leads the reel from view to view, and tells the shell how far it has come. `came` is the board's own
 * part, before anything moves. To be called while a board is being made.
 */
export function present<V, M, E>(
  props: () => BoardProps<V, M, E>,
  reel: Reel<unknown, V, E>,
  still: () => boolean,
  came: (next: V, events: E[]) => void,
): void {
  let seen = untrack(() => props().view);
  $effect(() => {
    const next = props().view;
    untrack(() => {
      if (next === seen) return;
      seen = next;
      const { told, tempo, still: atOnce = false } = props();
      const events = told.map(({ event }) => event);
      came(next, events);
      // Whoever wants no motion still wants to see one thing after the other.
      reel.stepwise = still() && !atOnce;
      reel.show(next, events, atOnce, tempo);
    });
  });
  $effect(() => {
    const { event } = reel;
    if (event !== null) untrack(() => props().onshow?.(event));
  });
  $effect(() => {
    void props().view;
    if (!reel.running) untrack(() => props().onrest?.());
  });
  let skipped = untrack(() => props().skips);
  $effect(() => {
    const { skips } = props();
    if (skips === skipped) return;
    skipped = skips;
    untrack(() => reel.finish());
  });
  onDestroy(() => reel.finish());
}
