/** What filled the store that won: a way, and of which colour. */

import type { Result } from '../../gen/wire';
import { GEMS, type View } from './river';

const [KINDS, ALIKE, ALL] = [5, 4, 7];

export function filledWith({ stores }: View, { winners }: Result): Record<string, string | number> {
  const store = winners.length === 1 ? stores[winners[0]!]! : [];
  const alike = store.findIndex((count) => count >= ALIKE);
  if (alike >= 0) return { way: 'same', gem: GEMS[alike]! };
  if (store.filter((count) => count > 0).length >= KINDS) return { way: 'different' };
  const sum = store.reduce((one, other) => one + other, 0);
  return sum >= ALL ? { way: 'many', score: sum } : {};
}
