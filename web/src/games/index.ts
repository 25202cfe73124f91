/** The games that have a board. */

import type { GameModule } from './board';
import niagara from './niagara';

export const BOARDS: Record<string, GameModule> = { niagara };
