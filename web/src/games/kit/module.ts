/** What the client needs of a game, to be loaded when it is wanted: here its board is one of Svelte's. */

import type { Component } from 'svelte';
import type { BoardProps, FigureProps } from '../../contract/board';
import { taskOf } from './later';
import type { Lesson } from '../../contract/lesson';
import type { GameStory } from '../../contract/story';
import type { DrawAgain } from '../../fairness/verify';
import type { Result } from '../../gen/wire';

/** The shell hands on what the house sent without looking into it; the types meet again in the board. */
export function boardOf<V, M, E>(
  board: Promise<{ default: Component<BoardProps<V, M, E>> }>,
): Promise<{ default: Component<BoardProps> }> {
  // To read a board's program is one task, and to draw it another: a slow phone answers in between.
  const drawn = board.then((found) => taskOf(() => found));
  return drawn as unknown as Promise<{ default: Component<BoardProps> }>;
}

export interface GameModule {
  /** The board itself, loaded when somebody comes to a table. */
  board: () => Promise<{ default: Component<BoardProps> }>;
  /** A small picture for the lobby. */
  picture: () => Promise<{ default: Component }>;
  /** Pictures for the rulebook: each stands under the heading of the chapter with this clause. */
  figures?: Readonly<Record<string, () => Promise<{ default: Component<FigureProps> }>>>;
  /** A first game to learn by, if there is one. */
  lesson?: () => Promise<{ default: Lesson }>;
  /** What a table is set to where one practises alone, for a game where one can. */
  alone?: Readonly<Record<string, number | string>>;
  /** What a replay's slider has ticks for: a number in the view that goes up with each turn. */
  turn?: (view: unknown) => unknown;
  /** Signs for the log. */
  story?: () => Promise<{ default: GameStory }>;
  /** What the words about the end of a game are told beside who won, by how it stood. */
  won?: (view: unknown, result: Result) => Record<string, number | string>;
  /** Kinds of events that tell at the end what was hidden so far: they stand with the result. */
  epilogue?: readonly string[];
  /** How the moves of chance are drawn again from the seed, to be compared. */
  draws?: () => Promise<{ default: DrawAgain }>;
  /**
   * By version: what is otherwise at tables that are played by the rules of then. A board that is not
   * named here gets their views, and their `version` with them.
   */
  former?: Readonly<Record<number, Partial<Omit<GameModule, 'former'>>>>;
}
