/** What every page needs: who the reader is, the words of their language, the games. */

import { route } from '../browser/route.svelte';
import { forgetPledges } from '../fairness/pledge';
import { bring, gameModule } from '../games';
import type { GameCard, Me, RulebookCard } from '../gen/wire';
import {
  aimCatalogue,
  gameCatalogue,
  houseCatalogue,
  isBrought,
  opponentsCatalogue,
  toldCatalogue,
  wordsCatalogue,
} from '../i18n/catalogues';
import type { Language } from '../i18n/languages';
import { Voice } from '../i18n/voice';
import { Api, Objection, Unanswered, Unreachable } from '../net/api';
import { forgetHands } from './seen';

const NOBODY = 401;
/** Milliseconds between one try and the next. */
const SHORTEST = 500;
const LONGEST = 8000;

class House {
  readonly api = new Api(route.language);
  voice = $state.raw<Voice | null>(null);
  games = $state.raw<GameCard[]>([]);
  /** Whether it is settled who the reader is and which games there are. */
  ready = $state(false);

  #me = $state.raw<Me | null>(null);
  /** Whether the house has been asked who they are. */
  #known = false;
  #met: Promise<void> | null = null;
  /** How much of what every page needs is still being tried again. */
  #failing = $state(0);
  #list = (): void => {};
  #listed = new Promise<void>((resolve) => (this.#list = resolve));
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

  get unreachable(): boolean {
    return this.#failing > 0;
  }

  /** Words first: without them nothing can be shown. */
  async speak(language: Language): Promise<void> {
    this.api.language = language;
    // The reader may change their mind meanwhile.
    const wanted = () => this.api.language === language;
    const met = this.#patiently(wanted, () => this.meet());
    await this.#patiently(wanted, async () => {
      const text = await this.#text('house', language);
      if (wanted()) this.voice = new Voice(language, [text]);
    });
    await this.#patiently(wanted, async () => {
      const games = await this.api.games();
      await bring(games);
      if (wanted()) this.games = games;
      this.#list();
    });
    await met;
    if (wanted()) this.ready = true;
  }

  /**
   * Settled once it is known who the reader is: before that, nobody may be taken for a newcomer. Asked
   * once at a time; what has failed is told to all who wait for it, and asked anew by the next.
   */
  meet(): Promise<void> {
    if (this.#me || this.#known) return Promise.resolve();
    this.#met ??= this.#ask().finally(() => (this.#met = null));
    return this.#met;
  }

  async #ask(): Promise<void> {
    const me = await this.api.me();
    this.#known = true;
    // They may have said their name meanwhile.
    if (this.#me === null) this.me = me;
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

  async voiceOf(
    game: string,
    language: Language,
    names: readonly string[],
    version: number | null = null,
  ): Promise<Voice> {
    return new Voice(
      language,
      await this.#texts(game, language, version),
      names,
      '',
      isBrought(game),
    );
  }

  /** The same where its board is to be seen, which has words of its own. */
  async boardVoiceOf(
    game: string,
    language: Language,
    names: readonly string[],
    version: number | null = null,
  ): Promise<Voice> {
    await this.#metGames(game);
    const asked = [this.#texts(game, language, version), wordsCatalogue(game, language)] as const;
    const [texts, words] = await Promise.all(asked);
    return new Voice(language, texts, names, words, isBrought(game));
  }

  /** Of a game that is not the house's own nothing is known before it is known which there are. */
  async #metGames(game: string): Promise<void> {
    if (!gameModule(game)) await this.#listed;
  }

  async #texts(game: string, language: Language, version: number | null): Promise<string[]> {
    await this.#metGames(game);
    const [own, ...others] = await Promise.all([
      this.#text('house', language),
      this.#text(game, language, this.former(game, version)),
      toldCatalogue(game, language),
      opponentsCatalogue(game, language),
    ]);
    // What is said last stands: no game from elsewhere says the house's words in another way.
    return isBrought(game) ? [...others, own] : [own, ...others];
  }

  /** What a game is about; empty for one that does not say so. */
  async aimOf(game: string, language: Language, names: readonly string[]): Promise<Voice> {
    await this.#metGames(game);
    const lenient = isBrought(game);
    return new Voice(language, [await aimCatalogue(game, language)], names, '', lenient);
  }

  rulebook(game: string, language: Language, version: number | null = null): Promise<RulebookCard> {
    const then = this.former(game, version);
    return kept(this.#rulebooks, `${game} ${language} ${then}`, () =>
      this.api.rulebook(game, language, then),
    );
  }

  /** A table's version, if the house still has its rules beside those of today; else null. */
  former(game: string, version: number | null): number | null {
    const card = this.games.find(({ name }) => name === game);
    return version !== null && card?.former.includes(version) ? version : null;
  }

  /** Whether the house can play and show what was begun by the rules of this version. */
  knows(game: string, version: number): boolean {
    const card = this.games.find(({ name }) => name === game);
    return card?.version === version || this.former(game, version) !== null;
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
    if (error instanceof Unanswered) return this.say('unanswered');
    if (error instanceof Unreachable) return this.say('unreachable-now');
    console.error(error);
    return this.say('went-wrong');
  };

  #text(game: string, language: Language, version: number | null = null): Promise<string> {
    return kept(this.#catalogues, `${game} ${language} ${version}`, () =>
      game === 'house' ? houseCatalogue(language) : gameCatalogue(game, language, version),
    );
  }

  /** Tried until it is done or not wanted any more: the page says meanwhile that it fails. */
  async #patiently(wanted: () => boolean, what: () => Promise<void>): Promise<void> {
    let failing = false;
    for (let pause = SHORTEST; wanted(); pause = Math.min(pause * 2, LONGEST)) {
      try {
        await what();
        break;
      } catch (error) {
        if (!(error instanceof Objection || error instanceof Unreachable)) console.error(error);
        if (!failing) this.#failing += 1;
        failing = true;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    if (failing) this.#failing -= 1;
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
