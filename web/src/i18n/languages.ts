/** The languages of the house, and how an address or a browser asks for one. */

import names from '$house/core/languages.json';

export type Language = keyof typeof names;
/** Each in its own words: whoever cannot read the page finds theirs. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = names;
export const LANGUAGES = Object.keys(names) as readonly Language[];
/** The first of them is the language of the house. */
export const [OWN] = LANGUAGES as readonly [Language];

export function isLanguage(text: string | undefined): text is Language {
  return LANGUAGES.some((each) => each === text);
}

/** The first of the reader's languages that the house speaks; else its own. */
export function preferred(wanted: readonly string[]): Language {
  return wanted.map((each) => each.slice(0, 2).toLowerCase()).find(isLanguage) ?? OWN;
}
