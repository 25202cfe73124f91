/** What a table has chosen, in words. */

import type { GameCard, TableInfo } from '../gen/wire';
import type { Voice } from '../i18n/voice';
import { say } from '../session/house.svelte';

/** The options that are not as they usually are; those of the rulebook, if they are all, in a word. */
export function chosenWords(
  card: GameCard | undefined,
  table: Pick<TableInfo, 'options'>,
  voice: Voice,
): string[] {
  const options = (table.options ?? {}) as Record<string, number | string>;
  const known = (card?.options ?? []).filter(({ name, values }) => values.includes(options[name]!));
  const other = known.filter(({ name, values }) => options[name] !== values[0]);
  const literal = known.filter(({ letter }) => letter !== null);
  const lettered =
    other.some(({ letter }) => letter !== null) &&
    literal.every(({ name, letter }) => options[name] === letter);
  const told = lettered ? other.filter(({ letter }) => letter === null) : other;
  const words = told.map(({ name }) =>
    say('titled', {
      title: voice.say(`option-${name}`),
      what: voice.say(`option-${name}-${options[name]}`),
    }),
  );
  return lettered ? [say('letter'), ...words] : words;
}
