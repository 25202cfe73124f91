/** The games that have a board. */

import casanova from './casanova';
import type { GameModule } from './kit/module';
import niagara from './niagara';
import nimmsLeich from './nimms-leich';
import nizza from './nizza';
import vertiges from './vertiges';

export const BOARDS: Record<string, GameModule> = {
  casanova,
  niagara,
  'nimms-leich': nimmsLeich,
  nizza,
  vertiges,
};
