/** How much time there is, in words, and when there is little left of it. */

import type { TableInfo } from '../gen/wire';
import { say } from '../session/house.svelte';

export type Pace = TableInfo['pace'];

export function paceWords(pace: Pace): string {
  if (pace.kind === 'live') return say('clock-live', { ...pace });
  if (pace.kind === 'daily') return say('clock-daily', { ...pace });
  return say('clock-unlimited');
}

/** Seconds: whoever has less left is warned. A day's move is not made in half a minute. */
export function scarce(pace: Pace): number {
  if (pace.kind === 'live') return Math.max(10, 2 * pace.minutes);
  if (pace.kind === 'daily') return pace.hours * 360;
  return 0;
}
