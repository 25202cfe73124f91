/** Who pressed *Sit down* elsewhere sits down here, once: asked for a name if they have none. */

import { route } from '../../browser/route.svelte';
import type { TableSocket } from '../../net/tableSocket.svelte';
import type { TableActions } from '../tableActions.svelte';

/** To be called again whenever the table changes. */
export function sitOnArrival(socket: TableSocket, actions: TableActions): void {
  const { table, seat, kept } = socket;
  if (!route.query.has('sit') || !table) return;
  // Whoever comes back to this address by and by has decided anew.
  route.ask({ sit: null });
  const free = kept !== null || table.seats.some((place) => place.free && !place.kept);
  if (table.stage === 'gathering' && seat === null && free) void actions.sit();
}
