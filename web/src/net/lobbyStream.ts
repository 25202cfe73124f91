/** The lobby's stream: what changes in its lists, as long as somebody looks. It comes back by itself. */

import { renewal } from '../browser/renewal';
import type { LobbyLists } from '../gen/wire';
import { Heartbeat } from './heartbeat';

/** Milliseconds until it is tried again where the house said no, such as for want of room. */
const REST = 30_000;

export interface Looks {
  /** Lists that are other than they were; the first time all of them, and now and then none. */
  lists: (lists: LobbyLists) => void;
  /** The reader's own games have changed, or may have. */
  mine: () => void;
  /** Nothing comes any more, for now. */
  broken: () => void;
}

export class LobbyStream {
  /** Whether the house tells what changes. */
  live = false;
  #source: EventSource | undefined;
  #broken = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  readonly #heartbeat = new Heartbeat(
    () => undefined,
    () => this.#broke(true),
  );

  constructor(readonly looks: Looks) {}

  /** Whether there can be one here. */
  open(): boolean {
    if (typeof EventSource === 'undefined') return false;
    if (this.#source) return true;
    clearTimeout(this.#again);
    const source = new EventSource('/api/lobby');
    this.#source = source;
    const hears = (kind: string, told: (data: string) => void) =>
      source.addEventListener(kind, ({ data }: MessageEvent<string>) => {
        this.live = true;
        this.#heartbeat.heard();
        told(data);
      });
    hears('lists', (data) => this.looks.lists(JSON.parse(data) as LobbyLists));
    hears('mine', () => this.looks.mine());
    hears('pulse', () => this.looks.lists({}));
    source.onopen = () => {
      this.#heartbeat.heard();
      if (this.#broken) renewal.perhaps();
      this.#broken = false;
    };
    // The browser itself tries again, unless it was told no.
    source.onerror = () => this.#broke(source.readyState === EventSource.CLOSED);
    return true;
  }

  close(): void {
    clearTimeout(this.#again);
    this.#heartbeat.stop();
    this.#source?.close();
    this.#source = undefined;
    this.live = false;
  }

  #broke(anew: boolean): void {
    this.live = false;
    this.#broken = true;
    this.#heartbeat.stop();
    if (anew) {
      this.close();
      this.#again = setTimeout(() => this.open(), REST);
    }
    this.looks.broken();
  }
}
