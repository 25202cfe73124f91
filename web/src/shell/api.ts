/** What the house is asked over HTTP. Every answer has the type that the house's own struct has. */

import type {
  TableInfo,
  Film,
  GameCard,
  TableEntry,
  Me,
  Moments,
  NewTable,
  Problem,
  RulebookCard,
  Sit,
  Tables,
} from '../gen/wire';
import type { Language } from './languages';

/** Why the house said no: a key, the facts, and a sentence in the reader's language. */
export class Objection extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
}

/** The house cannot be reached. */
export class Unreachable extends Error {}

const NOTHING = 204;

export class Api {
  constructor(public language: Language) {}

  /** Null if the house does not know the reader. */
  me = () => this.#ask<Me | null>('GET', '/api/me');
  /** As a guest; whoever is known to the house stays who they are. */
  enterAs = (name: string) => this.#ask<Me>('POST', '/api/me', { name });
  rename = (name: string) => this.#ask<Me>('POST', '/api/me/name', { name });
  claim = (passphrase: string) => this.#ask<Me>('POST', '/api/me/claim', { passphrase });
  enter = (name: string, passphrase: string) =>
    this.#ask<Me>('POST', '/api/me/enter', { name, passphrase });
  forget = (everywhere = false) =>
    this.#ask<null>('DELETE', `/api/me${everywhere ? '?everywhere=1' : ''}`);

  games = () => this.#ask<GameCard[]>('GET', '/api/games');
  /** In a language of its own: it is kept under that one, and the reader may change theirs. */
  rulebook = (game: string, language: Language) =>
    this.#ask<RulebookCard>('GET', `/api/games/${game}/rulebook`, undefined, language);

  tables = (wanted: Record<string, string>) =>
    this.#ask<Tables>('GET', `/api/tables?${new URLSearchParams(wanted)}`);
  table = (id: string) => this.#ask<TableEntry>('GET', `/api/tables/${id}`);
  create = (asked: NewTable) => this.#ask<TableInfo>('POST', '/api/tables', asked);
  sit = (id: string, asked: Sit) => this.#ask<TableEntry>('POST', `/api/tables/${id}/seat`, asked);
  leave = (id: string) => this.#ask<TableEntry | null>('DELETE', `/api/tables/${id}/seat`);
  fill = (id: string, strength: string) =>
    this.#ask<TableEntry>('POST', `/api/tables/${id}/fill`, { strength });
  rematch = (id: string) => this.#ask<TableInfo>('POST', `/api/tables/${id}/rematch`);

  /** A game from one moment on; through the eyes that see the most, if none are named. */
  moments = (id: string, eyes: string | null, since: number) => {
    const wanted = new URLSearchParams({ since: String(since), ...(eyes !== null && { eyes }) });
    return this.#ask<Moments>('GET', `/api/tables/${id}/moments?${wanted}`);
  };

  /** The move at a line of the record, if it was made over time. */
  film = (id: string, at: number) => this.#ask<Film>('GET', `/api/tables/${id}/films/${at}`);

  /** As bytes: that is what its digests are of. */
  record = async (id: string): Promise<Uint8Array> => {
    const answer = await this.#send('GET', `/api/tables/${id}/record`);
    if (!answer.ok) throw new Objection(answer.status, (await whole(answer.json())) as Problem);
    return new Uint8Array(await whole(answer.arrayBuffer()));
  };

  async #ask<T>(method: string, path: string, body?: unknown, language?: Language): Promise<T> {
    const answer = await this.#send(method, path, body, language);
    if (answer.status === NOTHING) return null as T;
    const said = await whole(answer.json());
    if (!answer.ok) throw new Objection(answer.status, said as Problem);
    return said as T;
  }

  #send(method: string, path: string, body?: unknown, language = this.language): Promise<Response> {
    return whole(
      fetch(`${path}${path.includes('?') ? '&' : '?'}language=${language}`, {
        method,
        ...(method === 'POST' && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body ?? {}),
        }),
      }),
    );
  }
}

/** A line may break in the middle, and whoever stands before the house answers in its place. */
async function whole<T>(part: Promise<T>): Promise<T> {
  try {
    return await part;
  } catch {
    throw new Unreachable();
  }
}
