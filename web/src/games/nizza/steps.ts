/** Events as a row of pictures: what is shown after each of them, and for how long. */

import type { Moved } from '../kit/motion/reel.svelte';
import { hastened, type Beat, stepsOf } from '../kit/motion/steps';
import {
  below,
  chimneyAt,
  type Die,
  distance,
  type Event,
  floating,
  HELICOPTER,
  inside,
  type Place,
  type Point,
  ROPE_LADDER,
  standsAt,
  STREET,
  type Surface,
  type View,
} from './bay';
import { at, KERB, outOf, QUAY, turnOf } from './polar';
import { anchor, diceOf, type Motion, type Shown, shownFrom } from './shown';

export type Step = Moved<Shown, Event>;

/** However much happened, the players are not kept from their game for longer. */
export const LONGEST = 4600;

export function steps(start: Shown, events: readonly Event[]): Step[] {
  return hastened(stepsOf(start, events, after), LONGEST);
}

function after(before: Shown, event: Event): Beat<Shown>[] {
  const shown: Shown = { ...shownFrom(before.view), start: before.start, acting: before.acting };
  const { view } = shown;
  const see = (change: Partial<View>, rest: Partial<Shown> = {}): Shown => ({
    ...shown,
    ...rest,
    view: { ...view, ...change },
  });
  switch (event.kind) {
    case 'rope_dealt': {
      const { chimney, length } = event;
      return [[see({ ropes: [...view.ropes, { chimney, length }] }), 200]];
    }
    case 'sat_out':
      return [[see({ phase: { kind: 'starting', sits_out: event.seat } }), 400]];
    case 'start_die_thrown': {
      const start = shown.start.with(event.seat, event.symbol);
      return [[see({}, { start }), 160]];
    }
    case 'start_undecided':
      return [
        [see({}), 700],
        [see({}, { start: view.pawns.map(() => null) }), 80],
      ];
    case 'starter_found': {
      const phase = { kind: 'placing', seat: event.seat } as const;
      const found = { acting: event.seat };
      return [
        [see({}, found), 900],
        [see({ phase, first: event.seat }, { ...found, start: view.pawns.map(() => null) }), 60],
      ];
    }
    case 'pawn_placed': {
      const { seat, x, y } = event;
      const place = { kind: 'high', x, y, on: 'green' } as const;
      const path = [
        { x, y: y - 900 },
        { x, y },
      ];
      return moved(shown, seat, place, { seat, path, by: 'air', from: null }, 420);
    }
    case 'round_begun':
      return [[see({ round: event.round }), 120]];
    case 'dice_thrown':
      return thrown(shown, event);
    case 'dice_kept': {
      if (view.phase.kind !== 'keeping') return [[see({}), 0]];
      const { seat, dice } = view.phase;
      return [[see({ phase: { kind: 'using', seat, dice, left: dice } }), 200]];
    }
    case 'die_handed_on':
      return [[handedOn(shown, event), event.used ? 420 : 240]];
    case 'rope_hung': {
      const { rope, start, chimney } = event;
      if (view.ropes[rope] === undefined) return [];
      const ropes = view.ropes.with(rope, { ...view.ropes[rope], chimney });
      return [
        [see({}, { hanging: { rope, from: start, to: chimney }, acting: event.seat }), 520],
        [see({ ropes }), 40],
      ];
    }
    case 'pawn_swung': {
      const { seat, chimney, x, y } = event;
      const start = standing(view, seat) ?? { x, y };
      const hook = chimneyAt(chimney);
      const path = swing(hook, start, { x, y }, event.length);
      const place = placeAt(event.onto, { x, y });
      return moved(shown, seat, place, { seat, path, by: 'rope', from: hook }, 980);
    }
    case 'ladder_climbed': {
      const { seat, x, y } = event;
      const start = standing(view, seat) ?? { x, y };
      const path = [start, { x, y }];
      const place = placeAt(event.onto, { x, y });
      return moved(shown, seat, place, { seat, path, by: 'ladder', from: start }, 760);
    }
    case 'pawn_walked': {
      const { seat, x, y, square } = event;
      const start = standing(view, seat) ?? { x, y };
      const path = along(start, { x, y });
      const place = { kind: 'street', x, y, square } as const;
      return moved(shown, seat, place, { seat, path, by: 'foot', from: null }, 480);
    }
    case 'pawn_pushed': {
      const { seat, rival } = event;
      return [[see({}, { shove: { seat, rival }, acting: seat }), 380]];
    }
    case 'pawn_fell': {
      const { seat, x, y, square } = event;
      const path = fall({ x, y }, square);
      const place = { kind: 'water', square } as const;
      const fallen = moved(shown, seat, place, { seat, path, by: 'fall', from: null }, 900);
      return [...fallen.slice(0, -1), [{ ...fallen.at(-1)![0], splash: square }, 520]];
    }
    case 'got_wet':
      return [];
    case 'water_left': {
      const { seat, square } = event;
      const { x, y } = STREET[square - 1]!.middle;
      const start = standing(view, seat) ?? { x, y };
      const path = [start, { x, y }];
      const place = { kind: 'street', x, y, square } as const;
      return moved(shown, seat, place, { seat, path, by: 'ladder', from: start }, 560);
    }
    case 'reach_missed':
      // It costs a die: long enough to be read and understood.
      return [[see({}, { acting: event.seat }), 2200]];
    case 'measured': {
      const { x, y, to_x, to_y, length, distance: far } = event;
      // Of what reached, and for whoever tried: of a miss nobody hears how far it was.
      const ruler = { from: { x, y }, to: { x: to_x, y: to_y }, length, distance: far };
      return [[see({}, { ruler }), 700]];
    }
    case 'die_lost':
      return [[see({}, { acting: event.seat }), 300]];
    case 'case_taken': {
      const { seat } = event;
      const flights = [
        { what: 'tools', from: anchor.area('red1'), to: anchor.pawn(seat) } as const,
      ];
      return [
        [see({}, { flights, acting: seat }), 620],
        [carrying(shown, seat, 'tools'), 260],
      ];
    }
    case 'case_lost':
      return [[{ ...carrying(shown, event.seat, null), acting: before.acting }, 420]];
    case 'jewels_saved':
      return [[see({}), 420]];
    case 'safe_opened':
      return [[{ ...carrying(shown, event.seat, 'jewels'), cheer: 'safe' }, 1100]];
    case 'helicopter_boarded': {
      const { seat } = event;
      const start = standing(view, seat) ?? ROPE_LADDER.to;
      const path = [start, ROPE_LADDER.to, ROPE_LADDER.from, HELICOPTER];
      const place = { kind: 'aboard' } as const;
      return moved(shown, seat, place, { seat, path, by: 'air', from: null }, 1500);
    }
    case 'game_won': {
      const { seat } = event;
      const over = { phase: { kind: 'over', winner: seat } as const };
      return [[see(over, { winner: seat, acting: null, cheer: 'win' }), 1400]];
    }
  }
}

function standing(view: View, seat: number): Point | null {
  const places = view.pawns.map(({ place }) => place);
  return standsAt(places[seat]!, places, seat);
}

function placeAt(onto: Surface | 'street', { x, y }: Point): Place {
  if (onto !== 'street') return { kind: 'high', x, y, on: onto };
  const square = STREET.findIndex(({ polygon }) => inside(polygon, { x, y }));
  return { kind: 'street', x, y, square: square < 0 ? below({ x, y }) : square + 1 };
}

/** First the way there, then simply there. */
function moved(
  shown: Shown,
  seat: number,
  place: Place,
  motion: Motion,
  ms: number,
): Beat<Shown>[] {
  const { view } = shown;
  const pawns = view.pawns.with(seat, { ...view.pawns[seat]!, place });
  const there = { ...shown, acting: motion.by === 'fall' ? shown.acting : seat };
  return [
    [{ ...there, motion }, ms],
    [{ ...there, view: { ...view, pawns } }, 30],
  ];
}

function carrying(shown: Shown, seat: number, carried: 'tools' | 'jewels' | null): Shown {
  const { view } = shown;
  const pawns = view.pawns.with(seat, { ...view.pawns[seat]!, case: carried });
  return { ...shown, acting: seat, view: { ...view, pawns } };
}

function thrown(shown: Shown, event: Event & { kind: 'dice_thrown' }): Beat<Shown>[] {
  const { seat } = event;
  const dice: Die[] = event.dice.map(({ symbol }) => symbol);
  const { phase } = shown.view;
  const lying = phase.kind === 'keeping' || phase.kind === 'throwing' ? phase.dice : [];
  const changed = dice.flatMap((die, index) => (lying[index] === die ? [] : [index]));
  const again = phase.kind === 'throwing' ? phase.again.map((die) => die - 1) : changed;
  const next: View['phase'] =
    event.throw > 2
      ? { kind: 'using', seat, dice, left: dice }
      : { kind: 'keeping', seat, dice, throw: event.throw };
  const view = { ...shown.view, phase: next };
  const rolling = event.throw === 1 ? dice.map((_, index) => index) : again;
  return [
    [{ ...shown, view, rolling, acting: seat }, 820],
    [{ ...shown, view, acting: seat }, 180],
  ];
}

/** The die flies to whoever is next; with the last one goes the turn. */
function handedOn(shown: Shown, event: Event & { kind: 'die_handed_on' }): Shown {
  const { view } = shown;
  const { seat, symbol, to } = event;
  if (view.phase.kind !== 'using') return shown;
  const from = diceOf(view).findIndex(({ die, gone }) => die === symbol && !gone);
  const left = [...view.phase.left];
  left.splice(left.indexOf(symbol), 1);
  const phase: View['phase'] =
    left.length > 0
      ? { ...view.phase, left }
      : { kind: 'throwing', seat: to, dice: [], again: [1, 2, 3, 4, 5], throw: 1 };
  const flights = [{ what: symbol, from: anchor.die(from), to: anchor.seat(to) }];
  return { ...shown, flights, acting: seat, view: { ...view, phase } };
}

/** Round the chimney, in a bow as long as the rope is. */
export function swing(hook: Point, start: Point, end: Point, length: number): Point[] {
  const turn = ({ x, y }: Point) => Math.atan2(y - hook.y, x - hook.x);
  const [first, far] = [turn(start), turn(end)];
  let way = far - first;
  if (way > Math.PI) way -= 2 * Math.PI;
  if (way < -Math.PI) way += 2 * Math.PI;
  const [near, last] = [distance(hook, start), distance(hook, end)];
  const slack = Math.max(0, length - Math.max(near, last)) * 0.7;
  return Array.from({ length: 25 }, (_, index) => {
    const part = index / 24;
    if (part === 0) return start;
    if (part === 1) return end;
    const out = near + (last - near) * part + slack * Math.sin(part * Math.PI);
    const angle = first + way * part;
    return { x: hook.x + out * Math.cos(angle), y: hook.y + out * Math.sin(angle) };
  });
}

/** Straight down the front to the street, over the kerb, and in. */
export function fall(from: Point, square: number): Point[] {
  const turn = turnOf(from);
  const out = outOf(from);
  const end = floating(square, 0, 1);
  const path = [from];
  if (out > KERB) path.push(at(turn, KERB));
  if (out > QUAY) path.push(at((turn + turnOf(end)) / 2, QUAY + 40));
  return [...path, end];
}

/** Along the curve of the street. */
function along(start: Point, end: Point): Point[] {
  return Array.from({ length: 9 }, (_, index) => {
    if (index === 0) return start;
    if (index === 8) return end;
    const part = index / 8;
    const turn = turnOf(start) + (turnOf(end) - turnOf(start)) * part;
    return at(turn, outOf(start) + (outOf(end) - outOf(start)) * part);
  });
}
