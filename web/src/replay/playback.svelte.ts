/** A game as far as it went, moment by moment: where one is, through whose eyes, and how fast. */

import type { Moment, Moments, Told } from '../gen/wire';

export const SPEEDS = [0.3, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds that a picture stays before the next one, at the usual speed. */
const PAUSE = 700;
/** A board that does not say when it is at rest is waited for so long. */
const PATIENCE = 6000;
const NOTHING: Told[] = [];

/** Asks the house for the moments from one on. */
export type Fetch = (eyes: string | null, since: number) => Promise<Moments>;

export class Playback {
  moments = $state.raw<readonly Moment[]>([]);
  last = $state(0);
  eyes = $state<string | null>(null);
  choices = $state.raw<readonly string[]>([]);
  at = $state(0);
  /** What led to this moment, to be shown as movement; nothing after a jump. */
  told = $state.raw<Told[]>(NOTHING);
  playing = $state(false);
  speed = $state<Speed>(1);

  readonly #fetch: Fetch;
  readonly #known: Record<string, readonly Moment[]> = {};
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(fetch: Fetch, at: number) {
    this.#fetch = fetch;
    this.at = at;
  }

  get moment(): Moment | null {
    return this.moments[this.at] ?? null;
  }

  get over(): boolean {
    return this.moments.length > 0 && this.at === this.last;
  }

  /** Through these eyes from now on; through those that see the most, if it does not matter. */
  async look(eyes: string | null): Promise<void> {
    const asked = ++this.#asked;
    const known = eyes === null ? undefined : this.#known[eyes];
    if (eyes !== null && known) {
      this.#show(eyes, known);
      return;
    }
    let all: readonly Moment[] = [];
    let page: Moments;
    do {
      page = await this.#fetch(eyes, all.length);
      // Somebody who changes their mind wants the answer to the last question only.
      if (asked !== this.#asked) return;
      all = [...all, ...page.moments];
    } while (all.length <= page.last && page.moments.length > 0);
    this.choices = page.choices;
    this.last = all.length - 1;
    this.#known[page.eyes] = all;
    this.#show(page.eyes, all);
  }

  #show(eyes: string, moments: readonly Moment[]): void {
    this.eyes = eyes;
    this.told = NOTHING;
    this.moments = moments;
    this.at = this.#within(this.at);
  }

  #within(at: number): number {
    return Math.max(0, Math.min(this.last, at));
  }

  /** To any moment. One step on is shown as movement, everything else at once. */
  go(at: number): void {
    const wanted = this.#within(at);
    if (wanted === this.at) return;
    this.told = wanted === this.at + 1 ? (this.moments[wanted]?.told ?? NOTHING) : NOTHING;
    this.at = wanted;
    if (this.playing) this.#wait(PATIENCE);
  }

  /** The way to a moment once more, slowly: from the one before it. */
  slowly(at: number): void {
    this.pause();
    const wanted = this.#within(at);
    this.told = NOTHING;
    this.at = this.#within(wanted - 1);
    this.speed = SPEEDS[0];
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.go(wanted), PAUSE);
  }

  /** A hand on the controls stops what runs by itself. */
  jump(at: number): void {
    this.pause();
    this.go(at);
  }

  play(): void {
    if (this.at === this.last) this.go(0);
    this.playing = true;
    this.#wait(PAUSE / this.speed);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** The board has arrived at what it shows. */
  rested(): void {
    if (this.playing) this.#wait(PAUSE / this.speed);
  }

  #wait(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.at >= this.last) this.pause();
      else this.go(this.at + 1);
    }, milliseconds);
  }
}

/** The moments at which something else is counted: a new round, or whatever a game calls a turn. */
export function marks(
  moments: readonly Moment[],
  turn: ((view: unknown) => unknown) | undefined,
): number[] {
  const counted = (moment: Moment) => (turn ? turn(moment.view) : moment.seat);
  return moments
    .slice(1)
    .flatMap((moment, index) => (counted(moment) === counted(moments[index]!) ? [] : [moment.at]));
}
