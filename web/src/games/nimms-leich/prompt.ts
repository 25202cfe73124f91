/** What the board asks of its reader, or whom it waits for: a key and facts for the voice. */

import { ask, type Prompt } from '../kit/words';
import type { Offers } from './offers';
import type { View } from './table';

export function promptFor(view: View, seat: number | null, offers: Offers, over = false): Prompt {
  const { phase } = view;
  const last = view.bids.at(-1);
  if (over && phase.kind !== 'over') return ask('prompt-over');
  switch (phase.kind) {
    case 'dealing':
      return ask('prompt-deal');
    case 'looking':
      return ask('prompt-lots', { seat: phase.seat });
    case 'bidding':
      if (offers.bids.length === 0 && offers.denounce === null)
        return phase.seat === seat ? ask('prompt-own') : ask('prompt-wait', {}, [phase.seat]);
      if (last === undefined) return ask('prompt-open');
      return ask(offers.bids.length > 0 ? 'prompt-raise' : 'prompt-top', { seat: last.seat });
    case 'ballot':
      if (offers.votes.length > 0) return ask('prompt-vote');
      return waiting('prompt-voting', phase.voted, seat);
    case 'changing':
      if (offers.cards.size > 0) return ask(`prompt-${[...offers.cards.values()][0]!.kind}`);
      return waiting('prompt-changing', phase.chosen, seat);
    case 'over':
      return phase.winners.length === 1
        ? ask('event-game_won', { seat: phase.winners[0] })
        : ask('event-win_shared', { winners: phase.winners });
  }
}

/** Told otherwise to whoever has decided than to those who only watch. */
function waiting(key: string, decided: readonly boolean[], seat: number | null): Prompt {
  const left = decided.flatMap((done, each) => (done ? [] : [each]));
  const own = seat !== null && decided[seat];
  return ask(own ? `${key}-done` : key, {}, left);
}
