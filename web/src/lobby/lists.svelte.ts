/**
 * The tables of the house. The lobby's stream tells everybody's lists as they change, and when one's own
 * have changed, which are then asked for; without it all are asked for. One list that fails spoils no
 * other.
 */

import { released } from '../browser/press';
import type { LobbyLists, Me, TableEntry } from '../gen/wire';
import { Objection } from '../net/api';
import { house } from '../session/house.svelte';

const NOBODY = 401;

const ASKED = {
  open: { stage: 'gathering', most: '10' },
  running: { stage: 'playing', most: '6' },
  finished: { stage: 'over', most: '6' },
};
/** Stage by stage: games that are over must not crowd out those that wait for one's move. */
const ASKED_MINE = {
  playing: { mine: '1', stage: 'playing', most: '100' },
  gathering: { mine: '1', stage: 'gathering', most: '20' },
  ended: { mine: '1', stage: 'over', most: '6' },
};
/** Among those that gather, some keep a chair for the reader, and nobody else is told. */
const ASKED_INVITED = { invited: ASKED.open };
const OWN = ['playing', 'gathering', 'ended', 'invited'] as const;
type Name = keyof typeof ASKED | keyof typeof ASKED_MINE | keyof typeof ASKED_INVITED;
type Tables = Partial<Record<Name, TableEntry[]>>;

export class Lists {
  #found = $state.raw<Tables>({});
  /** Whether every list has come at least once. */
  looked = $state(false);
  /** Whether the house did not answer the last time, so that all this may be long ago. */
  stale = $state(false);
  /** When it was looked at last. */
  now = $state(Date.now());
  #looking = false;
  #mine: Promise<void> | null = null;
  #again = false;
  /** The kinds of games of which the reader has finished one. */
  played = $state.raw<readonly string[]>([]);
  /** Whose they are. */
  #player: Me | null = null;

  of(name: Exclude<Name, 'invited'>): TableEntry[] {
    const found = this.#found[name] ?? [];
    if (name !== 'open') return found;
    // With one's own chair, and where there is no other.
    const kept = (this.#found.invited ?? []).filter((each) => each.kept !== null);
    const ids = kept.map(({ table }) => table.id);
    return [...kept, ...found.filter(({ table }) => !ids.includes(table.id))].toSorted(
      (one, other) => other.table.changed - one.table.changed,
    );
  }

  /** Those of them where the reader does not sit. */
  others(name: keyof typeof ASKED): TableEntry[] {
    const { playing = [], gathering = [], ended = [] } = this.#found;
    const own = [...playing, ...gathering, ...ended].map(({ table }) => table.id);
    return this.of(name).filter(({ seat, table }) => seat === null && !own.includes(table.id));
  }

  /** Everything, without the stream. */
  async look(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    try {
      await Promise.all([this.#look({ ...ASKED, ...(house.me && ASKED_MINE) }), this.#learn()]);
    } finally {
      this.#looking = false;
    }
  }

  /** The stream says that something of one's own has changed. */
  lookMine(): Promise<void> {
    if (this.#mine) this.#again = true;
    else this.#mine = this.#lookMine().finally(() => (this.#mine = null));
    return this.#mine!;
  }

  /** The stream tells lists. What is one's own is shown at the same time, if it is on its way. */
  async told({ open, running, finished }: LobbyLists): Promise<void> {
    await this.#mine;
    await released();
    this.#found = {
      ...this.#found,
      ...(open && { open }),
      ...(running && { running }),
      ...(finished && { finished }),
    };
    this.stale = false;
    this.looked = true;
    this.now = Date.now();
  }

  /** Time goes by, and nothing has changed. */
  tick(): void {
    this.now = Date.now();
  }

  async #lookMine(): Promise<void> {
    do {
      this.#again = false;
      if (!house.me) return;
      await Promise.all([this.#look({ ...ASKED_MINE, ...ASKED_INVITED }), this.#learn()]);
    } while (this.#again);
  }

  /** Asked once for each reader: afterwards a game that ends is among the last ones. */
  async #learn(): Promise<void> {
    const me = house.me;
    if (me === this.#player) return;
    this.played = [];
    this.#player = me;
    if (!me) return;
    const asked = house.games.map(async ({ name: game }) => {
      const found = await house.api.tables({ mine: '1', stage: 'over', game, most: '1' });
      return found.tables.length > 0 ? [game] : [];
    });
    const answers = await Promise.allSettled(asked);
    if (house.me !== me) return;
    if (answers.some(({ status }) => status === 'rejected')) this.#player = null;
    const found = answers.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    this.played = [...this.played, ...found];
  }

  async #look(wanted: Partial<Record<Name, Record<string, string>>>): Promise<void> {
    const me = house.me;
    const asked = Object.entries(wanted);
    const answers = await Promise.allSettled(asked.map(([, each]) => house.api.tables(each)));
    const found: Tables = Object.fromEntries(
      asked.flatMap(([name], index) => {
        const answer = answers[index]!;
        return answer.status === 'fulfilled' ? [[name, answer.value.tables]] : [];
      }),
    );
    await released();
    const failed = answers.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    if (failed.some(signedOut) && house.me) house.me = null;
    // Somebody else by now: what was found is not theirs.
    if (house.me !== me) for (const name of OWN) delete found[name];
    const before = { ...this.#found };
    if (!house.me) for (const name of OWN) delete before[name];
    this.#found = { ...before, ...found };
    this.stale = failed.some((each) => !signedOut(each));
    this.looked ||= !this.stale;
    const ended = found.ended?.map(({ table }) => table.game) ?? [];
    const more = ended.filter((game) => !this.played.includes(game));
    if (more.length > 0) this.played = [...this.played, ...more];
    if (!this.stale) this.now = Date.now();
  }
}

/** Elsewhere, perhaps, or for too long ago. */
function signedOut(error: unknown): boolean {
  return error instanceof Objection && error.status === NOBODY;
}
