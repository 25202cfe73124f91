/** What the house says of the line itself, and what it has to be told anew. */

import { reloadOnce } from '../../browser/reload';
import type { TableSocket } from '../../net/tableSocket.svelte';
import { house, say } from '../../session/house.svelte';
import type { TableActions } from '../tableActions.svelte';

/** Made while a component is. */
export function heed(socket: TableSocket, actions: TableActions): void {
  $effect(() => {
    if (socket.outdated) reloadOnce();
  });
  $effect(() => {
    if (socket.objection) actions.trouble = socket.objection.text;
  });

  // There is an end to what a table can gather: whoever comes near is told, and not only there.
  $effect(() => {
    const { undos = null, lines = null } = socket.frame?.near ?? {};
    if (undos !== null) actions.trouble = say('near-undos', { count: undos });
    else if (lines !== null && lines % 50 === 0)
      actions.trouble = say('near-lines', { count: lines });
  });

  // Another name or another language: the house has to be told.
  let known: string | null = null;
  $effect(() => {
    if (!house.ready) return;
    const now = JSON.stringify([house.me, house.voice?.language]);
    if (known !== null && known !== now) socket.reconnect();
    known = now;
  });
}
