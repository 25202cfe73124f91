/** What a round is called: by the game, where it has a word of its own for it. */

import type { Voice } from '../i18n/voice';
import { say } from '../session/house.svelte';

export function heading(voice: Voice | null, round: number): string {
  if (voice?.has('round-heading')) return voice.say('round-heading', { round });
  return say('log-round', { round });
}
