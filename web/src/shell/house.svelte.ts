/** What every page needs: who the reader is, the words of their language, the games. */

import type { GameCard, Me, RulebookCard } from '../gen/wire';
import { Api, Objection, Unreachable } from './api';
import { aimCatalogue, gameCatalogue, houseCatalogue, toldCatalogue } from './catalogues';
import type { Language } from './languages';
import { forgetPledges } from './pledge';
import { forgetHands } from './presented.svelte';
import { route } from './route.svelte';
import { Voice } from './voice';

const NOBODY = 401;
const BUSY = 429;
const ILL = 500;

class House {
  readonly api = new Api(route.language);
  voice = $state.raw<Voice | null>(null);
  games = $state.raw<GameCard[]>([]);
  /** Whether it is settled who the reader is and which games there are. */
  ready = $state(false);
  unreachable = $state(false);

  #me = $state.raw<Me | null>(null);
  #met: Promise<void> | null = null;
  #catalogues = new Map<string, Promise<string>>();
  #rulebooks = new Map<string, Promise<RulebookCard>>();

  get me(): Me | null {
    return this.#me;
  }

  set me(me: Me | null) {
    this.#me = me;
    if (me) return;
    // Others may use this device.
    forgetHands();
    forgetPledges();
  }

  /** Words first: without them nothing can be shown. */
  async speak(language: Language): Promise<void> {
    this.api.language = language;
    const met = this.meet();
    await this.#patiently(async () => {
      const text = await this.#text('house', language);
      // The reader may have changed their mind meanwhile.
      if (this.api.language === language) this.voice = new Voice(language, [text]);
    });
    await this.#patiently(async () => {
      const games = await this.api.games();
      if (this.api.language === language) this.games = games;
    });
    await met;
    this.ready = true;
  }

  /** Settled once it is known who the reader is: before that, nobody may be taken for a newcomer. */
  meet(): Promise<void> {
    if (this.#me) return Promise.resolve();
    this.#met ??= this.#patiently(async () => {
      const me = await this.api.me();
      // They may have said their name meanwhile.
      if (this.#me === null) this.me = me;
    });
    return this.#met;
  }

  /** Somebody who would rather play than choose a name gets one of the river's. */
  async welcome(): Promise<void> {
    await this.meet();
    const names = this.say('guest-names').split(', ');
    for (let tries = 0; !this.me; tries++) {
      const name = names[Math.floor(Math.random() * names.length)]!;
      try {
        this.me = await this.api.enterAs(name);
      } catch (error) {
        // Somebody may have claimed that very name.
        const taken = error instanceof Objection && error.problem.reason === 'name-claimed';
        if (!taken || tries === 5) throw error;
      }
    }
  }

  async voiceOf(game: string, language: Language, names: readonly string[]): Promise<Voice> {
    const texts = [
      this.#text('house', language),
      this.#text(game, language),
      toldCatalogue(game, language),
    ];
    return new Voice(language, await Promise.all(texts), names);
  }

  /** What a game is about; empty for one that does not say so. */
  async aimOf(game: string, language: Language, names: readonly string[]): Promise<Voice> {
    return new Voice(language, [await aimCatalogue(game, language)], names);
  }

  rulebook(game: string, language: Language): Promise<RulebookCard> {
    return kept(this.#rulebooks, `${game} ${language}`, () => this.api.rulebook(game, language));
  }

  say = (key: string, facts: Record<string, unknown> = {}): string => {
    if (!this.voice) throw new Error('no words yet');
    return this.voice.say(key, facts);
  };

  /** What went wrong, as a sentence. */
  trouble = (error: unknown): string => {
    if (error instanceof Objection) {
      // Signed out elsewhere, perhaps: then the page must not go on as if nothing had happened.
      if (error.status === NOBODY && this.#me) this.me = null;
      return error.message;
    }
    if (error instanceof Unreachable) return this.say('unreachable-now');
    console.error(error);
    return this.say('went-wrong');
  };

  #text(game: string, language: Language): Promise<string> {
    return kept(this.#catalogues, `${game} ${language}`, () =>
      game === 'house' ? houseCatalogue(language) : gameCatalogue(game, language),
    );
  }

  async #patiently(what: () => Promise<void>): Promise<void> {
    for (let pause = 500; ; pause = Math.min(pause * 2, 8000)) {
      try {
        await what();
        this.unreachable = false;
        return;
      } catch (error) {
        if (error instanceof Objection && error.status !== BUSY && error.status < ILL) throw error;
        if (!(error instanceof Objection || error instanceof Unreachable)) console.error(error);
        this.unreachable = true;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }
}

/** Asked for once; but what has failed is asked for again. */
function kept<T>(known: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const found = known.get(key);
  if (found) return found;
  const asked = ask();
  known.set(key, asked);
  asked.catch(() => known.delete(key));
  return asked;
}

export const house = new House();
export const say = house.say;
