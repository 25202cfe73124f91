/**
 * One move, and everybody can see that it is the only one: then it may be made by itself. How soon it
 * is made tells nothing but that; where it would be a secret, `forced` of the frame is false.
 */

import { untrack } from 'svelte';
import type { TableSocket } from '../../net/tableSocket.svelte';
import { tempos } from '../../session/tempo.svelte';
import type { Following } from '../following.svelte';
import type { TableActions } from '../tableActions.svelte';

/** To be called while a component is made. */
export function playForced(socket: TableSocket, following: Following, actions: TableActions): void {
  /** The moment whose move was made: once, whatever comes of it. */
  let made = -1;
  $effect(() => {
    const { frame } = socket;
    if (!tempos.forced || !frame?.forced || !following.abreast || !following.looking) return;
    if (frame.moves.length !== 1 || actions.busy('submit') || made === frame.at) return;
    made = frame.at;
    untrack(() => void actions.submit(frame.moves[0]));
  });
}
