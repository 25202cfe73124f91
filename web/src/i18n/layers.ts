/**
 * Words of a language that is not whole, upon English: what the one lacks is said in the other, sentence by
 * sentence. Both stand in one text, which can be read as it is, too.
 */

import { fetched } from './fetched';
import { BROUGHT, isOwn, type Language, type OwnLanguage } from './languages';

/** A comment, to whoever reads the text whole. */
const UPON = '\n\n### upon English\n\n';

export function upon(english: string, own: string): string {
  return english.includes(UPON) ? `${english}\n\n${own}` : `${english}${UPON}${own}`;
}

/** English, if there is something upon it, and then that; else the text alone. */
export function layersOf(text: string): readonly [string | null, string] {
  const [first, ...rest] = text.split(UPON);
  return rest.length === 0 ? [null, first!] : [first!, rest.join('\n\n')];
}

/** A text of the house's in any language: `place` is where one from elsewhere has it. */
export async function textIn(
  language: Language,
  place: string,
  load: (language: OwnLanguage) => Promise<string>,
): Promise<string> {
  if (isOwn(language)) return load(language);
  const [english, own] = await Promise.all([load('en'), broughtText(language, place)]);
  return upon(english, own);
}

/** Empty for a text that it does not have. */
export async function broughtText(language: Language, place: string): Promise<string> {
  const brought = BROUGHT[language];
  if (!brought?.files.includes(place)) return '';
  return fetched(brought.base + place);
}
