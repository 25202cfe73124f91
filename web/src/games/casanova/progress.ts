/** How far a seat is: what all may know of it, and what it knows alone. */

import type { View } from './venice';

/** Where the seat last saw him. */
export interface Found {
  spot: number;
  round: number;
  /** Whether nobody has handled that figure since. */
  sure: boolean;
}

export interface Progress {
  /** Under how many figures the seat has looked, as all could see. */
  seen: number;
  figures: number;
  /** Whether he is found, and all know it. */
  shown: boolean;
  given: boolean;
  home: boolean;
}

export function progressOf(view: View, seat: number | null): Progress {
  const { phase, notebook, jewels, options } = view;
  const home = phase.kind === 'over' && phase.winner !== null && phase.winner === seat;
  return {
    seen: notebook.filter(({ saw }) => saw !== null).length,
    figures: options.figures,
    shown: home,
    given: seat !== null && jewels[seat] === true,
    home,
  };
}

/** By the notebook, where one is kept: else conclusions are the reader's own. */
export function foundBy({ notebook }: View): Found | null {
  const where = notebook.filter(({ saw }) => saw === true);
  const last = where.toSorted((one, other) => (other.when ?? 0) - (one.when ?? 0))[0];
  if (last === undefined) return null;
  return { spot: last.spot, round: last.when ?? 0, sure: last.since.length === 0 };
}
