/** What the reader has picked, aims at and may do: by hand, by keys, by the dice. No rules here. */

import { type Aiming, circles, type Hook, hooked, pawnAt, type Sight, sightOf } from './aim';
import {
  below,
  chimneyAt,
  type Die,
  distance,
  inside,
  type Move,
  type Point,
  type Reach,
  standsAt,
  STREET,
  type View,
} from './bay';
import type { Grip } from './grasp';
import { type Landing, landingsOf, obvious, type Offers, offersOf } from './offers';
import {
  chimneyNear,
  chimneysFor,
  hangTo,
  pawnNear,
  rivals,
  spotsAround,
  usefulDice,
} from './targets';

/** What the hand needs to know of the board. */
export interface Table {
  view: View;
  seat: number | null;
  moves: Move[];
  /** Those of them that would be refused. */
  refused?: Move[] | undefined;
  /** Whether something still moves. */
  running: boolean;
  /** Whether a move is on its way to the house. */
  waiting: boolean;
  onmove: (move: Move) => void;
  onask: ((move: Move) => void) | undefined;
}

/** What was picked so far; it is about these moves only, and gone with them. */
interface Picked {
  of: Move[];
  /** The dice that were left then. */
  dice: string;
  die: Die | null;
  hook: Hook | null;
  rope: number | null;
  again: number[];
  /** Moves among which one is to be chosen. */
  asked: Move[];
  /** What is aimed at, and whether it waits to be confirmed. */
  aim: { at: Point; firm: boolean } | null;
}

const NOTHING = { die: null, hook: null, rope: null, again: [], asked: [], aim: null };
/** Tenths: who cannot ask the house means what is offered, if it is at all near. */
const ABOUT = 320;
/** Tenths: how near to a chimney a rope is let go. */
const HANDY = 260;

export class Hand {
  readonly #table: () => Table;
  #picked: Picked = $state.raw({ of: [], dice: '', ...NOTHING });
  /** A rope that is being carried to another chimney. */
  carried: { rope: number; at: Point } | null = $state.raw(null);

  readonly view = $derived.by(() => this.#table().view);
  readonly seat = $derived.by(() => this.#table().seat);
  readonly #moves = $derived.by(() => this.#table().moves);
  readonly #running = $derived.by(() => this.#table().running);
  readonly idle = $derived.by(() => !this.#running && !this.#table().waiting);

  readonly #left: Die[] = $derived(this.view.phase.kind === 'using' ? this.view.phase.left : []);
  readonly #dice = $derived([this.view.round, ...this.#left].join());
  readonly picked: Picked = $derived.by(() => {
    if (this.#picked.of === this.#moves) return this.#picked;
    // Whoever aimed too far aims again with the same die.
    const die = this.#picked.dice === this.#dice ? this.#picked.die : null;
    return { of: this.#moves, dice: this.#dice, ...NOTHING, die };
  });
  /** Nothing is asked while something still moves: it would stand beside another's deed. */
  readonly offers: Offers = $derived(offersOf(this.#running ? [] : this.#moves));
  readonly placing = $derived.by(
    () => this.view.phase.kind === 'placing' && this.#moves.length > 0 && !this.#running,
  );
  /** What is done with a die that is touched. */
  readonly act: 'throw' | 'use' | null = $derived.by(() => {
    if (this.#running || this.#moves.length === 0) return null;
    if (this.offers.keep) return 'throw';
    return this.#left.length > 0 ? 'use' : null;
  });
  readonly useful: Die[] = $derived.by(() => {
    const { view, seat } = this;
    if (seat === null || this.#moves.length === 0) return [];
    return usefulDice({ view, seat }, this.offers, this.#left);
  });
  readonly die: Die | null = $derived(
    this.act === 'use' ? (this.picked.die ?? obvious(this.useful, this.#left)) : null,
  );
  readonly #ask = $derived.by(() =>
    this.#moves.length > 0 && this.idle ? this.#table().onask : undefined,
  );

  /** Whether the house can be asked for what it does not offer. */
  readonly asks = $derived(this.#ask !== undefined);

  readonly aiming: Aiming | null = $derived.by(() => {
    const { view, seat, die } = this;
    if (seat === null || this.#moves.length === 0) return null;
    const landings = landingsOf(this.offers, die);
    const snap = this.#table().onask ? null : ABOUT;
    return { view, seat, die, hook: this.picked.hook, landings, snap };
  });
  readonly pawn: Point | null = $derived(this.aiming && pawnAt(this.aiming));
  /** Landings that are offered, and some that whoever cannot point may try. */
  readonly spots: readonly Landing[] = $derived.by(() => {
    if (!this.aiming) return [];
    const { landings, hook } = this.aiming;
    if (!this.#ask) return landings;
    // Once a rope is picked, it is that one that is meant.
    const meant = landings.filter(
      (move) =>
        hook === null ||
        move.kind !== 'swing' ||
        (move.rope === hook.rope && move.chimney === hook.chimney),
    );
    const others = spotsAround(this.aiming).filter(
      ({ x, y }) => !meant.some((move) => move.x === x && move.y === y),
    );
    return [...meant, ...others];
  });
  /** Whether one's agent can be taken by the hand: to where something is offered, or to try. */
  readonly free = $derived.by(() => {
    if (!this.idle || this.pawn === null) return false;
    if (this.die === 'walk') return this.spots.length > 0;
    const tries = this.spots.length > 0 || this.#ask !== undefined;
    return tries && (this.die === 'swing' || this.die === 'ladder');
  });
  readonly sight: Sight | null = $derived.by(() => {
    const { aim } = this.picked;
    if (!this.aiming || !this.idle || !aim || !(this.placing || this.free)) return null;
    return sightOf(this.aiming, aim.at);
  });
  /** Whether what is aimed at is seen to be too far away, or to bear nobody. */
  readonly vain = $derived.by(() => {
    if (this.sight === null) return false;
    const { measure, ground, move } = this.sight;
    const far = measure !== null && measure.distance > measure.length;
    return far || ground === null || this.#refused(move);
  });
  readonly reach: Reach[] = $derived.by(() => {
    if (!this.aiming || !this.idle || this.die === null) return [];
    const { hook } = this.picked;
    const drawn = circles(this.view, this.die);
    if (hook === null || this.die !== 'swing') return drawn;
    return drawn.filter(({ rope, chimney }) => rope === hook.rope && chimney === hook.chimney);
  });
  readonly squares: number[] = $derived.by(() => {
    if (this.die !== 'walk' || !this.idle) return [];
    return STREET.flatMap(({ polygon }, index) =>
      this.offers.walks.some((walk) => inside(polygon, walk)) ? [index + 1] : [],
    );
  });
  readonly grips: Grip[] = $derived.by(() => {
    if (!this.idle || this.seat === null) return [];
    if (this.die === 'rope') {
      const { hangs } = this.offers;
      return this.view.ropes.flatMap(({ chimney }, rope) =>
        hangs.some((move) => move.rope === rope) ? [{ what: rope, at: chimneyAt(chimney) }] : [],
      );
    }
    return this.free && this.pawn ? [{ what: 'pawn' as const, at: this.pawn }] : [];
  });

  constructor(table: () => Table) {
    this.#table = table;
  }

  offered(move: Move): boolean {
    return this.#moves.includes(move);
  }

  /** Whether it is known beforehand that the house says no. */
  #refused(move: Move): boolean {
    return this.#table().refused?.includes(move) ?? false;
  }

  /** Whether it is shown where to go. */
  lit(move: Move): boolean {
    return this.offered(move) && !this.#refused(move);
  }

  pick(change: Partial<Picked>): void {
    this.#picked = { ...this.picked, asked: [], aim: null, ...change };
  }

  choose(die: Die): void {
    this.pick({ ...NOTHING, die });
  }

  toggle(die: number): void {
    const { again } = this.picked;
    const others = again.filter((other) => other !== die);
    this.pick({
      again: others.length < again.length ? others : [...again, die].toSorted((a, b) => a - b),
    });
  }

  aim(at: Point, firm = false): void {
    this.pick({ aim: { at, firm } });
  }

  /** What keys lead to is only looked at, unless it was chosen already. */
  look(at: Point): void {
    const { aim } = this.picked;
    if (!aim?.firm || distance(aim.at, at) > 0) this.aim(at);
  }

  play(move: Move): void {
    const { waiting, onmove } = this.#table();
    if (waiting) return;
    this.pick({ ...NOTHING });
    onmove(move);
  }

  /** What is offered is played; for anything else the house is asked, and says no or yes. */
  propose(move: Move, offered: boolean): void {
    if (offered) this.play(move);
    else if (this.#ask) {
      const ask = this.#ask;
      this.pick({});
      ask(move);
    }
  }

  commit(): void {
    if (this.sight) this.propose(this.sight.move, this.sight.offered);
  }

  drag(what: Grip['what'], at: Point, within: number): void {
    if (what === 'pawn') this.aim(this.#meant(at, within));
    else this.carried = { rope: what, at };
  }

  /** A light that is so near, or else the very point. */
  #meant(at: Point, within: number): Point {
    return (this.aiming && sightOf({ ...this.aiming, snap: within }, at)?.to) ?? at;
  }

  drop(what: Grip['what'], at: Point, within: number): void {
    if (what === 'pawn') {
      this.aim(this.#meant(at, within));
      this.commit();
      return;
    }
    this.carried = null;
    const chimney = chimneyNear(at, HANDY);
    if (chimney !== null && chimney !== this.view.ropes[what]!.chimney) this.hang(what, chimney);
  }

  cancel(): void {
    this.carried = null;
    this.pick({});
  }

  tap(at: Point, within: number): void {
    const { aiming, view, seat, die } = this;
    if (!this.idle || !aiming || seat === null) return;
    if (this.placing) {
      const here = sightOf(aiming, at);
      if (here) this.propose(here.move, here.offered);
    } else if (die === 'rope') {
      const chimney = chimneyNear(at, Math.max(within, 110));
      if (chimney !== null) this.touchChimney(chimney);
    } else if (die === 'parachute') {
      const rival = pawnNear(aiming, at, Math.max(within, 130));
      if (rival !== null) this.push(rival);
    } else if (this.free) {
      // What is lit is meant rather than the chimney beside it.
      const lit = Math.min(75, within, ...aiming.landings.map((each) => distance(each, at)));
      const chimney = die === 'swing' ? chimneyNear(at, lit) : null;
      const again = this.picked.aim?.firm && this.sight && distance(this.sight.to, at) < within;
      if (chimney !== null) this.pick({ hook: hooked(view, seat, this.picked.hook, chimney) });
      else if (again) this.commit();
      else this.aim(this.#meant(at, within), true);
    }
  }

  hang(rope: number, chimney: number): void {
    const move = hangTo(this.offers, rope, chimney);
    this.propose(move ?? { kind: 'hang_rope', rope, chimney }, move !== null);
  }

  touchChimney(chimney: number): void {
    const { rope } = this.picked;
    const { ropes } = this.view;
    const elsewhere = rope !== null && ropes[rope]!.chimney !== chimney;
    if (elsewhere && chimneysFor(this.offers, ropes, rope).includes(chimney)) {
      this.hang(rope, chimney);
      return;
    }
    const hanging = ropes.flatMap((each, index) => (each.chimney === chimney ? [index] : []));
    const next = hanging[(hanging.indexOf(rope ?? -1) + 1) % Math.max(1, hanging.length)];
    if (next !== undefined) this.pick({ rope: next === rope ? null : next });
    else if (rope !== null) this.hang(rope, chimney);
  }

  push(rival: number): void {
    const ways = rivals(this.offers).get(rival) ?? [];
    if (ways.length === 1) this.play(ways[0]!);
    else if (ways.length > 1) this.pick({ asked: ways });
    else {
      const at = standsAt(this.view.pawns[rival]!.place);
      if (at) this.propose({ kind: 'push', rival, square: below(at) }, false);
    }
  }
}
