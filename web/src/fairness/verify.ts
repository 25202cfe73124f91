/**
 * Whether a game's chance is the one that was sealed before it: everything is drawn again, here.
 *
 * Whether the moves were legal is not looked at. That takes the rules, and the client knows none.
 */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { Chance, type Stream } from './chance';

const NATURE = -1;
const SEED = /^[0-9a-f]{64}$/;

/** What a browser noted when its reader sat down. */
export interface Pledge {
  commitment: string;
  /** All that was given: who sits down again gives anew. */
  entropies: string[];
}

/** A move that was made, and not taken back. */
export interface Played {
  seat: number;
  move: unknown;
}

/**
 * What chance would have done in place of this move, drawn from this stream; undefined if it is no
 * move of chance's at all, and null if only the rules can tell, which are not here. The options are those
 * of the table; what was played before may decide what there is to draw from.
 */
export type DrawAgain = (
  chance: Stream,
  move: unknown,
  options: unknown,
  earlier?: readonly Played[],
) => unknown;

export interface Check {
  what: 'whole' | 'seal' | 'seen' | 'luck' | 'own' | 'draws';
  /** Null if it could not be checked here. */
  good: boolean | null;
}

export interface Draw {
  at: number;
  move: unknown;
  good: boolean | null;
}

export interface Report {
  checks: Check[];
  draws: Draw[];
  /** How many of them could be made again here, and are the same. */
  made: number;
  commitment: string;
  seed: string;
  /** SHA-256 of the whole record, but for the names if they stand apart. */
  fingerprint: string;
  /** Whether nothing is wrong with anything that could be checked. */
  good: boolean;
}

/** Not a record of a game that is over. */
export class Unreadable extends Error {}

interface Header {
  kind: 'header';
  options: unknown;
  format: string;
  seats: { bot: string | null }[];
  commitment: string;
  entropy: string[];
}

interface Line {
  kind: string;
  at: number;
  seat?: number;
  move?: unknown;
  /** Of an undo: what is taken back, and whether nothing else is. */
  ply?: number;
  alone?: boolean;
}

interface End {
  kind: 'end';
  seed: string;
  digest: string;
}

export function verify(
  raw: Uint8Array,
  drawAgain: DrawAgain | null,
  pledge: Pledge | null = null,
): Report {
  const { header, lines, end, before, game } = read(raw);
  const whole = bytesToHex(sha256(before)) === end.digest && lines.every(({ at }, i) => at === i);
  const seed = SEED.test(end.seed) ? hexToBytes(end.seed) : null;
  const draws = seed ? redrawn(header, lines, new Chance(seed, header.entropy), drawAgain) : [];
  const checks: Check[] = [
    { what: 'whole', good: whole },
    { what: 'seal', good: seed !== null && bytesToHex(sha256(seed)) === header.commitment },
    { what: 'seen', good: pledge && pledge.commitment === header.commitment },
    { what: 'luck', good: everybodyGave(header) },
    { what: 'own', good: pledge && pledge.entropies.some((each) => header.entropy.includes(each)) },
    { what: 'draws', good: seed === null ? false : together(draws.map(({ good }) => good)) },
  ];
  return {
    checks,
    draws,
    made: draws.filter(({ good }) => good).length,
    commitment: header.commitment,
    seed: end.seed,
    fingerprint: bytesToHex(sha256(game)),
    good: checks.every(({ good }) => good !== false),
  };
}

/** One that is wrong spoils all; one that could not be checked leaves a doubt. */
function together(goods: readonly (boolean | null)[]): boolean | null {
  if (goods.includes(false)) return false;
  return goods.includes(null) ? null : true;
}

/** A bot's share of luck is a fixed word: whoever runs the house cannot choose it after yours. */
function everybodyGave({ seats, entropy }: Header): boolean {
  return (
    seats.length === entropy.length &&
    seats.every(({ bot }, seat) => (bot === null ? entropy[seat] !== '' : fixed(entropy, seat)))
  );
}

function fixed(entropy: readonly string[], seat: number): boolean {
  return entropy[seat] === `seat ${seat}`;
}

function redrawn(
  header: Header,
  lines: readonly Line[],
  chance: Chance,
  drawAgain: DrawAgain | null,
): Draw[] {
  return lines
    .filter(({ kind, seat }) => kind === 'ply' && seat === NATURE)
    .map(({ at, move }) => {
      if (drawAgain === null) return { at, move, good: null };
      try {
        const drawn = drawAgain(chance.at(at), move, header.options, standing(lines, at));
        return { at, move, good: drawn === null ? null : same(drawn, move) };
      } catch {
        return { at, move, good: false }; // no move of this game's
      }
    });
}

/** The moves that stood when this line was written. */
function standing(lines: readonly Line[], before: number): Played[] {
  let plies: Line[] = [];
  for (const each of lines) {
    if (each.at >= before) break;
    if (each.kind === 'ply') plies.push(each);
    else if (each.kind === 'undo')
      plies = plies.filter(({ at }) => (each.alone ? at !== each.ply : at < each.ply!));
  }
  return plies.map(({ seat, move }) => ({ seat: seat!, move }));
}

/** Also if the fields stand in another order. */
function same(one: unknown, other: unknown): boolean {
  const sorted = (_: string, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
}

/** Of the second format the last line has the names, or is not there: it is no part of the game. */
const APART = 'ludotheque-record/2';

function read(raw: Uint8Array) {
  const texts = decoded(raw).split('\n');
  // The last line ends like all others, and so there is an empty rest.
  if (texts.pop() !== '' || texts.length < 2) throw new Unreadable();
  const parsed = texts.map(line);
  const header = parsed[0] as Header;
  let rest = 0;
  if (header.format === APART && parsed.at(-1)!.kind === 'names') {
    parsed.pop();
    rest = size(texts.pop()!);
  }
  const end = parsed.at(-1) as unknown as End;
  const lines = parsed.slice(1, -1) as Line[];
  if (header.kind !== 'header' || end.kind !== 'end' || !shaped(header, end))
    throw new Unreadable();
  const game = raw.slice(0, raw.length - rest);
  const before = game.slice(0, game.length - size(texts.at(-1)!));
  return { header, lines, end, before, game };
}

/** In bytes, with its end. */
const size = (text: string) => utf8ToBytes(`${text}\n`).length;

function decoded(raw: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(raw);
  } catch {
    throw new Unreadable();
  }
}

function line(text: string): { kind: string } {
  try {
    const parsed: unknown = JSON.parse(text);
    if (parsed !== null && typeof parsed === 'object' && 'kind' in parsed)
      return parsed as { kind: string };
  } catch {
    // Not even JSON.
  }
  throw new Unreadable();
}

function shaped(header: Header, end: End): boolean {
  return (
    Array.isArray(header.seats) &&
    Array.isArray(header.entropy) &&
    header.entropy.every((each) => typeof each === 'string') &&
    [header.commitment, end.seed, end.digest].every((each) => typeof each === 'string')
  );
}
