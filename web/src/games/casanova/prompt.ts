/** What the board asks of its reader, or whom it waits for: a key and facts for the voice. */

import { ask, type Prompt } from '../kit/words';
import { free, type Offers } from './offers';
import { type Dock, theatreOf, type View } from './venice';

export function promptFor(
  view: View,
  seat: number | null,
  offers: Offers,
  chosen: Dock | null,
  over = false,
): Prompt {
  const { phase } = view;
  if (over && phase.kind !== 'over') return ask('prompt-over');
  switch (phase.kind) {
    case 'drawing_lots':
      return ask('prompt-lots');
    case 'hiding':
      return ask('prompt-hide');
    case 'over':
      return ask('event-game_ended', { winners: phase.winner === null ? [] : [phase.winner] });
    case 'placing':
      if (offers.figures.size > 0) return ask('prompt-figure', { left: phase.figures });
      if (offers.moorings.size > 0) return ask('prompt-moor', { left: phase.gondolas });
      return ask('prompt-wait', { seat: phase.seat });
    case 'deciding': {
      if (offers.answers.length > 0) return ask('prompt-decide');
      const theatre = theatreOf(phase.spot);
      if (theatre !== null) return ask('prompt-meeting-theatre', { seat: phase.seat, theatre });
      return ask('prompt-meeting', { seat: phase.seat, rival: phase.spot });
    }
    case 'sailing': {
      if (phase.seat !== seat) return ask('prompt-wait', { seat: phase.seat });
      const own = view.ladies[phase.seat];
      if (chosen !== null && chosen !== own) return ask('prompt-steer', { dock: chosen });
      const { points } = phase;
      if (points === 0) return ask(free(offers).length > 0 ? 'prompt-spent-free' : 'prompt-spent');
      if (own !== undefined && offers.glides.has(own)) return ask('prompt-sail', { points });
      if (offers.glides.size > 0) return ask('prompt-touch');
      if (free(offers).length > 0) return ask('prompt-free');
      return offers.end === null ? ask('prompt-sail', { points }) : ask('prompt-still');
    }
  }
}
