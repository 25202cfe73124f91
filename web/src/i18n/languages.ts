/** The languages of the house, and how an address or a browser asks for one. */

import names from '$house/core/languages.json';

/** By its code. Beside the house's own there may be some that others bring. */
export type Language = string;
export type OwnLanguage = keyof typeof names;

/** What the page itself tells of a language from elsewhere. */
interface BroughtLanguage {
  readonly name: string;
  /** The address of its texts, with a slash at its end. */
  readonly base: string;
  readonly files: readonly string[];
  /** How much of what is said here it can say, in hundredths: the rest is English. */
  readonly share: number;
}

/** What a page has and a worker has not; said here, as a worker's types know no document. */
interface Page {
  readonly document?: { documentElement: { dataset: Record<string, string | undefined> } };
}

/** None where there is no page, as in a worker. */
export const BROUGHT: Readonly<Record<string, BroughtLanguage>> = JSON.parse(
  (globalThis as Page).document?.documentElement.dataset.languages ?? '{}',
);

export const LANGUAGES = Object.keys(names) as readonly OwnLanguage[];
/** All that can be chosen. */
export const SPOKEN: readonly Language[] = [...LANGUAGES, ...Object.keys(BROUGHT)];
/** The first of them is the language of the house. */
export const [OWN] = LANGUAGES as readonly [OwnLanguage];

export function isOwn(language: Language): language is OwnLanguage {
  return language in names;
}

/** Each in its own words: whoever cannot read the page finds theirs. One that is not whole says so. */
export function nameOf(language: Language): string {
  const brought = BROUGHT[language];
  if (!brought) return names[language as OwnLanguage];
  return brought.share < 100 ? `${brought.name} (${brought.share} %)` : brought.name;
}

export function isLanguage(text: string | undefined): text is Language {
  return SPOKEN.some((each) => each === text);
}

/** The first of the reader's languages that the house speaks; else its own. */
export function preferred(wanted: readonly string[]): Language {
  return wanted.map((each) => each.split('-')[0]!.toLowerCase()).find(isLanguage) ?? OWN;
}
