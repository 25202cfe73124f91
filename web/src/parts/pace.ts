/** How much time there is, in words. */

import type { Face } from '../gen/wire';
import { say } from '../shell/house.svelte';

export type Pace = Face['pace'];

export function paceWords(pace: Pace): string {
  if (pace.kind === 'live') return say('clock-live', { ...pace });
  if (pace.kind === 'daily') return say('clock-daily', { ...pace });
  return say('clock-unlimited');
}
