/** The tables of the house, asked for again and again; one list that fails spoils no other. */

import { released } from '../browser/press';
import type { Me, TableEntry } from '../gen/wire';
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
type Name = keyof typeof ASKED | keyof typeof ASKED_MINE;
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
  /** The kinds of games of which the reader has finished one. */
  played = $state.raw<readonly string[]>([]);
  /** Whose they are. */
  #player: Me | null = null;

  of(name: Name): TableEntry[] {
    return this.#found[name] ?? [];
  }

  async look(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    try {
      await Promise.all([this.#look(), this.#learn()]);
    } finally {
      this.#looking = false;
    }
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

  async #look(): Promise<void> {
    const me = house.me;
    const asked = Object.entries({ ...ASKED, ...(me && ASKED_MINE) });
    const answers = await Promise.allSettled(asked.map(([, wanted]) => house.api.tables(wanted)));
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
    if (house.me !== me) for (const name of Object.keys(ASKED_MINE)) delete found[name as Name];
    this.#found = { ...(house.me ? this.#found : {}), ...found };
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
