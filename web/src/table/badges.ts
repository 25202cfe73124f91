/** What boards are told about the seats: all that the shell knows and a game does not. */

import type { SeatBadge } from '../contract/board';
import type { SeatInfo } from '../gen/wire';
import { say } from '../session/house.svelte';
import type { Clocks } from '../story/clocks.svelte';
import { faceOf } from '../ui/face';

export function badgesOf(game: string, seats: readonly SeatInfo[], clocks: Clocks): SeatBadge[] {
  return seats.map((place, seat) => {
    const text = absence(place);
    const timed = clocks.left(seat) !== null && !place.bot;
    return {
      bot: place.bot !== null,
      strength: place.bot === null ? null : say(`strength-${place.bot}`),
      face: faceOf(game, place.character),
      clock: timed ? { text: clocks.words(seat), short: clocks.short(seat) } : null,
      mark: text === null ? null : { text, sign: place.lent ? 'robot' : 'lost' },
    };
  });
}

/** Why nobody plays there just now. */
function absence(place: SeatInfo): string | null {
  if (place.resigned) return say('resigned-mark');
  if (place.lent) return say('lent-mark');
  if (place.present === false) return say('away');
  return null;
}
