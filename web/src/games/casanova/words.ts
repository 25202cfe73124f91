/** What things are called on the board. */

import type { Voice } from '../../i18n/voice';
import { acrossFrom, type Dock, type Move, theatreOf, type View } from './venice';

/** Who a figure is, as far as anybody can say: the lady whose necklace it wears, or its theatre. */
export function spotName(words: Voice, spot: number): string {
  const theatre = theatreOf(spot);
  return theatre === null ? (words.names[spot] ?? '') : words.say('house', { theatre });
}

/** Where whoever sits here would walk to. */
export function walkTo(view: View, seat: number | null): Dock | null {
  const here = seat === null ? undefined : view.ladies[seat];
  return here === undefined ? null : acrossFrom(here);
}

/** A move by what is seen of it: whose gondola glides, and where one walks to. */
export function moveName(
  move: Move,
  view: View,
  seat: number | null,
  voice: Voice,
  words: Voice,
): string {
  if (move.kind === 'glide') {
    const own = seat !== null && view.ladies[seat] === move.start;
    return words.say(own ? 'glide-own' : 'glide-empty', { start: move.start, to: move.to });
  }
  const across = move.kind === 'walk' ? walkTo(view, seat) : null;
  return across === null ? voice.move(move) : words.say('walk-to', { dock: across });
}
