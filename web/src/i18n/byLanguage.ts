import type { OwnLanguage } from './languages';

/** Texts by their language, from files that bear it in their names, as `words.fr.ftl` does. */
export function byLanguage(files: Readonly<Record<string, string>>): Record<OwnLanguage, string> {
  const found = Object.entries(files).map(([path, text]) => [path.split('.').at(-2)!, text]);
  return Object.fromEntries(found) as Record<OwnLanguage, string>;
}
