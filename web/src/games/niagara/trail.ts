/** Where the others' canoes went, and where the river has carried them since. */

import type { Point } from '../kit/motion/flying';
import { Ways, type Way } from '../kit/motion/trail';
import { BEACH, POINTS } from './places';
import { type Event, type Place, type View, way } from './river';

const SHORE: Point = { x: BEACH.x + BEACH.width, y: BEACH.y + BEACH.height / 2 };

function pointOf(place: Place): Point | null {
  if (place === 'falls') return null;
  return place === 'beach' ? SHORE : POINTS[place];
}

function along(start: Place, to: Place): Point[] {
  return way(start, to).flatMap((place) => pointOf(place) ?? []);
}

export function trail(events: readonly Event[], view: View): Way[] {
  const ways = new Ways();
  const last = new Map<string, { seat: number; canoe: number; at: Place }>();
  const go = (seat: number, canoe: number, start: Place, to: Place) => {
    const name = `${seat}-${canoe}`;
    ways.go(name, seat, along(start, to));
    last.set(name, { seat, canoe, at: to });
  };
  for (const event of events) {
    if (event.kind === 'canoe_launched') go(event.seat, event.canoe, 'beach', 'M1');
    else if (event.kind === 'canoe_paddled') go(event.seat, event.canoe, event.start, event.to);
    else if (event.kind === 'canoe_landed') {
      const from = last.get(`${event.seat}-${event.canoe}`)?.at ?? 'M1';
      go(event.seat, event.canoe, from, 'beach');
    }
  }
  for (const { seat, canoe, at } of [...last.values()]) {
    const now = view.canoes[seat]?.[canoe]?.place;
    if (now && now !== at && now !== 'falls' && at !== 'beach' && now !== 'beach')
      ways.go(`${seat}-${canoe}`, seat, along(at, now));
  }
  return ways.all();
}
