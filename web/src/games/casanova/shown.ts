/** What the picture shows at one moment: a view, and what moves between two views. */

import { type Dock, theatreOf, type Theatre, type View } from './venice';

/** One of the twelve gondolas, and who is in it. */
export interface Boat {
  /** Which of them it is, so that each glides from dock to dock. */
  id: number;
  dock: Dock;
  seat: number | null;
}

/** A lady who is out of her gondola: where she sets out, and where she is going. */
export interface Stroll {
  seat: number;
  from: Dock;
  to: { dock: Dock } | { theatre: Theatre };
  /** Whether she stays there for now. */
  there: boolean;
}

export interface Shown {
  view: View;
  boats: Boat[];
  /** The gondola that is just under way. */
  gliding: { id: number; from: Dock } | null;
  stroll: Stroll | null;
  /** Who is looked at just now, as spots; nothing of what is seen. */
  met: number[];
  /** Somebody looks round the moli. */
  lanterns: boolean;
  /** A figure that is turned over for all to see. */
  turned: { spot: number; casanova: boolean } | null;
  /** A jewel on its way to the palace. */
  jewel: number | null;
  /** Cloaks stir: all of them as he hides, or those of two who meet. */
  stirring: boolean;
  /** The points of whose turn it is; null between turns. */
  points: number | null;
  acting: number | null;
  winner: number | null;
}

export function shownFrom(view: View, boats: readonly Boat[] = []): Shown {
  const { phase } = view;
  const onTurn = phase.kind === 'sailing' || phase.kind === 'deciding';
  const over = phase.kind === 'over';
  const met = phase.kind === 'deciding' ? [phase.seat, phase.spot] : [];
  return {
    view,
    boats: moored(view, boats),
    gliding: null,
    stroll: phase.kind === 'deciding' ? visit(view, phase.seat, phase.spot) : null,
    met,
    lanterns: false,
    turned: over && view.casanova !== null ? { spot: view.casanova, casanova: true } : null,
    jewel: null,
    stirring: false,
    points: onTurn ? phase.points : null,
    acting: onTurn || phase.kind === 'placing' ? phase.seat : null,
    winner: over ? phase.winner : null,
  };
}

/** She who meets somebody stands beside her, or at the theatre's door. */
function visit(view: View, seat: number, spot: number): Stroll {
  const from = view.ladies[seat]!;
  const theatre = theatreOf(spot);
  return {
    seat,
    from,
    to: theatre === null ? { dock: view.ladies[spot]! } : { theatre },
    there: true,
  };
}

/** The gondolas of a view. Each keeps its number if it lies where it lay, or has its lady. */
export function moored(view: View, before: readonly Boat[]): Boat[] {
  const wanted = [
    ...view.ladies.map((dock, seat) => ({ dock, seat: seat as number | null })),
    ...view.empties.map((dock) => ({ dock, seat: null })),
  ];
  const ids = new Map<Dock, number>();
  const left = new Set(before.map(({ id }) => id));
  const take = (dock: Dock, boat: Boat | undefined) => {
    if (boat === undefined || ids.has(dock) || !left.delete(boat.id)) return;
    ids.set(dock, boat.id);
  };
  for (const { dock } of wanted)
    take(
      dock,
      before.find((boat) => boat.dock === dock),
    );
  for (const { dock, seat } of wanted)
    if (seat !== null)
      take(
        dock,
        before.find((boat) => boat.seat === seat),
      );
  let fresh = Math.max(-1, ...before.map(({ id }) => id)) + 1;
  return wanted.map(({ dock, seat }) => {
    if (!ids.has(dock)) {
      const [first] = left;
      ids.set(dock, first ?? fresh++);
      if (first !== undefined) left.delete(first);
    }
    return { id: ids.get(dock)!, dock, seat };
  });
}
