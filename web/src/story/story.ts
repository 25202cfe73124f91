/** What happened at a table, told ply by ply, with what is no ply in between. */

import type { GameStory } from '../contract/story';
import type { Frame, Remark, Told } from '../gen/wire';

export type Aside = Frame['lines'][number];

/** One line of the record: what it brought about, or what was done beside the rules. */
export interface Passage {
  at: number;
  told: Told[];
  aside: Aside | null;
  /** What somebody said to it. */
  remark?: Remark;
  /** It did happen, and was taken back later. */
  undone: boolean;
}

export function passages(
  told: readonly Told[],
  asides: readonly Aside[],
  remarks: readonly Remark[] = [],
): Passage[] {
  const made = new Map<number, Passage>();
  const passage = (at: number): Passage => {
    const known = made.get(at) ?? { at, told: [], aside: null, undone: false };
    made.set(at, known);
    return known;
  };
  for (const each of told) passage(each.at).told.push(each);
  for (const each of asides) passage(each.at).aside = each;
  for (const each of remarks) passage(each.at).remark = each;
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

interface About {
  rule: string | null;
  /** Whose deed it was. */
  seat: number | null;
  /** All who have to do with it. */
  seats: readonly number[];
  secret: boolean;
  /** How far it was, and how far one could reach: what was measured. */
  certificate: { length: number; distance: number } | null;
}

/** Fields of events that name somebody beside the one who did it. */
const OTHERS = ['victim', 'rival', 'against', 'bidder', 'to', 'owner'] as const;

/** What an event says about itself: its clause, whose deed it was and whom it met, if not all are told. */
export function about(event: unknown): About {
  const facts = event as Record<string, unknown> & {
    rule?: string;
    seat?: number;
    only?: number[] | null;
  };
  const { rule, seat, only, length, distance, opponents, winners } = facts;
  const others = OTHERS.map((name) => facts[name]).filter((each) => typeof each === 'number');
  const many = [opponents, winners].flatMap((each) => (Array.isArray(each) ? each : []));
  return {
    rule: rule ?? null,
    seat: seat ?? null,
    seats: [...(seat === undefined ? [] : [seat]), ...others, ...(many as number[])],
    secret: only != null,
    certificate:
      typeof length === 'number' && typeof distance === 'number' ? { length, distance } : null,
  };
}

/** One deed: a line of the log. */
export interface LogLine extends About {
  key: string;
  at: number;
  /** Counted by the lines before it: the moment after line 0 is moment 1. */
  moment: number;
  event: unknown;
  text: string;
  /** No ply: undone moves, resignations, agreed draws, seats lent and given back. */
  aside: boolean;
  undone: boolean;
  /** It goes without saying, as others have followed. */
  quiet: boolean;
}

export interface LogRound {
  number: number;
  lines: LogLine[];
}

interface Teller {
  /** The sentences of a ply, each with the event that it begins with. */
  sentences: (passage: Passage) => { event: unknown; text: string }[];
  said: (aside: Aside) => string;
  /** Null for words that this page does not know. */
  spoken?: (remark: Remark) => string | null;
  seats: number;
  quiet: readonly string[];
  /** What stands above the lines of a round. */
  heading: (round: number) => string;
}

/** An event that begins a round says which one; where only turns are counted, each has its turn in it. */
function roundOf(event: unknown, seats: number): number {
  const { round, turn } = event as { round?: unknown; turn?: unknown };
  if (typeof round === 'number') return round;
  return typeof turn === 'number' ? Math.floor((turn - 1) / Math.max(seats, 1)) + 1 : 0;
}

/** The whole story as rounds of lines: a line a deed. */
export function rounds(story: readonly Passage[], teller: Teller): LogRound[] {
  const found: LogRound[] = [];
  let round: LogRound | undefined;
  const add = (line: LogLine) => {
    if (!round) found.push((round = { number: 1, lines: [] }));
    round.lines.push(line);
  };
  for (const passage of story) {
    const { at, undone } = passage;
    const place = { at, moment: at + 1, undone, quiet: false };
    teller.sentences(passage).forEach(({ event, text }, index) => {
      const number = roundOf(event, teller.seats);
      if (round ? number > round.number : number > 1) found.push((round = { number, lines: [] }));
      const bare = withoutRound(text, teller.heading(round?.number ?? 1));
      add({ ...about(event), ...place, key: `${at}.${index}`, event, text: bare, aside: false });
    });
    const words = passage.remark && teller.spoken?.(passage.remark);
    if (passage.remark && words) {
      const { seat } = passage.remark;
      const plain = { rule: null, seat, seats: [seat], secret: false, certificate: null };
      const event = { kind: 'remark' };
      add({ ...plain, ...place, key: `${at}.says`, event, text: words, aside: true });
    }
    if (passage.aside) {
      const text = teller.said(passage.aside);
      const { seat = null } = passage.aside as { seat?: number };
      const seats = seat === null ? [] : [seat];
      const plain = { rule: null, seat, seats, secret: false, certificate: null };
      add({ ...plain, ...place, key: `${at}.aside`, event: passage.aside, text, aside: true });
    }
  }
  let last = true;
  for (const line of found.flatMap(({ lines }) => lines).reverse()) {
    line.quiet = !last && teller.quiet.includes((line.event as { kind: string }).kind);
    if (!teller.quiet.includes((line.event as { kind: string }).kind)) last = false;
  }
  return found;
}

/** Which lines are read: all, those about the reader, what they alone were told, what has a clause. */
export const FILTERS = ['all', 'mine', 'secret', 'clauses'] as const;
export type Filter = (typeof FILTERS)[number];

export function reads(line: LogLine, filter: Filter, seat: number | null): boolean {
  if (filter === 'mine') return seat !== null && line.seats.includes(seat);
  if (filter === 'clauses') return line.rule !== null;
  return filter === 'all' || line.secret;
}

/** What a round is remembered by while it is folded: the weightiest that everybody was told, and that stands. */
export function gist({ lines }: LogRound, signs: GameStory | null): LogLine | null {
  const kept = lines.filter((line) => !line.aside && !line.undone && !line.secret && !line.quiet);
  const kind = (line: LogLine) => (line.event as { kind: string }).kind;
  for (const weighty of signs?.turning ?? []) {
    const found = kept.findLast((line) => kind(line) === weighty);
    if (found) return found;
  }
  return kept.findLast((line) => signs?.mark(line.event as never)) ?? null;
}

/** A sentence that begins with its round, without it: that stands above. */
export function withoutRound(text: string, heading: string): string {
  const rest = text.startsWith(heading)
    ? /^\s?: (.+)$/u.exec(text.slice(heading.length))?.[1]
    : null;
  return rest ? rest[0]!.toLocaleUpperCase() + rest.slice(1) : text;
}

/** A sentence that begins with a name, without it: the sign before it says who it was. */
export function withoutName(text: string, name: string | undefined): string | null {
  const begun = [' ', ', '].find((each) => name && text.startsWith(name + each));
  return begun === undefined ? null : text.slice(name!.length + begun.length);
}
