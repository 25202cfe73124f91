/** What the client has of a game, as soon as it is known which games there are. */

import { gameModule, ofVersion } from '../games';
import type { GameModule } from '../games/kit/module';
import { house } from './house.svelte';

/** Today's, or what a table of an earlier version is shown with. */
export function moduleOf(game: string, version: number | null = null): GameModule | undefined {
  void house.games;
  const module = gameModule(game);
  return version === null ? module : ofVersion(module, version);
}
