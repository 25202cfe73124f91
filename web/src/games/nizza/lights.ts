/** What can be chosen in the bay by keys, each with its name. */

import type { Voice } from '../../i18n/voice';
import { closest, hooked } from './aim';
import { chimneyAt, type Move, type Point, standsAt } from './bay';
import type { Hand } from './hand.svelte';
import { chimneysFor, hangTo, hooksAround, rivals } from './targets';

export interface Target {
  key: string;
  at: Point;
  label: string;
  /** A landing, a place to try, somebody to push, a chimney. */
  kind: 'landing' | 'spot' | 'rival' | 'chimney';
  chosen?: boolean;
  choose: () => void;
  look?: () => void;
}

export function lights(
  hand: Hand,
  voice: Voice,
  words: Voice,
  named: ReadonlyMap<Move, string>,
): Target[] {
  const { idle, aiming, seat, die, placing, picked } = hand;
  if (!idle || !aiming || seat === null || picked.asked.length > 0) return [];
  if (die === 'rope') return ropes(hand, voice, words);
  if (die === 'parachute') return people(hand, voice, words);
  const landings: Target[] = (placing || hand.free ? hand.spots : []).map((move) => ({
    key: `${move.kind} ${move.x} ${move.y}`,
    at: move,
    label: named.get(move) ?? voice.move(move),
    kind: hand.lit(move) ? 'landing' : 'spot',
    choose: () => hand.propose(move, hand.offered(move)),
    look: () => hand.look(move),
  }));
  return die === 'swing' && hand.free ? [...hooks(hand, seat, words), ...landings] : landings;
}

/** The ropes that can be hung elsewhere; with one in hand, where. */
function ropes(hand: Hand, voice: Voice, words: Voice): Target[] {
  const { offers, view, picked } = hand;
  const held = picked.rope === null ? [] : [view.ropes[picked.rope]!.chimney];
  return [...held, ...chimneysFor(offers, view.ropes, picked.rope)].map((chimney) => {
    const rope = picked.rope ?? view.ropes.findIndex((each) => each.chimney === chimney);
    const move = picked.rope === null ? null : hangTo(offers, rope, chimney);
    const { length } = view.ropes[rope]!;
    return {
      key: `chimney ${chimney}`,
      at: chimneyAt(chimney),
      label: move ? voice.move(move) : words.say('hook', { rope, length, chimney }),
      kind: 'chimney',
      chosen: held.includes(chimney),
      choose: () => hand.touchChimney(chimney),
    };
  });
}

function people(hand: Hand, voice: Voice, words: Voice): Target[] {
  return [...rivals(hand.offers)].flatMap(([rival, ways]): Target[] => {
    const at = standsAt(hand.view.pawns[rival]!.place);
    if (at === null) return [];
    const label = ways.length > 1 ? words.say('push-either', { rival }) : voice.move(ways[0]);
    return [{ key: `rival ${rival}`, at, label, kind: 'rival', choose: () => hand.push(rival) }];
  });
}

/** By eye, one says oneself which rope to take; else, one may. */
function hooks(hand: Hand, seat: number, words: Voice): Target[] {
  const { view, picked } = hand;
  const eye = view.options.by_eye === 'on';
  const held = picked.hook ?? closest(view, seat);
  if (held === null || !hand.asks) return [];
  return hooksAround(view, seat, picked.hook).map((chimney) => {
    const next = hooked(view, seat, picked.hook, chimney) ?? held;
    const { length } = view.ropes[next.rope]!;
    return {
      key: `chimney ${chimney}`,
      at: chimneyAt(chimney),
      label: words.say('hook-swing', { rope: next.rope, length, chimney }),
      kind: 'chimney',
      chosen: (eye ? held : picked.hook)?.chimney === chimney,
      choose: () => hand.pick({ hook: next }),
    };
  });
}
