/** What the house measures by, for warnings beforehand: it alone judges. */

import { falls } from '$house/games/vertiges/pieces.json';
import limits from './limits.json';

const { buttons, sample } = limits;

/** Millimetres lower, and radians: what comes to rest so far from how it stood has fallen. */
export const DROP = falls.drop / 1e3;
export const TOPPLE = falls.topple / 1e6;
/** Millimetres above the table from which a base is let go without a warning. */
export const SET_DOWN = falls.set_down / 1e3;
/** Millimetres that a new tower keeps from the others. */
export const GAP = limits.gap / 1e3;
/** Radians: a top that is further from level obliges nobody. */
export const LEANING = limits.leaning / 1e6;
/** Half of the table, from the middle to its edge: millimetres. */
export const REACH = limits.table / 1e3;
/** The turn after which a game is over at the latest. */
export const TURNS: Readonly<Record<'normal' | 'fast', number>> = limits.turns;
/** Rows a second; those for which something may be held, and after which a hand trembles twice as much. */
export const HERTZ = limits.hertz;
export const LONGEST: Readonly<Record<'on' | 'off', number>> = limits.longest;
export const TIRES = limits.tires;
/** Parts of a millimetre and of a degree that the house counts samples in. */
export const FINE = 1e3 / sample;
/** Micrometres and microradians that it counts frames in: nobody sees less. */
export const { length: LENGTH, angle: ANGLE } = limits.frame;
/** The buttons of a sample. */
export const { closed: CLOSED, cut_down: CUT_DOWN, turned: TURNED, back: BACK } = buttons;
/** How stiff a hand is, and how little it swings. */
export const { fingers: FINGERS, wrist: WRIST } = limits;
