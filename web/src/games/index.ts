/**
 * The games that have a board: each in a folder that is called like it, with an `index.ts`; and those
 * that packages bring, of which nothing is loaded before one is there. The sample is there to be copied
 * by `scripts/new-game`, and not to be played.
 */

import type { GameCard } from '../gen/wire';
import type { GameModule } from './kit/module';

/** Today's, and of an earlier version what was otherwise then. */
export function ofVersion(module: GameModule | undefined, version: number): GameModule | undefined {
  const then = module?.former?.[version];
  return then ? { ...module!, ...then } : module;
}

const found = import.meta.glob<GameModule>(['./*/index.ts', '!./sample-game/index.ts'], {
  eager: true,
  import: 'default',
});

export const BOARDS: Readonly<Record<string, GameModule>> = Object.fromEntries(
  Object.entries(found).map(([path, module]) => [path.split('/')[1]!, module]),
);

const brought = new Map<string, GameModule>();

/** The house's own comes first, whatever a package calls itself. */
export const gameModule = (game: string): GameModule | undefined =>
  Object.hasOwn(BOARDS, game) ? BOARDS[game] : brought.get(game);

/** Makes known what these cards tell of games from elsewhere. */
export async function bring(cards: readonly GameCard[]): Promise<void> {
  for (const { name, package: pack } of cards)
    if (pack) brought.set(name, (await import('../elsewhere/module')).moduleFor(name, pack));
}
