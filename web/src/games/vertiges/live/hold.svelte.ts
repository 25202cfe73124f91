/** Ties a hand to the house: rows there, frames back, films of what is over. */

import type { Feed, Happened } from '../../../contract/board';
import { heldOf, heldPieces, placed, posesOf, type Event, type View } from '../table';
import { placementsOf, SETTLED, stoodBefore } from './acted';
import type { Show } from './show.svelte';
import { Steering } from './steering.svelte';
import { received, Track, type Sent } from './track';

export class Hold {
  /** The line of the record that what is steered now is about. */
  #at = 0;
  #key: string | null = null;
  #grasp: (() => void) | null = null;

  constructor(
    readonly show: Show,
    readonly source: () => Feed | undefined,
  ) {}

  /** Gives the reader the reins as long as they hold something. */
  follow(view: View, seat: number | null): void {
    const holding = heldOf(view);
    const mine = holding !== null && holding.seat === seat && view.phase.kind === 'holding';
    const key = mine && view.options.physics === 'wood' ? JSON.stringify(view.phase) : null;
    const feed = this.source();
    if (key === this.#key || !feed) return;
    this.#key = key;
    if (key === null || !holding) {
      if (view.phase.kind !== 'settling') this.show.steering = null;
      return;
    }
    const lowest = heldPieces(view, holding.held)[0]!;
    const start = view.start ? placed(view.start) : posesOf(view).get(lowest);
    if (!start) return;
    this.#at = feed.at();
    this.#grasp = () =>
      (this.show.steering = new Steering({
        start,
        loose: holding.held.kind === 'take',
        send: (seq, rows) => feed.steer(this.#at, seq, rows),
      }));
    this.#grasp();
  }

  listen(): (() => void) | undefined {
    return this.source()?.listen(({ at, frame, seq }) => {
      // It went back, and the same was taken again: we have only not seen it lie there meanwhile.
      if (this.#key !== null && at > this.#at && this.show.streamed) this.#grasp?.();
      if (this.#key !== null) this.#at = Math.max(at, this.#at);
      this.show.heard(at, received(frame as Sent), performance.now(), seq);
    });
  }
}

/** How a placement went that nobody saw live: asked of the house; null if there is none to ask for. */
export function filmed(
  before: View,
  told: readonly Happened<Event>[],
  feed: Feed | undefined,
): Promise<Track | undefined> | null {
  const settled = told.filter(({ event }) => SETTLED.has(event.kind));
  const at = settled[0]?.at;
  if (!feed || at === undefined || before.options.physics === 'reckoned') return null;
  const [placement, ...others] = placementsOf(
    before,
    told.map(({ event }) => event),
  );
  // Several placements at once are too long to be looked at.
  if (!placement || others.length > 0 || settled.some((each) => each.at !== at)) return null;
  // Nature settles right after the hand has put something.
  return feed.film(at - 1).then(
    (film) => {
      const track = new Track(stoodBefore(before, placement).values());
      for (const frame of film.frames as Sent[]) track.add(received(frame));
      return track;
    },
    () => undefined,
  );
}
