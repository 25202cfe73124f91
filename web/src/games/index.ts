/**
 * The games that have a board: each in a folder that is called like it, with an `index.ts`. The sample
 * is there to be copied by `scripts/new-game`, and not to be played.
 */

import type { GameModule } from './kit/module';

/** What a table is shown with: today's, and of an earlier version what was otherwise then. */
export function moduleOf(game: string, version: number): GameModule | undefined {
  return ofVersion(BOARDS[game], version);
}

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
