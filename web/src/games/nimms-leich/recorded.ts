/** Steps of real games, for tests: a view, what was told, and the view that it led to. */

import type { Happened } from '../../contract/board';
import text from './recorded.jsonl?raw';
import type { Event, View } from './table';

export interface Recorded {
  before: View;
  told: Happened<Event>[];
  after: View;
}

export const RECORDED: readonly Recorded[] = text
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Recorded);

/** The first step in which an event of this kind happened, among so many players. */
export function first(kind: Event['kind'], seats?: number): Recorded {
  return RECORDED.find(
    ({ told, after }) =>
      told.some(({ event }) => event.kind === kind) &&
      (seats === undefined || after.options.seats === seats),
  )!;
}
