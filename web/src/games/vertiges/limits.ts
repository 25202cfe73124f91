/** What the house measures by, for warnings beforehand: it alone judges. */

import { falls } from '$house/games/vertiges/pieces.json';

/** Millimetres lower, and radians: what comes to rest so far from how it stood has fallen. */
export const DROP = falls.drop / 1e3;
export const TOPPLE = falls.topple / 1e6;
/** Millimetres above the table from which a base may be let go. */
export const SET_DOWN = falls.set_down / 1e3;
/** Millimetres that a new tower keeps from the others. */
export const GAP = 20;
/** Rows for which something may be held. */
export const LONGEST = 60 * 60;
