/** Where the reader is. The language stands in the address, and a moment in a game does too. */

import { OWN, isLanguage, preferred, type Language } from '../i18n/languages';
import { renewal } from './renewal';
import { keep, recall } from './storage';

export type Place =
  | { page: 'lobby' }
  | { page: 'tables' }
  | { page: 'day' }
  | { page: 'me' }
  | { page: 'enter' }
  | { page: 'house' }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string }
  | { page: 'rules'; game: string }
  | { page: 'lesson'; game: string }
  | { page: 'nowhere' };

const REMEMBERED = 'ludotheque-language';

function placeOf(parts: string[]): Place {
  const [kind, name] = parts;
  if (kind === undefined) return { page: 'lobby' };
  if (
    (kind === 'tables' ||
      kind === 'day' ||
      kind === 'me' ||
      kind === 'enter' ||
      kind === 'house') &&
    name === undefined
  )
    return { page: kind };
  if (name !== undefined && parts.length === 2) {
    if (kind === 'tables') return { page: 'table', table: name };
    if (kind === 'replay') return { page: 'replay', table: name };
    if (kind === 'rules') return { page: 'rules', game: name };
    if (kind === 'lesson') return { page: 'lesson', game: name };
  }
  return { page: 'nowhere' };
}

function usual(): Language {
  const remembered = recall(REMEMBERED) ?? undefined;
  return isLanguage(remembered) ? remembered : preferred(navigator.languages);
}

class Route {
  language = $state<Language>(OWN);
  place = $state<Place>({ page: 'lobby' });
  query = $state(new URLSearchParams());
  hash = $state('');

  constructor() {
    this.#read();
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => (this.hash = location.hash.slice(1)));
  }

  /** The address of a place of the house, in the reader's language or another. */
  href(path: string, language: Language = this.language): string {
    return `/${language}${path === '/' ? '' : path}`;
  }

  go(path: string): void {
    // A page that is older than its house leads out of itself.
    if (renewal.known) return location.assign(this.href(path));
    history.pushState(null, '', this.href(path));
    this.#read();
    scrollTo(0, 0);
  }

  /** Another query for the same place, such as another moment of a game. */
  ask(query: Record<string, string | null>): void {
    const wanted = new URLSearchParams(this.query);
    for (const [name, value] of Object.entries(query)) {
      if (value === null) wanted.delete(name);
      else wanted.set(name, value);
    }
    const text = wanted.toString();
    history.replaceState(null, '', `${location.pathname}${text && `?${text}`}${location.hash}`);
    this.query = wanted;
  }

  speak(language: Language): void {
    keep(REMEMBERED, language);
    const [, , ...rest] = location.pathname.split('/');
    history.replaceState(
      null,
      '',
      `/${[language, ...rest].join('/')}${location.search}${location.hash}`,
    );
    this.#read();
  }

  #read(): void {
    const parts = location.pathname.split('/').filter((part) => part !== '');
    if (!isLanguage(parts[0])) {
      // An invitation has no language of its own: it takes the reader's.
      parts.unshift(usual());
      history.replaceState(null, '', `/${parts.join('/')}${location.search}${location.hash}`);
    }
    this.language = parts[0]!;
    this.place = placeOf(parts.slice(1));
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
    document.documentElement.lang = this.language;
    const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    if (manifest) manifest.href = `/manifest.webmanifest?language=${this.language}`;
  }
}

export const route = new Route();

/** Lets a plain link be followed without loading the page anew; new tabs still work. */
export function followed(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.target) return;
  const url = new URL(link.href);
  const [, language, ...rest] = url.pathname.split('/');
  if (url.origin !== location.origin || !isLanguage(language) || link.hasAttribute('download'))
    return;
  if (url.pathname === location.pathname && url.hash) return;
  event.preventDefault();
  route.go(`/${rest.join('/')}${url.search}${url.hash}`);
}
