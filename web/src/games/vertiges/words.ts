/** What things are called on the board. */

import type { Voice } from '../../i18n/voice';

/** What the house calls a piece. */
export function pieceOf(voice: Voice, piece: number): string {
  return voice.say('piece', { piece });
}
