/** What happened at a table, told ply by ply, with what is no ply in between. */

import type { Frame, Told } from '../gen/wire';

export type Aside = Frame['lines'][number];

/** One line of the record: what it brought about, or what was done beside the rules. */
export interface Passage {
  at: number;
  told: Told[];
  aside: Aside | null;
  /** It did happen, and was taken back later. */
  undone: boolean;
}

export function passages(told: readonly Told[], asides: readonly Aside[]): Passage[] {
  const made = new Map<number, Passage>();
  const passage = (at: number): Passage => {
    const known = made.get(at) ?? { at, told: [], aside: null, undone: false };
    made.set(at, known);
    return known;
  };
  for (const each of told) passage(each.at).told.push(each);
  for (const each of asides) passage(each.at).aside = each;
  const all = [...made.values()].sort((one, other) => one.at - other.at);
  for (const { aside } of all) {
    if (aside?.kind !== 'undo') continue;
    for (const each of all) {
      const later = !aside.alone && each.at > aside.ply && each.at < aside.at;
      if (each.aside === null && (each.at === aside.ply || later)) each.undone = true;
    }
  }
  return all;
}

/** What an event says about itself: its clause, mostly whose deed it was, and if not all are told. */
export function about(event: unknown): {
  rule: string | null;
  seat: number | null;
  secret: boolean;
} {
  const { rule, seat, only } = event as { rule?: string; seat?: number; only?: number[] | null };
  return { rule: rule ?? null, seat: seat ?? null, secret: only != null };
}
