/** The games that can be played here, each with its words. */

import { released } from '../browser/press';
import type { GameCard } from '../gen/wire';
import type { Language } from '../i18n/languages';
import { moduleOf } from '../session/games';
import { house } from '../session/house.svelte';

/** Milliseconds for which games wait for their words; then they are there without. */
const PATIENCE = 3000;

export interface Shelved {
  game: GameCard;
  /** What it is like, in a few lines; empty if that is not known. */
  blurb: string;
}

export class Shelf {
  /** All of them at once: one that grew when its words came would move the buttons of all others. */
  games = $state.raw<readonly Shelved[]>([]);

  /** Made while a component is. */
  constructor() {
    $effect(() => {
      const cards = house.games.filter(({ name }) => moduleOf(name));
      const language = house.voice?.language;
      if (!language) return;
      let stale = false;
      void shelved(cards, language).then((games) => {
        if (!stale) this.games = games;
      });
      return () => {
        stale = true;
      };
    });
  }
}

async function shelved(cards: readonly GameCard[], language: Language): Promise<Shelved[]> {
  let timer;
  const late = new Promise<string>((resolve) => (timer = setTimeout(resolve, PATIENCE, '')));
  const found = cards.map(async (game) => {
    const blurb = await Promise.race([blurbOf(game.name, language), late]);
    return { game, blurb };
  });
  const games = await Promise.all(found);
  clearTimeout(timer);
  await released();
  return games;
}

async function blurbOf(game: string, language: Language): Promise<string> {
  try {
    return (await house.voiceOf(game, language, [])).say('blurb');
  } catch (error) {
    console.error(error);
    return '';
  }
}
