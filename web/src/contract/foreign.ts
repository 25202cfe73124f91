/**
 * What a board from elsewhere is given, and what it gives back: contract 1. Such a board is an ES
 * module, `board.js`, whose default export is a `ForeignBoard`. It may be written with any framework,
 * or with none, and has nothing of the page around it: it lives in a frame of its own.
 *
 * Whoever writes one can copy this file as it is: it needs no other.
 */

/** Says things in the reader's language. Another one comes whenever language or names change. */
export interface Words {
  readonly language: string;
  /** By seat. */
  readonly names: readonly string[];
  has(key: string): boolean;
  /** Any message of the house, of the game, or of its `words.<language>.ftl`. Throws if there is none. */
  say(key: string, facts?: Readonly<Record<string, unknown>>): string;
  event(event: unknown): string;
  move(move: unknown): string;
}

export interface Happening<E = unknown> {
  /** The number of the line of the record that brought it about. */
  readonly at: number;
  readonly event: E;
}

/** All that changes: whole each time, and frozen. */
export interface Given<V = unknown, M = unknown, E = unknown> {
  readonly view: V;
  /** Where the reader sits; null for a watcher. */
  readonly seat: number | null;
  /** By seat. */
  readonly names: readonly string[];
  /** What the reader may do now. Empty when it is not for them to act, and in replays. */
  readonly moves: readonly M[];
  /** Those of `moves` that are there only to be tried, as a lesson does. */
  readonly refused: readonly M[];
  /** What led here from the view before; empty unless `view` is another one. */
  readonly told: readonly Happening<E>[];
  readonly over: boolean;
  /** A move is on its way to the house: nothing may be chosen. */
  readonly waiting: boolean;
  /** Nothing may move: the reader, or their device, wants it so. */
  readonly still: boolean;
  /** How many times as fast as usual things move. */
  readonly tempo: number;
  /** Whether more has happened meanwhile. */
  readonly behind: boolean;
  readonly words: Words;
}

/** What never changes while a board is mounted. */
export interface Shell<M = unknown, E = unknown> {
  readonly contract: number;
  /** The address of the folder that the board came from, with a slash at its end. */
  readonly base: string;
  /** One of `moves`. Another one ends the board, and the list of all moves takes its place. */
  move(move: M): void;
  /** A move that is not offered: the house says which rule is against it. */
  ask(move: M): void;
  /** The board begins to show an event of `told`; the log keeps step with it. */
  show(event: E): void;
  /** To be told after each `mount` and each other `view`, as soon as nothing moves any more. */
  rest(): void;
  /** Puts what the house knows of a seat into an element. Gives back how to take it away. */
  badge(seat: number, place: HTMLElement): () => void;
  /** The board cannot go on: the list of all moves takes its place. */
  fail(error: unknown): void;
  /** For games that are steered by hand; null for all others. */
  readonly feed: null;
}

export interface Mounted<V = unknown, M = unknown, E = unknown> {
  update(given: Given<V, M, E>): void;
  unmount(): void;
}

export interface ForeignBoard<V = unknown, M = unknown, E = unknown> {
  readonly contract: number;
  mount(place: HTMLElement, shell: Shell<M, E>, given: Given<V, M, E>): Mounted<V, M, E>;
}
