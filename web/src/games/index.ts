/**
 * The games that have a board: each in a folder that is called like it, with an `index.ts`. The sample
 * is there to be copied by `scripts/new-game`, and not to be played.
 */

import type { GameModule } from './kit/module';

const found = import.meta.glob<GameModule>(['./*/index.ts', '!./sample-game/index.ts'], {
  eager: true,
  import: 'default',
});

export const BOARDS: Readonly<Record<string, GameModule>> = Object.fromEntries(
  Object.entries(found).map(([path, module]) => [path.split('/')[1]!, module]),
);
