/**
 * The shell: what a page of the house needs before it asks the house anything. It opens from here when the
 * house is slow or out of reach, and never instead of a newer one: the house itself is asked first.
 *
 * What is kept is named by its build, and nothing of anybody's is among it: no API, no host's page, and of
 * pages only the bare ones, as a stranger gets them.
 */

import { LANGUAGES, isLanguage, preferred } from '../i18n/languages';

export interface Build {
  /** A digest of all that the client is made of. */
  readonly build: string;
  /** What every page needs: kept before this worker is used at all, or not one of them. */
  readonly files: readonly string[];
}

/** What the worker is given of its browser. */
export interface Outside {
  readonly caches: CacheStorage;
  readonly fetch: (request: RequestInfo, options?: RequestInit) => Promise<Response>;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly languages: readonly string[];
}

/** Those of the house's addresses that are its client's without a language, too. */
const PLACES = ['', 'tables', 'replay', 'rules', 'lesson'];
const PREFIX = 'ludotheque-shell-';
/** Of builds whose parts are kept: this one, and the one before, of which pages may still be open. */
const GENERATIONS = 2;
/** Milliseconds that the house has to say which page is the newest, before the one that is kept opens. */
export const PATIENCE = 1500;
/** Of several houses behind one door some may be older for a while: a part is asked for so often. */
const TRIES = 3;
const PAUSE = 300;
/** Somebody before the house says that it is not there. */
const AWAY = [502, 503, 504];

export class KeptShell {
  readonly #name: string;

  constructor(
    readonly own: Build,
    readonly outside: Outside,
  ) {
    this.#name = PREFIX + own.build;
  }

  /** All or nothing: a page without its parts would be worse than none. */
  async install(): Promise<void> {
    const cache = await this.outside.caches.open(this.#name);
    const { files } = this.own;
    const pages = LANGUAGES.flatMap((each) => [`/${each}`, offline(each)]);
    const missing = [];
    for (const each of files) if (!(await this.outside.caches.match(each))) missing.push(each);
    const found = await Promise.all(
      [...missing, ...pages].map(async (path) => ({ path, answer: await this.#stranger(path) })),
    );
    for (const { path, answer } of found) {
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      // Another house behind the same door: its page would ask for other parts.
      if (isLanguage(path.slice(1)) && buildOf(await answer.clone().text()) !== this.own.build)
        throw new Error(`${path} is of another build`);
    }
    for (const { path, answer } of found) await cache.put(path, answer);
    for (const each of files) {
      const kept = await this.outside.caches.match(each);
      if (kept) await cache.put(each, kept);
    }
  }

  /** What older builds have left goes, but for the last one's. */
  async activate(): Promise<void> {
    const names = (await this.outside.caches.keys()).filter((each) => each.startsWith(PREFIX));
    const others = names.filter((each) => each !== this.#name);
    const dropped = others.slice(0, Math.max(0, others.length - (GENERATIONS - 1)));
    for (const each of dropped) await this.outside.caches.delete(each);
  }

  /** Whether it is a page of the client, for which there is one shell. */
  isPage(url: URL): boolean {
    const first = firstOf(url);
    return isLanguage(first) || PLACES.includes(first);
  }

  /** Whether it never changes under its name, or is kept with the build. */
  isPart(url: URL): boolean {
    return url.pathname.startsWith('/assets/') || this.own.files.includes(url.pathname);
  }

  /** `late` is told if the house has another page than the one that was opened meanwhile. */
  async page(request: Request, late: () => Promise<void>): Promise<Response> {
    const asked = this.outside.fetch(request).then(
      (answer) => (AWAY.includes(answer.status) ? null : answer),
      () => null,
    );
    const first = await Promise.race([asked, this.outside.wait(PATIENCE)]);
    if (first) return first;
    const slow = first === undefined;
    const language = this.#language(new URL(request.url));
    const shell = await this.#kept(`/${language}`);
    if (shell) {
      if (slow) void this.#compare(asked, late);
      return shell;
    }
    // A shell that is known to be outdated is gone: then the house is waited for.
    const answer = slow ? await asked : null;
    return answer ?? (await this.#kept(offline(language))) ?? Response.error();
  }

  async part(request: Request): Promise<Response> {
    const kept = await this.outside.caches.match(request.url);
    if (kept) return kept;
    let answer = await this.outside.fetch(request);
    for (let tries = 1; answer.status === 404 && tries < TRIES; tries++) {
      await this.outside.wait(PAUSE * tries);
      answer = await this.outside.fetch(request.url, { cache: 'no-store' });
    }
    if (answer.ok) await this.#keep(request.url, answer.clone());
    return answer;
  }

  /** What a page has loaded before there was a worker; the browser still has it. */
  async keep(addresses: readonly string[], origin: string): Promise<void> {
    for (const each of addresses) {
      const url = new URL(each, origin);
      if (url.origin !== origin || !url.pathname.startsWith('/assets/')) continue;
      if (await this.outside.caches.match(url.href)) continue;
      const answer = await this.outside.fetch(url.href).catch(() => null);
      if (answer?.ok) await this.#keep(url.href, answer);
    }
  }

  async #compare(asked: Promise<Response | null>, late: () => Promise<void>): Promise<void> {
    const answer = await asked;
    if (!answer?.ok || buildOf(await answer.text()) === this.own.build) return;
    const cache = await this.outside.caches.open(this.#name);
    for (const each of LANGUAGES) await cache.delete(`/${each}`);
    await late();
  }

  #language(url: URL): string {
    const first = firstOf(url);
    return isLanguage(first) ? first : preferred(this.outside.languages);
  }

  async #kept(path: string): Promise<Response | undefined> {
    const cache = await this.outside.caches.open(this.#name);
    return cache.match(path);
  }

  async #keep(address: string, answer: Response): Promise<void> {
    const cache = await this.outside.caches.open(this.#name);
    // A browser without room, or that keeps nothing here: the page goes on without.
    await cache.put(address, answer).catch(() => undefined);
  }

  /** As somebody whom the house does not know gets it, and as it is now. */
  #stranger(path: string): Promise<Response> {
    const named = path.startsWith('/assets/');
    return this.outside.fetch(path, {
      credentials: 'omit',
      cache: named ? 'default' : 'no-cache',
    });
  }
}

/** Which build a page is of. */
export function buildOf(page: string): string | undefined {
  return /<meta name="build" content="([^"]+)"/.exec(page)?.[1];
}

function offline(language: string): string {
  return `/offline?language=${language}`;
}

function firstOf(url: URL): string {
  return url.pathname.split('/')[1] ?? '';
}
