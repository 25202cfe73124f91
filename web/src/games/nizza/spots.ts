/** Moves by the names of places: people do not count in tenths. */

import type { Voice } from '../../i18n/voice';
import {
  AREAS,
  below,
  chimneyAt,
  CHIMNEYS,
  distance,
  type Ground,
  groundAt,
  type Move,
  type Point,
} from './bay';
import type { Landing } from './offers';
import { outOf } from './polar';

/** Tenths: as near as this is beside a chimney. */
const BESIDE = 170;
/** Small things need no more than their name. */
const SMALL = new Set(['balcony', 'palm', 'yacht']);

/** Each move as a sentence that no other has; what cannot be told apart by places is numbered. */
export function nameMoves(moves: readonly Move[], voice: Voice): Map<Move, string> {
  const named = new Map<Move, string>();
  const count = new Map<string, number>();
  for (const move of moves) {
    const plain = 'x' in move ? landing(move, voice) : voice.move(move);
    const number = (count.get(plain) ?? 0) + 1;
    count.set(plain, number);
    named.set(move, number > 1 ? `${plain} (${number})` : plain);
  }
  return named;
}

function landing(move: Landing, voice: Voice): string {
  const { kind, x, y, ...facts } = move;
  const ground = ('onto' in move ? move.onto : null) ?? groundAt({ x, y });
  return voice.say(`to-${kind}`, { ...facts, spot: spot({ x, y }, ground, voice) });
}

/** Where a point is: on what, above which square, and beside which chimney or at which end. */
function spot(at: Point, ground: Ground | null, voice: Voice): string {
  const square = below(at);
  const area = AREAS.find(({ id }) => id === ground);
  if (!area) return voice.say('spot-street', { square });
  const place = voice.say('onto', { onto: area.id });
  if (SMALL.has(area.kind)) return place;
  const beside = CHIMNEYS.findIndex((_, index) => distance(chimneyAt(index + 1), at) < BESIDE);
  if (beside >= 0) return voice.say('spot-chimney', { place, square, chimney: beside + 1 });
  const outs = area.polygon.map(outOf);
  const half = (Math.min(...outs) + Math.max(...outs)) / 2;
  return voice.say(outOf(at) < half ? 'spot-front' : 'spot-back', { place, square });
}
