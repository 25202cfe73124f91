/** What things are called on the board. */

import type { Voice } from '../../i18n/voice';
import type { Corpse } from './table';

export function nameOf(voice: Voice, corpse: Corpse): string {
  return voice.say('corpse', { corpse });
}

/** What a card shows, or that it is not known. */
export function faceOf(voice: Voice, words: Voice, card: number | null): string {
  return card === null ? words.say('face-down') : voice.say('card', { card });
}
