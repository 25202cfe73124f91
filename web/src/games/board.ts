/** What a game's board is given, and what it gives back. It draws a view, and knows no rules. */

import type { Component } from 'svelte';
import type { Voice } from '../shell/voice';

export interface Happened<E> {
  /** The number of the line of the record that brought it about. */
  at: number;
  event: E;
}

export interface BoardProps<V = unknown, M = unknown, E = unknown> {
  view: V;
  /** Where the reader sits; null for a watcher. */
  seat: number | null;
  /** By seat. */
  names: string[];
  /** What the reader may do now. Empty when it is not for them to act, and in replays. */
  moves: M[];
  /** What led here from the view before, in order, to be shown as movement. Empty: just draw. */
  told: Happened<E>[];
  /** Says events, moves and words of this game in the reader's language. */
  voice: Voice;
  /** True while a move is on its way to the house: nothing may be chosen. */
  waiting: boolean;
  /** Whether things should appear at once rather than move. */
  still: boolean;
  /** The move that the player chose: always one of `moves`. */
  onmove: (move: M) => void;
}

export interface GameModule {
  /** The board itself, loaded when somebody comes to a table. */
  board: () => Promise<{ default: Component<BoardProps> }>;
  /** A small picture for the lobby. */
  picture: () => Promise<{ default: Component }>;
}
