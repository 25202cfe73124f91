/** What every page needs: who the reader is, the words of their language, the games. */

import type { GameCard, Me, RulebookCard } from '../gen/wire';
import { Api, Unreachable } from './api';
import { gameCatalogue, houseCatalogue } from './catalogues';
import type { Language } from './languages';
import { route } from './route.svelte';
import { Voice } from './voice';

class House {
  readonly api = new Api(route.language);
  me = $state.raw<Me | null>(null);
  voice = $state.raw<Voice | null>(null);
  games = $state.raw<GameCard[]>([]);
  unreachable = $state(false);

  #catalogues = new Map<string, Promise<string>>();
  #rulebooks = new Map<string, Promise<RulebookCard>>();

  /** Words first: without them nothing can be shown. */
  async speak(language: Language): Promise<void> {
    this.api.language = language;
    this.voice = new Voice(language, [await this.#text('house', language)]);
    await this.#patiently(async () => {
      this.games = await this.api.games();
      this.me = await this.api.me();
    });
  }

  async voiceOf(game: string, language: Language, names: readonly string[]): Promise<Voice> {
    const texts = [this.#text('house', language), this.#text(game, language)];
    return new Voice(language, await Promise.all(texts), names);
  }

  rulebook(game: string, language: Language): Promise<RulebookCard> {
    const key = `${game} ${language}`;
    if (!this.#rulebooks.has(key)) this.#rulebooks.set(key, this.api.rulebook(game));
    return this.#rulebooks.get(key)!;
  }

  say = (key: string, facts: Record<string, unknown> = {}): string => {
    if (!this.voice) throw new Error('no words yet');
    return this.voice.say(key, facts);
  };

  #text(game: string, language: Language): Promise<string> {
    const key = `${game} ${language}`;
    if (!this.#catalogues.has(key)) {
      const text = game === 'house' ? houseCatalogue(language) : gameCatalogue(game, language);
      this.#catalogues.set(key, text);
    }
    return this.#catalogues.get(key)!;
  }

  async #patiently(what: () => Promise<void>): Promise<void> {
    for (let pause = 500; ; pause = Math.min(pause * 2, 8000)) {
      try {
        await what();
        this.unreachable = false;
        return;
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error;
        this.unreachable = true;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }
}

export const house = new House();
export const say = house.say;
