/** What the board asks of its reader, or whom it waits for: a key and facts for the voice. */

import type { Facts } from '../../i18n/voice';
import type { Prompt } from '../kit/words';
import { GAP } from './limits';
import type { Offers } from './offers';
import { heldPieces, type Event, type View } from './table';

/** How far the reader has come with what they do. */
export interface Doing {
  picked: boolean;
  /** Which half of a ZAP is chosen next. */
  zap: 'from' | 'onto' | null;
  touching: boolean;
  /** Whether the fingers are open already. */
  open: boolean;
  /** Whether it is known that nothing in hand fits on a tower. */
  stuck?: boolean;
  /** Whether something has fallen since the hand took hold. */
  fallen?: boolean;
  /** Millimetres from a base in the making to a tower that it is too near to. */
  near?: number | null;
  /** Whether it hangs too high to be let go. */
  high?: boolean;
}

export function promptFor(
  view: View,
  seat: number | null,
  offers: Offers,
  doing: Doing,
  over = false,
): Prompt {
  const ask = (key: string, seats: number[] = [], facts: Facts = {}) => ({ key, facts, seats });
  const { phase } = view;
  if (over || phase.kind === 'over') return ask('prompt-over');
  if (phase.kind === 'dealing') return ask('prompt-deal');
  if (phase.kind === 'building') {
    if (phase.seat !== seat) return ask('prompt-wait', [phase.seat]);
    if (offers.takes.length === 0 && !offers.pass) return ask('prompt-yours');
    if (offers.takes.length === 0)
      return ask(view.hands[seat]!.length > 0 ? 'prompt-enough' : 'prompt-stuck');
    if (doing.zap) return ask(`prompt-zap-${doing.zap}`);
    if (doing.picked) return ask('prompt-picked');
    if (view.towers.length === 0) return ask('prompt-first');
    if (doing.stuck && offers.takes.length > 0)
      // Nobody but the hand knows for sure: it may go on trying.
      return ask(view.put === 0 ? 'prompt-new' : 'prompt-unfit');
    return ask('prompt-build');
  }
  if (phase.kind === 'holding' && phase.seat === seat) {
    if (view.options.physics === 'reckoned') return ask('prompt-aim');
    if (doing.open) return ask('prompt-falling');
    if (doing.fallen) return ask('prompt-fallen');
    if (doing.near != null) return ask('prompt-near', [], { gap: doing.near, most: GAP });
    if (doing.touching) return ask('prompt-touch');
    return ask(doing.high ? 'prompt-high' : 'prompt-hold');
  }
  if (phase.kind === 'holding' || phase.kind === 'steadying') {
    const count = heldPieces(view, phase.held).length;
    return ask('prompt-holds', [phase.seat], { count });
  }
  return ask('prompt-wait', [phase.seat]);
}

/** Kinds of events that the board shows anyway, or the next question tells. */
const ASIDE: ReadonlySet<Event['kind']> = new Set(['turn_began', 'hand_drawn', 'hand_refilled']);

/** Whether what happened stands above what is asked: of what is taken, the reader's own is named. */
export function newsworthy(event: Event, seat: number | null): boolean {
  if (event.kind === 'piece_taken' || event.kind === 'tower_lifted') return event.seat === seat;
  return !ASIDE.has(event.kind);
}
