/** What the house is asked over HTTP. Every answer has the type that the house's own struct has. */

import type {
  HouseCard,
  HostReport,
  Chart,
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
import { PATIENCE } from '../i18n/fetched';
import type { Language } from '../i18n/languages';

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

/** The house was asked, and is silent: whether anything was done is not known. */
export class Unanswered extends Unreachable {}

const NOTHING = 204;
export class Api {
  constructor(public language: Language) {}

  /** Null if the house does not know the reader. */
  me = () => this.ask<Me | null>('GET', '/api/me');
  /** As a guest; whoever is known to the house stays who they are. */
  enterAs = (name: string) => this.ask<Me>('POST', '/api/me', { name });
  rename = (name: string) => this.ask<Me>('POST', '/api/me/name', { name });
  claim = (passphrase: string) => this.ask<Me>('POST', '/api/me/claim', { passphrase });
  enter = (name: string, passphrase: string) =>
    this.ask<Me>('POST', '/api/me/enter', { name, passphrase });
  forget = (everywhere = false) =>
    this.ask<null>('DELETE', `/api/me${everywhere ? '?everywhere=1' : ''}`);

  house = () => this.ask<HouseCard>('GET', '/api/house');
  /** To the host, about something that was said. */
  report = (table: string, report: HostReport) =>
    this.ask<null>('POST', `/api/tables/${table}/reports`, report);

  games = () => this.ask<GameCard[]>('GET', '/api/games');
  /** In a language of its own: it is kept under that one, and the reader may change theirs. */
  rulebook = (game: string, language: Language, version: number | null = null) =>
    this.ask<RulebookCard>(
      'GET',
      `/api/games/${game}/rulebook${version === null ? '' : `?version=${version}`}`,
      undefined,
      language,
    );

  tables = (wanted: Record<string, string>) =>
    this.ask<Tables>('GET', `/api/tables?${new URLSearchParams(wanted)}`);
  table = (id: string) => this.ask<TableEntry>('GET', `/api/tables/${id}`);
  create = (asked: NewTable) => this.ask<TableInfo>('POST', '/api/tables', asked);
  sit = (id: string, asked: Sit) => this.ask<TableEntry>('POST', `/api/tables/${id}/seat`, asked);
  leave = (id: string) => this.ask<TableEntry | null>('DELETE', `/api/tables/${id}/seat`);
  fill = (id: string, strength: string) =>
    this.ask<TableEntry>('POST', `/api/tables/${id}/fill`, { strength });
  rematch = (id: string) => this.ask<TableInfo>('POST', `/api/tables/${id}/rematch`);

  /** A game from one moment on; through the eyes that see the most, if none are named. */
  moments = (id: string, eyes: string | null, since: number) => {
    const wanted = new URLSearchParams({ since: String(since), ...(eyes !== null && { eyes }) });
    return this.ask<Moments>('GET', `/api/tables/${id}/moments?${wanted}`);
  };

  /** A game that is over in numbers. */
  chart = (id: string) => this.ask<Chart>('GET', `/api/tables/${id}/chart`);

  /** The move at a line of the record, if it was made over time. */
  film = (id: string, at: number) => this.ask<Film>('GET', `/api/tables/${id}/films/${at}`);

  /** As bytes: that is what its digests are of. */
  record = (id: string): Promise<Uint8Array> =>
    this.#send(
      async (answer) => new Uint8Array(await answer.arrayBuffer()),
      'GET',
      `/api/tables/${id}/record`,
    );

  /** Anything: for a page that is loaded late, with questions that no other has. */
  ask<T>(method: string, path: string, body?: unknown, language?: Language): Promise<T> {
    const read = async (answer: Response) =>
      (answer.status === NOTHING ? null : await answer.json()) as T;
    return this.#send(read, method, path, body, language);
  }

  /** A line may break in the middle, and whoever stands before the house answers in its place. */
  async #send<T>(
    read: (answer: Response) => Promise<T>,
    method: string,
    path: string,
    body?: unknown,
    language = this.language,
  ): Promise<T> {
    const silence = new AbortController();
    const wait = () => setTimeout(() => silence.abort(), PATIENCE);
    let timer = wait();
    try {
      const answer = await fetch(`${path}${path.includes('?') ? '&' : '?'}language=${language}`, {
        method,
        signal: silence.signal,
        ...(method === 'POST' && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body ?? {}),
        }),
      });
      clearTimeout(timer);
      timer = wait();
      if (!answer.ok) throw new Objection(answer.status, (await answer.json()) as Problem);
      return await read(answer);
    } catch (error) {
      if (error instanceof Objection) throw error;
      throw silence.signal.aborted ? new Unanswered() : new Unreachable();
    } finally {
      clearTimeout(timer);
    }
  }
}
