/** A game against bots, at once: whoever has no name yet is given one. */

import type { NewTable } from '../gen/wire';
import { house } from './house.svelte';
import { pledged } from './pledge';
import { route } from './route.svelte';

export async function playNow(game: string): Promise<void> {
  await begin({ game, public: false });
}

/** A table with nobody else, for games that can be practised alone. */
export async function practise(game: string): Promise<void> {
  await begin({ game, public: false, seats: ['person'] });
}

async function begin(wanted: NewTable): Promise<void> {
  await house.welcome();
  const table = await house.api.create(wanted);
  // The house has committed itself; only now is our own luck chosen.
  await house.api.sit(table.id, { entropy: pledged(table) });
  route.go(`/tables/${table.id}`);
}
