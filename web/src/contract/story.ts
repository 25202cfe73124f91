/** What a game adds to its log: signs for eyes that do not want to read it all. */

import type { Told } from '../gen/wire';

/** A small picture beside a line, 24 units square. */
export interface Mark {
  path: string;
  /** What it is filled with; as the ink around it, if it has none of its own. */
  colour?: string;
  /** A number that belongs to it. */
  count?: number | string;
}

export interface GameStory {
  /** By seat. */
  colours: readonly string[];
  /** What an event is about; null where words are enough. */
  mark: (event: never) => Mark | null;
  /** Kinds of events that go without saying once others have followed: they are read on demand. */
  quiet: readonly string[];
  /** Kinds of events at which a game turns, the weightiest first: links to them stand with the result. */
  turning?: readonly string[];
  /** What decided it though nobody could see it then: told in the end, and dated to where it was. */
  decisive?: (told: readonly Told[]) => Told | null;
}
