/** What somebody at a table is called: who has been forgotten is somebody, and an empty chair nobody. */

import type { SeatInfo } from '../gen/wire';
import { say } from './house.svelte';

export function nameOf(seat: Pick<SeatInfo, 'name' | 'free'> | undefined, nobody = '…'): string {
  return seat?.name ?? (seat && !seat.free ? say('somebody') : nobody);
}

/** Those who sit or sat there. */
export const taken = (seat: Pick<SeatInfo, 'free'>): boolean => !seat.free;
