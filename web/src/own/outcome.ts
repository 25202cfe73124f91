/** How a game that is over went for one of its seats, as a key of this page's words. */

import type { TableInfo } from '../gen/wire';
import { taken } from '../session/nameOf';

export type Went = 'won' | 'shared' | 'drawn' | 'lost' | 'gave-up' | 'unfinished';

export function outcome(table: TableInfo, seat: number): Went {
  const winners = table.result?.winners;
  if (!winners) return 'unfinished';
  if (winners.includes(seat)) return winners.length > 1 ? 'shared' : 'won';
  if (table.seats[seat]?.resigned) return 'gave-up';
  return winners.length === 0 ? 'drawn' : 'lost';
}

/** The others at the table. */
export function others(table: TableInfo, seat: number) {
  return table.seats.filter((each, index) => index !== seat && taken(each));
}
