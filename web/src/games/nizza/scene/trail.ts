/** Where the others swung, climbed and walked, and whom they threw into the water. */

import { Ways, type Way } from '../../kit/motion/trail';
import { type Event, type Point, STREET, WATER } from '../bay';

export function trail(events: readonly Event[]): Way[] {
  const ways = new Ways();
  const go = (seat: number, to: Point, from: Point | null) => {
    const start = ways.end(`${seat}`) ?? from;
    if (start) ways.go(`${seat}`, seat, [start, to]);
  };
  for (const event of events) {
    if (event.kind === 'pawn_swung' || event.kind === 'ladder_climbed')
      go(event.seat, event, { x: event.from_x, y: event.from_y });
    else if (event.kind === 'pawn_walked')
      go(event.seat, event, STREET[event.start - 1]?.middle ?? null);
    else if (event.kind === 'pawn_pushed') {
      // Whoever is pushed did nothing: the way is theirs who pushed.
      const { seat, rival, x, y, to_x, to_y } = event;
      ways.go(`${rival} pushed`, seat, [
        { x, y },
        { x: to_x, y: to_y },
      ]);
    } else if (event.kind === 'pawn_fell') {
      const { middle } = WATER[event.square - 1]!;
      ways.go(`${event.seat} fell`, event.seat, [event, middle]);
    }
  }
  return ways.all();
}
