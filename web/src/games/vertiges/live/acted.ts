/** Placements that nobody filmed, as they may have looked: where no physics is at work, in lessons. */

import { between, highest, outline, type Placed } from '../scene/geometry';
import { heldPieces, placed, posesOf, type Event, type View } from '../table';
import { Track } from './track';

/** Who moves what, the lowest first, from a time on. */
export interface Act {
  seat: number;
  held: number[];
  since: number;
}

/** One after the other, and what fell by each. */
export interface Placement {
  seat: number;
  held: number[];
  fallen: number[];
  cutDown: boolean;
}

/** Millimetres above everything: where a hand comes from, and from where it goes down. */
const ABOVE = 60;
const OVER = 22;
/** Rows; less of each, the more is to be shown. */
const [ACROSS, DOWN, FALL, REST] = [46, 34, 54, 8];
const EVERY = 2;
/** So many placements are shown one by one; who has missed more sees only what came of them. */
const MOST = 8;

/** Kinds of events by which a placement is over. */
export const SETTLED: ReadonlySet<string> = new Set([
  'piece_put',
  'piece_taken_back',
  'tower_started',
  'tower_too_near',
  'tower_forbidden',
  'second_tower_forbidden',
  'pieces_fell',
  'zapped',
  'zap_missed',
  'hold_lost',
]);

/** What was placed on the way to a view, as far as the events tell. */
export function placementsOf(before: View, events: readonly Event[]): Placement[] {
  const found: Placement[] = [];
  let towers = before.towers;
  let now: Placement | null = null;
  if ('held' in before.phase) {
    const { seat, held } = before.phase;
    const cutDown = held.kind === 'take' && held.cut_down;
    now = { seat, held: heldPieces(before, held), fallen: [], cutDown };
  }
  for (const event of events) {
    if (event.kind === 'piece_taken')
      now = { seat: event.seat, held: [event.piece], fallen: [], cutDown: false };
    else if (event.kind === 'tower_lifted')
      now = { seat: event.seat, held: from(towers, event.piece), fallen: [], cutDown: false };
    if (!SETTLED.has(event.kind)) continue;
    if (event.kind === 'piece_put')
      towers = towers.map((tower) =>
        tower.at(-1) === event.onto ? [...tower, event.piece] : tower,
      );
    const placement = now ?? found.at(-1);
    if (!placement) continue;
    if (event.kind === 'pieces_fell') placement.fallen = event.pieces.map(({ piece }) => piece);
    if (now) found.push(now);
    now = null;
  }
  return found.length > MOST ? [] : found.filter(({ held }) => held.length > 0);
}

function from(towers: readonly (readonly number[])[], piece: number): number[] {
  const tower = towers.find((each) => each.includes(piece)) ?? [];
  return tower.slice(tower.indexOf(piece));
}

/** Where everything is before the first of them: what is taken from a hand is not there yet. */
export function stoodBefore(before: View, first: Placement): Map<number, Placed> {
  const stood = posesOf(before);
  if (before.start) stood.set(before.start.piece, placed(before.start));
  for (const piece of first.held)
    if (!stood.has(piece)) stood.set(piece, above(stood, piece, first.cutDown));
  return stood;
}

function above(stood: Map<number, Placed>, piece: number, cutDown: boolean): Placed {
  const top = highest([...stood.values()].flatMap(outline));
  return { piece, x: 0, y: top + ABOVE, angle: cutDown ? Math.PI : 0, turned: false };
}

/** The way of everything from where it stood to how it stands in the end. */
export function acted(
  before: View,
  placements: readonly Placement[],
  after: Map<number, Placed>,
): { track: Track; acts: Act[] } {
  const first = placements[0]!;
  const stage = new Staging(stoodBefore(before, first), after, first.held, placements.length);
  for (const placement of placements) stage.play(placement);
  return { track: stage.track, acts: stage.acts };
}

class Staging {
  readonly track: Track;
  readonly acts: Act[] = [];
  readonly #now: Map<number, Placed>;
  readonly #haste: number;

  constructor(
    stood: Map<number, Placed>,
    readonly after: Map<number, Placed>,
    first: readonly number[],
    count: number,
  ) {
    this.#now = stood;
    this.#haste = count > 2 ? 0.6 : 1;
    const lowest = first[0]!;
    // A hand has it the right way round from the beginning.
    stood.set(lowest, this.#ready(stood.get(lowest)!));
    this.track = new Track(stood.values());
  }

  #ready(start: Placed): Placed {
    const goal = this.after.get(start.piece);
    return goal ? { ...start, angle: goal.angle, turned: goal.turned } : start;
  }

  play({ seat, held, fallen, cutDown }: Placement): void {
    const lowest = held[0]!;
    const since = this.track.last;
    this.acts.push({ seat, held, since });
    const known = this.#now.get(lowest);
    const start = known ?? this.#ready(above(this.#now, lowest, cutDown));
    this.#now.set(lowest, start);
    if (!known) this.track.add({ t: since + EVERY, poses: [start], touch: false, held: true });
    const goal = this.after.get(lowest) ?? this.#aimed(fallen, lowest);
    this.#carry(held, start, goal);
    this.#end(held, fallen);
  }

  #carry(held: readonly number[], start: Placed, goal: Placed): void {
    const stood = held.map((piece) => this.#now.get(piece)!).filter(Boolean);
    const top = Math.max(start.y, goal.y + OVER);
    const across = even(ACROSS * this.#haste);
    const down = even(DOWN * this.#haste);
    for (let t = EVERY; t <= across + down; t += EVERY) {
      const over = smooth(Math.min(1, t / across));
      const lifted = mix(start.y, top, smooth(Math.min(1, (t * 2) / across)));
      const low = t <= across ? lifted : mix(top, goal.y, smooth((t - across) / down));
      const [x, y] = [mix(start.x, goal.x, over) - start.x, low - start.y];
      const poses = stood.map((own) => ({ ...own, x: own.x + x, y: own.y + y }));
      this.#show(poses, true);
    }
  }

  #show(poses: readonly Placed[], held: boolean): void {
    for (const each of poses) this.#now.set(each.piece, each);
    this.track.add({ t: this.track.last + EVERY, poses, touch: !held, held });
  }

  /** Where it was going when all fell: the top of what fell. */
  #aimed(fallen: readonly number[], piece: number): Placed {
    const own = this.#now.get(piece)!;
    const others = fallen
      .filter((each) => each !== piece)
      .flatMap((each) => this.#now.get(each) ?? []);
    const top = others.toSorted((one, two) => two.y - one.y)[0];
    return top ? { ...own, x: top.x, y: top.y + 26 } : { ...own, y: own.y - 30 };
  }

  /** What was put on top of something, and is gone in the end, stays on it until then. */
  #riding(own: Placed, held: readonly number[], was: Map<number, Placed>): Placed | null {
    const [start, end] = [was.get(held[0]!), this.after.get(held[0]!)];
    if (!start || !end) return null;
    return { ...own, x: own.x + end.x - start.x, y: own.y + end.y - start.y };
  }

  /** What fell falls; what was put finds its last place; what was not goes back up. */
  #end(held: readonly number[], fallen: readonly number[]): void {
    const rows = even((fallen.length > 0 ? FALL : REST) * this.#haste);
    const was = new Map(this.#now);
    for (let t = EVERY; t <= rows; t += EVERY) {
      const share = t / rows;
      const poses = [...held, ...fallen.filter((piece) => !held.includes(piece))].flatMap(
        (piece) => {
          const start = was.get(piece);
          if (!start) return [];
          if (fallen.includes(piece)) return [falling(start, share)];
          const end = this.after.get(piece) ?? this.#riding(start, held, was);
          return [end ? between(start, end, smooth(share)) : { ...start, y: start.y + 40 * share }];
        },
      );
      this.#show(poses, false);
    }
    for (const piece of fallen) this.#now.delete(piece);
  }
}

function falling(was: Placed, share: number): Placed {
  const { piece } = was;
  const side = was.x < 0 ? -1 : 1;
  const low = 14 + (piece % 5) * 3;
  const time = Math.min(1, share * (1.15 + (piece % 3) * 0.1));
  return {
    ...was,
    x: was.x + side * time * (30 + was.y * 0.35 + (piece % 7) * 9),
    y: Math.max(low, was.y - (was.y - low) * time * time),
    angle: was.angle - side * time * (1.2 + (piece % 4) * 0.5),
  };
}

const even = (rows: number) => Math.max(EVERY, Math.round(rows / EVERY) * EVERY);
const mix = (one: number, two: number, share: number) => one + (two - one) * share;
/** As hands move: they begin and end gently. */
const smooth = (share: number) => share ** 3 * (10 - 15 * share + 6 * share * share);
