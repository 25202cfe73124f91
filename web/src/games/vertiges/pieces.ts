/** The forty-eight pieces: what each is cut like, and which cuts interlock. */

import set from '$house/games/vertiges/pieces.json';

export type Cut = keyof typeof set.cuts;

export interface Piece {
  id: number;
  cut: Cut;
  star: boolean;
  /** The cut side from left to right, in millimetres above the flat one. */
  profile: readonly (readonly [x: number, y: number])[];
}

/** Millimetres across, and from the flat side up to where the cut begins. */
export const SIDE = set.side / 1000;
export const SHOULDER = set.shoulder / 1000;

export const CUTS = Object.keys(set.cuts) as Cut[];

export const PIECES: readonly Piece[] = CUTS.flatMap((cut, kind) => {
  const profile = set.cuts[cut].profile.map(([x, y]) => [x! / 1000, y! / 1000] as const);
  return Array.from({ length: set.copies }, (_, copy) => ({
    id: kind * set.copies + copy,
    cut,
    star: copy === 0,
    profile,
  }));
});

export function cutOf(piece: number): Cut {
  return PIECES[piece]!.cut;
}

export function mate(cut: Cut): Cut {
  return set.cuts[cut].mate as Cut;
}

/** Cuts whose mirror image is another one: it matters how they are turned. */
export function handed(cut: Cut): boolean {
  return set.cuts[cut].handed;
}
