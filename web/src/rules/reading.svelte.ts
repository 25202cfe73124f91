/** A rulebook and the words of its game, in the reader's language, as soon as they are here. */

import type { RulebookCard } from '../gen/wire';
import type { Language } from '../i18n/languages';
import type { Voice } from '../i18n/voice';
import { house } from '../session/house.svelte';

export class Reading {
  book = $state.raw<RulebookCard | null>(null);
  voice = $state.raw<Voice | null>(null);
  trouble = $state('');

  /** Made while a component is. Nothing is asked for before it is wanted. */
  constructor(
    game: () => string,
    wanted: () => boolean = () => true,
    /** By whose rules a table is played. */
    version: () => number | null = () => null,
  ) {
    $effect(() => {
      // The language that the page speaks, not the one in the address, which turns a little sooner:
      // the book and the words around it change together.
      const language = house.voice?.language;
      if (!language || !wanted()) return;
      let stale = false;
      // The book first: of a game that does not exist the house has something to say.
      this.#read(game(), language, version()).then(
        ([book, voice]) => {
          if (stale) return;
          this.book = book;
          this.voice = voice;
          this.trouble = '';
        },
        (error: unknown) => {
          if (stale) return;
          this.trouble = house.trouble(error);
        },
      );
      return () => {
        stale = true;
      };
    });
  }

  async #read(
    game: string,
    language: Language,
    version: number | null,
  ): Promise<[RulebookCard, Voice]> {
    const book = await house.rulebook(game, language, version);
    return [book, await house.boardVoiceOf(game, language, [], version)];
  }
}
