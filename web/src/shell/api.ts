/** What the house is asked over HTTP. Every answer has the type that the house's own struct has. */

import type {
  Face,
  GameCard,
  Listed,
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

export class Api {
  constructor(public language: Language) {}

  me = async (): Promise<Me | null> => {
    try {
      return await this.#ask<Me>('GET', '/api/me');
    } catch (error) {
      if (error instanceof Objection && error.status === 401) return null;
      throw error;
    }
  };
  enterAs = (name: string) => this.#ask<Me>('POST', '/api/me', { name });
  claim = (passphrase: string) => this.#ask<Me>('POST', '/api/me/claim', { passphrase });
  enter = (name: string, passphrase: string) =>
    this.#ask<Me>('POST', '/api/me/enter', { name, passphrase });
  forget = (everywhere = false) =>
    this.#ask<null>('DELETE', `/api/me${everywhere ? '?everywhere=1' : ''}`);

  games = () => this.#ask<GameCard[]>('GET', '/api/games');
  rulebook = (game: string) => this.#ask<RulebookCard>('GET', `/api/games/${game}/rulebook`);

  tables = (wanted: Record<string, string>) =>
    this.#ask<Tables>('GET', `/api/tables?${new URLSearchParams(wanted)}`);
  table = (id: string) => this.#ask<Listed>('GET', `/api/tables/${id}`);
  create = (asked: NewTable) => this.#ask<Face>('POST', '/api/tables', asked);
  sit = (id: string, asked: Sit) => this.#ask<Listed>('POST', `/api/tables/${id}/seat`, asked);
  leave = (id: string) => this.#ask<Listed | null>('DELETE', `/api/tables/${id}/seat`);
  fill = (id: string, strength: string) =>
    this.#ask<Listed>('POST', `/api/tables/${id}/fill`, { strength });
  rematch = (id: string) => this.#ask<Face>('POST', `/api/tables/${id}/rematch`);

  /** A finished game, from one moment on; through the eyes that see the most, if none are named. */
  moments = (id: string, eyes: string | null, since: number) => {
    const wanted = new URLSearchParams({ since: String(since), ...(eyes !== null && { eyes }) });
    return this.#ask<Moments>('GET', `/api/tables/${id}/moments?${wanted}`);
  };

  /** As bytes: that is what its digests are of. */
  record = async (id: string): Promise<Uint8Array> => {
    const answer = await fetch(`/api/tables/${id}/record?language=${this.language}`);
    if (!answer.ok) throw new Objection(answer.status, (await answer.json()) as Problem);
    return new Uint8Array(await answer.arrayBuffer());
  };

  async #ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const url = `${path}${path.includes('?') ? '&' : '?'}language=${this.language}`;
    let answer: Response;
    try {
      answer = await fetch(url, {
        method,
        ...(method === 'POST' && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body ?? {}),
        }),
      });
    } catch {
      throw new Unreachable();
    }
    if (answer.status === 204) return null as T;
    let said: unknown;
    try {
      said = await answer.json();
    } catch {
      // Whoever stands before the house answers in its place.
      throw new Unreachable();
    }
    if (!answer.ok) throw new Objection(answer.status, said as Problem);
    return said as T;
  }
}

/** Luck of one's own, chosen after the table has shown what it is committed to. */
export function luck(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
