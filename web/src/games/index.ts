/** The games that have a board. */

import type { GameModule } from './board';
import niagara from './niagara';
import nimmsLeich from './nimms-leich';
import vertiges from './vertiges';

export const BOARDS: Record<string, GameModule> = {
  niagara,
  'nimms-leich': nimmsLeich,
  vertiges,
};
