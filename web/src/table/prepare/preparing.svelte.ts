/** What the reader has prepared while they wait, and what they could. */

import type { PreparedNow } from '../../gen/wire';
import type { TableSocket } from '../../net/tableSocket.svelte';
import type { Following } from '../following.svelte';
import type { TableActions } from '../tableActions.svelte';

type Kind = { kind?: string };
const NONE: unknown[] = [];
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const kind = (move: unknown) => (move as Kind).kind;

export class Preparing {
  /** The last end of something prepared that the reader was told of, and has closed. */
  #read = $state.raw<PreparedNow | null>(null);

  constructor(
    readonly socket: TableSocket,
    readonly following: Following,
    readonly actions: TableActions,
  ) {}

  /** What may be prepared now, once the reader sees the game as it stands. */
  get can(): unknown[] {
    const { prepared, frame } = this.socket;
    if (!prepared || prepared.at !== frame?.at || !this.following.abreast) return NONE;
    return prepared.can;
  }

  get moves(): unknown[] {
    return this.socket.prepared?.moves ?? NONE;
  }

  /** Whether there is anything to be shown at all. */
  get wanted(): boolean {
    return this.socket.seat !== null && (this.can.length > 0 || this.told);
  }

  /** Whether something that was prepared has been surprised since, and nobody has read so. */
  get surprised(): boolean {
    const { prepared } = this.socket;
    return prepared?.ended === 'surprised' && this.#read?.at !== prepared.at;
  }

  /** Whether a line above one's board says something of it. */
  get told(): boolean {
    return this.moves.length > 0 || this.surprised;
  }

  get busy(): boolean {
    return this.actions.busy('prepare');
  }

  has(move: unknown): boolean {
    return this.moves.some((each) => same(each, move));
  }

  /** Chosen, or not any more. Two of one kind would get into each other's way. */
  toggle(move: unknown): void {
    const others = this.moves.filter((each) => kind(each) !== kind(move));
    this.#send(this.has(move) ? this.moves.filter((each) => !same(each, move)) : [...others, move]);
  }

  clear(): void {
    this.#send([]);
  }

  close(): void {
    this.#read = this.socket.prepared;
  }

  #send(moves: unknown[]): void {
    void this.actions.act({ kind: 'prepare', at: this.socket.frame?.at ?? 0, moves });
  }
}
