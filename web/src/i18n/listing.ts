import type { Language } from './languages';

/** Ana, Ben and Chloe. */
export function listing(names: readonly string[], language: Language | undefined): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
