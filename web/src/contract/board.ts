/**
 * What a game's board is given, and what it gives back. It draws a view, and knows no rules.
 *
 * Data and callbacks alone: a board may be written with any framework, or with none.
 */

import type { Film, LiveFrame, Steer } from '../gen/wire';
import type { Voice } from '../i18n/voice';

export interface Happened<E> {
  /** The number of the line of the record that brought it about. */
  at: number;
  event: E;
}

/** Moves that are made over time, by hand: what the house shows of them, and what it is told. */
export interface Feed {
  /** The number of the line at which the game stands now: what is steered is about that one. */
  at: () => number;
  /** Samples of the reader's hand, the first of them counted from when it took hold. */
  steer: (at: number, seq: number, rows: Steer['rows']) => void;
  /** What is seen of a hand while it moves. Gives back how to stop listening. */
  listen: (ear: (glimpse: LiveFrame) => void) => () => void;
  /** The move at this line of the record, to be seen again. */
  film: (at: number) => Promise<Film>;
}

/** What the shell knows about a seat, said in the reader's language: to stand beside its name. */
export interface SeatBadge {
  /** Whether a bot sits there; and if so, how strong it is, and whose face it has. */
  bot: boolean;
  strength: string | null;
  face: string | null;
  /** The time that is left, and whether it is little; null where none is counted. */
  clock: { text: string; short: boolean } | null;
  /** Why nobody plays there just now, and the sign that goes with it. */
  mark: { text: string; sign: 'robot' | 'lost' } | null;
}

export interface BoardProps<V = unknown, M = unknown, E = unknown> {
  view: V;
  /** By which version of its rules the table is played: the view is of those. A lesson is of today's. */
  version?: number;
  /** Where the reader sits; null for a watcher. */
  seat: number | null;
  /** By seat. */
  names: string[];
  /** What the reader may do now. Empty when it is not for them to act, and in replays. */
  moves: M[];
  /** Those of `moves` that are there only to be tried, as a lesson does: the rules refuse them. */
  refused?: M[];
  /** What led here from the view before, in order, to be shown as movement. Empty: just draw. */
  told: Happened<E>[];
  /** What the others did since the reader's last turn: a quiet mark of it, once nothing moves. */
  trail?: readonly E[];
  /** Says events, moves and words of this game in the reader's language. */
  voice: Voice;
  /** Whether the game is over, which the view cannot say when all others resigned or agreed. */
  over?: boolean;
  /** Whether it is only looked back at: nothing can be done here, by nobody. */
  past?: boolean;
  /** What the house would do in the reader's place, to be shown: one of `moves`, as data. */
  hint?: M | null;
  /** True while a move is on its way to the house: nothing may be chosen. */
  waiting: boolean;
  /** Whether things should appear at once, even to readers whose device lets them move. */
  still?: boolean;
  /** Counts how often the reader has seen enough of a movement: each time it ends where it leads. */
  skips?: number;
  /** How many times as fast as usual things move; 1 if it is left out. */
  tempo?: number;
  /** Whether more has happened meanwhile, so that whoever shows it at leisure falls behind. */
  behind?: boolean;
  /** Told each time that the board begins to show another event of `told`; the shell keeps its pace. */
  onshow?: (event: E) => void;
  /** Told each time that the board has arrived at a view, and nothing moves any more. */
  onrest?: () => void;
  /** The move that the player chose: always one of `moves`. */
  onmove: (move: M) => void;
  /** A move that is not offered: the house is asked, and says which rule is against it. */
  onask?: (move: M) => void;
  /** For games whose moves are made over time. */
  feed?: Feed;
  /** By seat; a lesson has nothing to say about anybody. */
  badges?: readonly SeatBadge[];
}

/** What a picture in the rulebook is given. */
export interface FigureProps {
  /** The game's own words, in the reader's language. */
  voice: Voice;
}
