/** What a player is after just now on the way of the jewels, and where that is. */

import { AREAS, HELICOPTER, type Point, type View } from './bay';

export interface Goal {
  key: 'goal-tools' | 'goal-safe' | 'goal-yacht' | 'goal-helicopter';
  at: Point;
}

const middle = (id: string): Point => {
  const { polygon } = AREAS.find((area) => area.id === id)!;
  const mean = (of: 'x' | 'y') => polygon.reduce((sum, each) => sum + each[of], 0) / polygon.length;
  return { x: mean('x'), y: mean('y') };
};
const [TOOLS, SAFE, YACHT] = [middle('red1'), middle('red2'), middle('yacht')];

/** Null for whoever only watches, and when there is nothing left to be after. */
export function goalOf({ pawns, phase }: View, seat: number | null): Goal | null {
  const pawn = seat === null ? undefined : pawns[seat];
  if (pawn === undefined || phase.kind === 'over') return null;
  if (pawn.case === null) return { key: 'goal-tools', at: TOOLS };
  if (pawn.case === 'tools') return { key: 'goal-safe', at: SAFE };
  const aboard = pawn.place.kind === 'high' && pawn.place.on === 'yacht';
  return aboard ? { key: 'goal-helicopter', at: HELICOPTER } : { key: 'goal-yacht', at: YACHT };
}
