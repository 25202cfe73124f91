/** What the others did since the reader's last turn, as ways that are drawn quietly on the board. */

import type { Point } from './flying';

export interface Way {
  seat: number;
  /** From where it began to where it led, in the picture's own units. */
  points: readonly Point[];
}

/** Ways as they go on: what belongs to one piece is one line, however many steps it took. */
export class Ways {
  readonly #found = new Map<string, { seat: number; points: Point[] }>();

  /** This piece of this seat went along these points; the first is where it stood. */
  go(piece: string, seat: number, points: readonly Point[]): void {
    const known = this.#found.get(piece);
    if (!known) this.#found.set(piece, { seat, points: [...points] });
    else known.points.push(...points.slice(1));
  }

  /** Where this piece has come to; null if it has not moved. */
  end(piece: string): Point | null {
    return this.#found.get(piece)?.points.at(-1) ?? null;
  }

  all(): Way[] {
    return [...this.#found.values()].filter(({ points }) => points.length > 1);
  }
}
