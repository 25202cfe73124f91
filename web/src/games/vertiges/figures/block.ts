/** A piece of wood seen from the side, for the pictures of the rulebook. */

import { type Cut, PIECES } from '../pieces';

/** Millimetres: two that interlock. */
export const PAIR = 50;

/**
 * The corners, with the cut up or half a turn round; in a picture y goes down. `x` is its middle, and
 * `foot` how high it stands: that of its flat side, or of the flat side of the one below its cut.
 */
export function outline(cut: Cut, over: boolean, x = 0, foot = 0): string {
  const { profile } = PIECES.find((piece) => piece.cut === cut)!;
  const corners = [[-20, 0], [20, 0], ...profile.toReversed()];
  return corners
    .map(([across, up]) =>
      over ? `${x - across!},${-(foot + PAIR - up!)}` : `${x + across!},${-(foot + up!)}`,
    )
    .join(' ');
}
