/** A game against bots, at once: whoever has no name yet is given one. */

import { route } from '../browser/route.svelte';
import { pledged } from '../fairness/pledge';
import type { NewTable } from '../gen/wire';
import { moduleOf } from './games';
import { house } from './house.svelte';

/** Against so many bots, gentle ones in a first game of the kind; if none are named, as many as the game is usually played with. */
export async function playNow(game: string, bots?: number): Promise<void> {
  const others = Array.from({ length: bots ?? 0 }, () => 'bot' as const);
  const seats = bots === undefined ? null : ['person' as const, ...others];
  await begin({ game, public: false, seats });
}

/** A table with nobody else, for games that can be practised alone. */
export async function practise(game: string): Promise<void> {
  const options = { ...moduleOf(game)?.alone };
  await begin({ game, public: false, seats: ['person'], options });
}

async function begin(wanted: NewTable): Promise<void> {
  await house.welcome();
  const table = await house.api.create(wanted);
  // The house has committed itself; only now is our own luck chosen.
  await house.api.sit(table.id, { entropy: pledged(table) });
  route.go(`/tables/${table.id}`);
}
