/** What the board asks of its reader, or whom it waits for: a key and facts for the voice. */

import { ask, type Prompt } from '../kit/words';
import { circles } from './aim';
import type { Die, Move, View } from './bay';
import { usesOf } from './offers';

export function promptFor(
  view: View,
  seat: number | null,
  moves: readonly Move[],
  die: Die | null,
  over = false,
): Prompt {
  const { phase } = view;
  if (over && phase.kind !== 'over') return ask('prompt-over');
  const own = moves.length > 0;
  switch (phase.kind) {
    case 'dealing':
      return ask('prompt-deal');
    case 'starting':
      return ask('prompt-start');
    case 'placing':
      return own ? ask('prompt-place') : ask('prompt-wait-place', {}, [phase.seat]);
    case 'throwing':
      return ask('prompt-throwing', {}, [phase.seat]);
    case 'keeping':
      return own
        ? ask('prompt-keep', { throw: phase.throw })
        : ask('prompt-wait-keep', {}, [phase.seat]);
    case 'over':
      return ask('event-game_won', { seat: phase.winner, round: view.round });
    case 'using':
      if (!own || seat === null || die === null) return ask('prompt-wait-use', {}, [phase.seat]);
      return ask(using(view, seat, moves, die, phase.dice));
  }
}

/** What a die is good for: read off what is offered for it, and where one stands. */
function using(
  view: View,
  seat: number,
  moves: readonly Move[],
  die: Die,
  dice: readonly Die[],
): string {
  const { place, case: carried } = view.pawns[seat]!;
  const uses = usesOf(moves, die);
  const eye = view.options.by_eye === 'on';
  const has = (kind: Move['kind']) => uses.some((move) => move.kind === kind);
  const dry = place.kind === 'high' || place.kind === 'street';
  if (die === 'suitcase') {
    if (uses.length > 0) return 'prompt-suitcase';
    return carried === null ? 'prompt-useless' : 'prompt-carry';
  }
  const still = carried !== null && !dice.includes('suitcase');
  if (still && (die === 'swing' || die === 'ladder' || die === 'walk')) return 'prompt-stuck';
  if (die === 'ladder' && has('leave_water')) return 'prompt-ladder-water';
  if (die === 'ladder' && has('board_helicopter')) return 'prompt-ladder-yacht';
  if (dry && eye && (die === 'swing' || die === 'ladder')) return `prompt-${die}-eye`;
  if (die === 'swing' && dry && circles(view, 'swing').length === 0) return 'prompt-swing-none';
  return uses.length > 0 ? `prompt-${die}` : 'prompt-useless';
}
