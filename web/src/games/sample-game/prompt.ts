/** What the board asks of its reader, or whom it waits for: a key and facts for the voice. */

import { ask, type Prompt } from '../kit/words';
import type { View } from './shore';

export function promptFor(view: View, seat: number | null, mine: boolean, over = false): Prompt {
  const { phase } = view;
  if (over && phase.kind !== 'over') return ask('prompt-over');
  switch (phase.kind) {
    case 'over':
      return ask('event-game_ended', { winners: phase.winners });
    case 'rolling':
      return ask('prompt-wave');
    case 'choosing': {
      if (mine) return ask(seat !== null && view.wet[seat] ? 'prompt-dry' : 'prompt-choose');
      const choosing = view.chosen.flatMap((chosen, each) => (chosen ? [] : [each]));
      const done = seat !== null && view.chosen[seat];
      return ask(done ? 'prompt-chosen' : 'prompt-wait', {}, choosing);
    }
  }
}
