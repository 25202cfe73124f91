/** What the picture shows: a view, a hand that moves just now, or a film of how one did. */

import { prefersReducedMotion } from 'svelte/motion';
import { HERTZ, LONGEST, TIRES } from '../limits';
import type { Drawn } from '../scene/blocks';
import { between, type Placed } from '../scene/geometry';
import type { Grip } from '../scene/glove';
import {
  carried,
  fell,
  heldOf,
  heldPieces,
  placed,
  posesOf,
  type Event,
  type View,
} from '../table';
import { acted, placementsOf, SETTLED, type Act } from './acted';
import type { Steering } from './steering.svelte';
import { Clock, length, rowAt, Track, type Frame, type Scene } from './track';

/** Milliseconds for which what fell lies there before it is cleared away, and in which a hand goes. */
const CLEARED = 4500;
const GONE = 450;
/** Rows after the last frame in which a film stands. */
const STAND = 12;
/** Rows: for whoever wants no motion, a film is a row of pictures. */
const STEP = 30;
const SLOW = 0.3;
/** Rows that are seen before and after anything happens: at first, and when it is seen again. */
const FIRST = { before: 150, after: 40 };
const AGAIN = { before: 45, after: 30 };
/** Milliseconds after which what comes is not waited for. */
const PATIENCE = 700;

interface Playing {
  track: Track;
  /** Whose hands move, and what they hold. */
  acts: Act[];
  /** A film began then, and runs so fast; a hand that moves now has the house's clock. */
  film: { since: number; speed: number; scenes: readonly Scene[] } | null;
}

export interface Shown {
  standing: Drawn[];
  held: Drawn[];
  grip: Omit<Grip, 'cuff'> | null;
  /** Whose hand it is. */
  seat: number | null;
}

export class Show {
  /** Whether something is on its way to the view that was given last. */
  running = $state(false);
  /** Whether a film is seen again. */
  again = $state(false);
  /** Whether there is one to be seen. */
  filmed = $state(false);
  steering = $state.raw<Steering | null>(null);
  /** Whether what is held touches something. */
  touching = $state(false);
  /** Whether something is seen to have fallen since the hand took hold. */
  fallen = $state(false);

  /** Counts what the picture has to be drawn anew for. */
  version = $state(0);

  #view: View;
  #stands: Map<number, Placed>;
  #playing: Playing | null = null;
  #last: Playing | null = null;
  #clock = new Clock();
  /** Which hold is followed, and what was heard of those that are not shown yet. */
  #at: number | null = null;
  #early: { at: number; frame: Frame; now: number; seq: number | null }[] = [];
  #leaving: { placed: Placed; since: number; long: number }[] = [];
  #gone: { grip: Omit<Grip, 'cuff'>; seat: number; since: number } | null = null;
  /** How much of what is shown is the house's, not our guess: from 0 to 1. */
  #told = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: View) {
    this.#view = view;
    this.#stands = posesOf(view);
    this.#hold(view);
  }

  /** Go on to this view, by what happened. */
  show(view: View, events: readonly Event[], still: boolean, tempo = 1, film?: Track): void {
    const before = this.#view;
    const playing = this.#playing;
    this.again = false;
    this.version += 1;
    this.#view = view;
    if (this.#hold(view)) {
      // Whoever holds something is kept waiting by no film.
      clearTimeout(this.#timer);
      this.running = false;
      this.#stands = posesOf(view);
      return;
    }
    const settled = events.some(({ kind }) => SETTLED.has(kind));
    if (playing && !playing.film && playing.track.begun && settled) {
      // It was seen as it happened; the last of it is still on its way.
      this.running = true;
      this.#timer = setTimeout(() => this.finish(), PATIENCE);
      return;
    }
    const placements = settled ? placementsOf(before, events) : [];
    if (placements.length === 0 || (still && !film)) {
      this.finish();
      return;
    }
    const [{ seat, held }] = placements as [(typeof placements)[number]];
    const played = film
      ? { track: film, acts: [{ seat, held, since: 0 }] }
      : acted(before, placements, posesOf(view));
    // Of a hand that hovered for long, only how it went on.
    const scenes = film ? film.scenes(held, FIRST.before, FIRST.after) : whole(played.track);
    this.#play({ ...played, film: { since: performance.now(), speed: tempo, scenes } });
    this.running = true;
  }

  /** Begins to follow a hand, if one holds something in this view. */
  #hold(view: View): boolean {
    const holding = heldOf(view);
    if (!holding) return false;
    const held = heldPieces(view, holding.held);
    // The same hand as before: what is held does not begin anew.
    const playing = this.#playing;
    if (playing && !playing.film && (playing.track.begun || lowestOf(playing) === held[0]))
      return true;
    const stood = posesOf(view);
    if (view.start) stood.set(view.start.piece, placed(view.start));
    this.#clock = new Clock();
    this.#told = 0;
    this.fallen = false;
    const acts = [{ seat: holding.seat, held, since: 0 }];
    this.#playing = { track: new Track(stood.values()), acts, film: null };
    const early = this.#early.filter(({ at }) => at > (this.#at ?? -1));
    this.#at = null;
    this.#early = [];
    for (const { at, frame, now, seq } of early) this.heard(at, frame, now, seq);
    return true;
  }

  /**
   * A frame of a hand that moves now; `at` tells which one, for the next may already be moving, and
   * `seq` by which of its rows it is there.
   */
  heard(at: number, frame: Frame, now: number, seq: number | null = null): void {
    if (this.#at !== null && at > this.#at && heldOf(this.#view) && this.streamed) {
      // It went back, and the same was taken again: we have only not seen it lie there meanwhile.
      this.#playing = null;
      this.#hold(this.#view);
    }
    const playing = this.#playing;
    if (playing && !playing.film) this.#at ??= at;
    if (!playing || playing.film || at !== this.#at) {
      if (at !== this.#at) this.#early.push({ at, frame, now, seq });
      return;
    }
    this.#clock.heard(frame.t, now);
    this.version += 1;
    playing.track.add(frame);
    this.steering?.heard(frame, playing.track.at(lowestOf(playing), frame.t), seq);
    this.touching = frame.touch;
    this.fallen ||= falls(playing, frame);
  }

  /** The last placement once more, slowly. */
  repeat(): void {
    if (!this.#last || this.running) return;
    this.#leaving = [];
    const { track, acts } = this.#last;
    const scenes =
      acts.length > 1 ? whole(track) : track.scenes(acts[0]!.held, AGAIN.before, AGAIN.after);
    const since = performance.now();
    this.#play({ ...this.#last, film: { since, speed: SLOW, scenes } });
    this.again = true;
  }

  #play(playing: Playing & { film: NonNullable<Playing['film']> }): void {
    this.#playing = playing;
    clearTimeout(this.#timer);
    // Where no picture is drawn, as in a page that nobody looks at, it ends all the same.
    const { since, speed, scenes } = playing.film;
    const end = since + ((length(scenes) + STAND) / HERTZ / speed) * 1000;
    this.#timer = setTimeout(() => this.finish(), end - performance.now() + PATIENCE);
  }

  /** To the view, now. */
  finish(): void {
    clearTimeout(this.#timer);
    const now = performance.now();
    const playing = this.#playing;
    const stands = posesOf(this.#view);
    if (playing?.track.begun) {
      this.#last = playing;
      this.filmed = true;
      for (const piece of playing.track.pieces) {
        const last = playing.track.at(piece, playing.track.last);
        if (last && !stands.has(piece))
          this.#leaving.push({ placed: last, since: now, long: CLEARED });
      }
    }
    if (!heldOf(this.#view)) {
      this.#playing = null;
      this.steering = null;
      this.touching = false;
      this.fallen = false;
    }
    this.#stands = stands;
    this.version += 1;
    this.running = false;
    this.again = false;
  }

  /** Whether there is anything that moves by itself. */
  get lively(): boolean {
    return this.#playing !== null || this.#leaving.length > 0 || this.#gone !== null;
  }

  /** Whether the placement that is shown has been seen as it happened. */
  get streamed(): boolean {
    return this.#playing !== null && !this.#playing.film && this.#playing.track.begun;
  }

  /** Where the lowest of what is held is, as far as it is known. */
  get held(): Placed | null {
    const playing = this.#playing;
    if (!playing || playing.film) return null;
    const told = playing.track.at(lowestOf(playing), playing.track.last);
    return this.steering && !playing.track.latest().touch ? this.steering.placed : told;
  }

  /** Where a piece is that stands, as far as the house has told. */
  now(piece: number): Placed | undefined {
    const told = this.#playing?.track.at(piece, this.#playing.track.last);
    return told ?? this.#stands.get(piece);
  }

  /** What is heard between two moments. */
  knock(from: number, to: number): number {
    return this.#playing?.track.knock(from, to) ?? 0;
  }

  time(now: number): number {
    const playing = this.#playing;
    if (!playing) return 0;
    const { film } = playing;
    const t = film ? elapsed(film, now) : this.#clock.read(now);
    const steps = prefersReducedMotion.current && this.steering === null;
    const seen = steps ? Math.floor(t / STEP) * STEP : t;
    return film ? rowAt(film.scenes, seen) : seen;
  }

  /** Seconds for which what the reader holds may still be held; null if nothing is. */
  left(now: number): number | null {
    const playing = this.#playing;
    if (!playing || playing.film || !playing.track.begun || !this.steering?.closed) return null;
    return Math.max(0, LONGEST[this.#view.options.tiring] - this.#clock.read(now)) / HERTZ;
  }

  /** How many times as much as at first a hand trembles that has held something for so many rows. */
  weariness(rows: number): number {
    const { tiring, physics } = this.#view.options;
    return tiring === 'on' && physics === 'wood' ? 1 + Math.max(0, rows) / TIRES : 1;
  }

  /** The same of the reader's own hand now; null if it holds nothing. */
  weary(now: number): number | null {
    return this.left(now) === null ? null : this.weariness(this.#clock.read(now));
  }

  /** Whether all of it was seen, and a moment more. */
  #over({ track, film }: Playing, now: number): boolean {
    if (film) return elapsed(film, now) > length(film.scenes) + STAND;
    return this.running && this.time(now) > track.last;
  }

  moment(now: number): Shown {
    this.#leaving = this.#leaving.filter(({ since, long }) => now - since < long);
    if (this.#gone && now - this.#gone.since > GONE) this.#gone = null;
    const playing = this.#playing;
    const leaving: Drawn[] = this.#leaving.map((each) => ({
      placed: each.placed,
      alpha: 1 - ((now - each.since) / each.long) ** 8,
    }));
    if (!playing) {
      const standing = [...this.#stands.values()].map((each) => ({ placed: each }));
      return { standing: [...standing, ...leaving], held: [], ...this.#departing(now) };
    }
    const t = this.time(now);
    const { track, acts } = playing;
    const act = acts.findLast(({ since }) => since <= t) ?? acts[0]!;
    const state = track.state(t);
    const grasped = state.held || !track.begun;
    const drawn = (piece: number): Drawn[] => {
      const at = this.#where(playing, piece, t);
      return at ? [{ placed: at }] : [];
    };
    const stood = [...this.#stands.keys()].filter((piece) => !track.pieces.includes(piece));
    const others = [...stood, ...track.pieces].filter((piece) => !act.held.includes(piece));
    const standing = others.flatMap(drawn);
    const held = act.held.flatMap(drawn);
    if (this.#over(playing, now)) this.finish();
    const lowest = held[0]?.placed;
    if (grasped && lowest) {
      const tired = this.weariness(t - act.since) - 1;
      const grip = { placed: lowest, open: 0, aside: act.held.length > 1, tired };
      this.#gone = { grip, seat: act.seat, since: now };
      return { standing, held, grip, seat: act.seat };
    }
    return { standing: [...standing, ...held, ...leaving], held: [], ...this.#departing(now) };
  }

  /** Open fingers go up and away. */
  #departing(now: number): Pick<Shown, 'grip' | 'seat'> {
    if (!this.#gone) return { grip: null, seat: null };
    const { grip, seat, since } = this.#gone;
    const share = (now - since) / GONE;
    const away = grip.aside ? { x: 160 * share * share, y: 0 } : { x: 0, y: 220 * share * share };
    const at = { ...grip.placed, x: grip.placed.x + away.x, y: grip.placed.y + away.y };
    return { grip: { ...grip, placed: at, open: Math.min(1, share * 3), tired: 0 }, seat };
  }

  /** Our own hand is where we move it until it touches something: then the house knows better. */
  #where(playing: Playing, piece: number, t: number): Placed | null {
    const told = playing.track.at(piece, t) ?? this.#stands.get(piece) ?? null;
    const { steering } = this;
    if (!steering || !told || playing.film || piece !== lowestOf(playing)) return told;
    const guess = steering.placed;
    const trusting =
      playing.track.latest().touch ||
      !steering.closed ||
      steering.elsewhere ||
      playing.acts[0]!.held.length > 1;
    this.#told = Math.max(0, Math.min(1, this.#told + (trusting ? 0.16 : -0.08)));
    return this.#told >= 1 ? told : between(guess, told, this.#told);
  }
}

/** Rows since a film has begun. */
function elapsed({ since, speed }: NonNullable<Playing['film']>, now: number): number {
  return ((now - since) / 1000) * HERTZ * speed;
}

function whole(track: Track): Scene[] {
  return [[0, track.last]];
}

/** Whether something of what moves in a frame has fallen, or slid off what is held. */
function falls({ track, acts }: Playing, frame: Frame): boolean {
  const [lowest, ...riding] = acts[0]!.held;
  const from = track.start(lowest!);
  const now = track.at(lowest!, frame.t);
  return frame.poses.some((each) => {
    const was = each.piece === lowest ? null : track.start(each.piece);
    if (!was) return false;
    if (!riding.includes(each.piece)) return fell(was, each);
    return frame.held && from !== null && now !== null && fell(carried(from, was, now), each);
  });
}

/** What the fingers hold themselves. */
function lowestOf({ acts }: Playing): number {
  return acts[0]!.held[0]!;
}
