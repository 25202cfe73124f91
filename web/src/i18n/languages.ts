/** The languages of the house, and how an address or a browser asks for one. */

export const LANGUAGES = ['fr', 'en', 'de'] as const;
/** Each in its own words: whoever cannot read the page finds theirs. */
export const LANGUAGE_NAMES = { fr: 'Français', en: 'English', de: 'Deutsch' } as const;
export type Language = (typeof LANGUAGES)[number];

export function isLanguage(text: string | undefined): text is Language {
  return LANGUAGES.some((each) => each === text);
}

/** The first of the reader's languages that the house speaks; else its own. */
export function preferred(wanted: readonly string[]): Language {
  return wanted.map((each) => each.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'fr';
}
