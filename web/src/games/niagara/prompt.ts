/** What the board asks of its reader, or whom it waits for: a key and facts for the voice. */

import { ask, type Prompt } from '../kit/words';
import type { Offers } from './offers';
import type { View } from './river';

export function promptFor(
  view: View,
  seat: number | null,
  offers: Offers,
  canoe: number | null,
  over = false,
): Prompt {
  const { phase } = view;
  if (over && phase.kind !== 'over') return ask('prompt-over');
  switch (phase.kind) {
    case 'drawing_lots':
      return ask('prompt-lots');
    case 'flowing':
      return ask('prompt-flow');
    case 'over':
      return ask('event-game_ended', { winners: phase.winners });
    case 'choosing': {
      if (offers.tiles.size > 0) return ask('prompt-lay');
      const choosing = view.sealed.flatMap((sealed, each) => (sealed ? [] : [each]));
      const done = seat !== null && view.sealed[seat];
      return ask(done ? 'prompt-laid' : 'prompt-wait-lay', {}, choosing);
    }
    case 'launching':
    case 'paddling':
    case 'clouding':
      break;
  }
  if (offers.others.some((move) => move.kind === 'move_weather')) return ask('prompt-weather');
  if (offers.canoes.size === 0) return ask('prompt-wait', {}, [phase.seat]);
  if (canoe === null) return ask('prompt-canoe');
  if (phase.kind === 'launching') return ask('prompt-launch');
  return ask(offers.others.length > 0 ? 'prompt-other' : 'prompt-target', { canoe });
}
