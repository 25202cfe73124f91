/** This browser calls who is here, and nobody who was here before and did not leave. */

import { forget, owner, remember } from '../calls/owner';
import type { CallCard } from '../gen/wire';
import type { Api } from '../net/api';

/** Asked of the house only where somebody else was subscribed: nobody else has anything to fetch. */
export async function called(name: string, api: Api): Promise<void> {
  if ([null, name].includes(owner())) return;
  try {
    const { ours } = await import('../calls/device');
    if (await ours(await api.ask<CallCard>('GET', '/api/calls'))) remember(name);
    else forget();
  } catch {
    // Their own page looks again.
  }
}
