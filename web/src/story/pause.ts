/** A pause that all agreed on, by the day: until it ends, nobody's time runs. */

import type { TableInfo } from '../gen/wire';
import { house, say } from '../session/house.svelte';

/** Until when it lasts, in words; nothing where there is none, or not any more. */
export function pauseWords({ paused }: Pick<TableInfo, 'paused'>): string {
  if (paused === null || paused <= Date.now()) return '';
  const form = new Intl.DateTimeFormat(house.voice?.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return say('paused-until', { when: form.format(new Date(paused)) });
}
