/** Steps of real games, for tests: a view, what was told, and the view that it led to. */

import type { Happened } from '../../contract/board';
import type { Event, View } from './bay';
import text from './recorded.jsonl?raw';

export interface Recorded {
  before: View;
  told: Happened<Event>[];
  after: View;
}

export const RECORDED: readonly Recorded[] = text
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Recorded);

/** The first step in which an event of this kind happened. */
export function first(kind: Event['kind']): Recorded {
  return RECORDED.find(({ told }) => told.some(({ event }) => event.kind === kind))!;
}
