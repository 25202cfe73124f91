/** What can be touched on the table itself. */

import type { Voice } from '../../i18n/voice';
import { liftable, type Offers } from './offers';
import type { Target } from './panels/Stage.svelte';
import { middle, outline } from './scene/geometry';
import { heldOf, heldPieces, posesOf, seatsFor, type Move, type View } from './table';
import { pieceOf } from './words';

/** A ZAP that is being chosen: from which piece up, once that is known. */
export interface Zap {
  from: number | null;
}

interface Deeds {
  play: (move: Move) => void;
  lift: (piece: number) => void;
}

export function targetsFor(
  view: View,
  offers: Offers,
  zap: Zap | null,
  voice: Voice,
  words: Voice,
  fits: boolean,
  { play, lift }: Deeds,
): Target[] {
  const poses = posesOf(view);
  const above = (piece: number) => {
    const placed = poses.get(piece)!;
    return { x: middle(placed).x, y: Math.max(...outline(placed).map(({ y }) => y)) + 6 };
  };
  const fitting = fits ? (held: number) => seatsFor(view, held).map((seat) => seat.onto) : () => [];
  const onto = (piece: number) => words.say('put-onto', { piece: pieceOf(voice, piece) });
  if (zap?.from === null)
    return liftable(offers).map((piece) => ({
      key: `lift-${piece}`,
      at: middle(poses.get(piece)!),
      label: words.say('lift-from', {
        piece: pieceOf(voice, piece),
        count: heldPieces(view, { kind: 'lift', piece, onto: 0 }).length,
      }),
      act: () => lift(piece),
    }));
  if (zap)
    return offers.lifts
      .filter(({ piece }) => piece === zap.from)
      .map((move) => ({
        key: `onto-${move.onto}`,
        at: above(move.onto),
        label: onto(move.onto),
        act: () => play(move),
      }));
  const held = heldOf(view);
  const good = held ? fitting(heldPieces(view, held.held)[0]!) : [];
  return offers.aims.flatMap((move) => {
    if (move.onto === null) return [];
    const key = good.includes(move.onto) ? 'put-onto-fits' : 'put-onto';
    return [
      {
        key: `aim-${move.onto}`,
        at: above(move.onto),
        label: words.say(key, { piece: pieceOf(voice, move.onto) }),
        fits: good.includes(move.onto),
        act: () => play(move),
      },
    ];
  });
}
