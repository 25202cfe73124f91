/** A game against bots, at once: whoever has no name yet is given one. */

import { house } from './house.svelte';
import { pledged } from './pledge';
import { route } from './route.svelte';

export async function playNow(game: string): Promise<void> {
  await house.welcome();
  const table = await house.api.create({ game, public: false });
  // The house has committed itself; only now is our own luck chosen.
  await house.api.sit(table.id, { entropy: pledged(table) });
  route.go(`/tables/${table.id}`);
}
