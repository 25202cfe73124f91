/** The voice of a game, as soon as it is here; of several that were asked for the last one counts. */

import { released } from '../browser/press';
import { route } from '../browser/route.svelte';
import type { Language } from '../i18n/languages';
import type { Voice } from '../i18n/voice';
import { house } from './house.svelte';

interface Wanted {
  game: string;
  /** Of a table; today's, if none is named. */
  version?: number;
  /** By seat. */
  names?: readonly string[];
  /** The reader's, if none is named. */
  language?: Language;
}

export class Speaking {
  voice = $state.raw<Voice | null>(null);
  trouble = $state('');

  /** Made while a component is. Nothing is asked for before it is known what is wanted. */
  constructor(
    wanted: () => Wanted | null,
    ask: typeof house.voiceOf = (...what) => house.voiceOf(...what),
  ) {
    // As text: the same names in another array are no reason to ask again.
    const asked = $derived.by(() => {
      const found = wanted();
      return found && JSON.stringify({ language: route.language, names: [], ...found });
    });
    $effect(() => {
      if (asked === null) return;
      const { game, version, language, names } = JSON.parse(asked) as Required<Wanted>;
      let stale = false;
      ask(game, language, names, version ?? null).then(
        async (voice) => {
          await released();
          if (stale) return;
          this.voice = voice;
          this.trouble = '';
        },
        (error: unknown) => {
          if (!stale) this.trouble = house.trouble(error);
        },
      );
      return () => {
        stale = true;
      };
    });
  }
}
