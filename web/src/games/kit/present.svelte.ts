/** What every board does when a new view comes: what happened is heard and shown, and told on. */

import { onDestroy, tick, untrack } from 'svelte';
import type { BoardProps } from '../../contract/board';
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
      const { told, tempo } = props();
      const events = told.map(({ event }) => event);
      came(next, events);
      reel.show(next, events, still(), tempo);
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
  onDestroy(() => reel.finish());
}

/** What others do may take away what has the focus: the keyboard then goes on from elsewhere. */
export function regainFocus(
  root: () => HTMLElement | undefined,
  changing: () => unknown,
  goOn: () => void,
): void {
  $effect.pre(() => {
    changing();
    if (!root()?.contains(document.activeElement)) return;
    void tick().then(() => {
      if (document.activeElement === document.body) goOn();
    });
  });
}
