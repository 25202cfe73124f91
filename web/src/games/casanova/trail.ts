/** Where the others' gondolas glided, empty ones too, and where their ladies walked. */

import { Ways, type Way } from '../kit/motion/trail';
import { type Plan, walkway } from './places';
import { acrossFrom, type Event, way } from './venice';

export function trail(events: readonly Event[], plan: Plan): Way[] {
  const ways = new Ways();
  events.forEach((event, index) => {
    if (event.kind === 'lady_glided')
      ways.go(`lady-${event.seat}`, event.seat, plan.course(way(event.start, event.to)).points);
    else if (event.kind === 'empty_glided')
      ways.go(`empty-${index}`, event.seat, plan.course(way(event.start, event.to)).points);
    else if (event.kind === 'lady_walked') {
      const { seat, start, to } = event;
      const street = acrossFrom(start) === to ? walkway(plan, start) : [];
      ways.go(`lady-${seat}`, seat, [plan.docks[start], ...street, plan.docks[to]]);
    }
  });
  return ways.all();
}
