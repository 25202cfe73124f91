/** A rulebook and the words of its game, in the reader's language, as soon as they are here. */

import type { RulebookCard } from '../gen/wire';
import { Objection } from '../shell/api';
import { house, say } from '../shell/house.svelte';
import type { Language } from '../shell/languages';
import type { Voice } from '../shell/voice';

export class Reading {
  book = $state.raw<RulebookCard | null>(null);
  voice = $state.raw<Voice | null>(null);
  trouble = $state('');

  /** Made while a component is. Nothing is asked for before it is wanted. */
  constructor(game: () => string, wanted: () => boolean = () => true) {
    $effect(() => {
      // The language that the house speaks, not the one in the address: it turns a little later,
      // and only then are answers in it.
      const language = house.voice?.language;
      if (!language || !wanted()) return;
      let stale = false;
      // The book first: of a game that does not exist the house has something to say.
      this.#read(game(), language).then(
        ([book, voice]) => {
          if (stale) return;
          this.book = book;
          this.voice = voice;
          this.trouble = '';
        },
        (error: unknown) => {
          if (stale) return;
          this.trouble = error instanceof Objection ? error.message : say('unreachable');
        },
      );
      return () => {
        stale = true;
      };
    });
  }

  async #read(game: string, language: Language): Promise<[RulebookCard, Voice]> {
    const book = await house.rulebook(game, language);
    return [book, await house.voiceOf(game, language, [])];
  }
}
