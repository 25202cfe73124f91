/** A rulebook as it is read: by chapters, by what is looked for, by what a table may choose. */

import type { Choice, ClauseCard } from '../gen/wire';
import type { Voice } from '../i18n/voice';
import { plain, runs } from './markdown';
import { fold } from './search';

export interface Chapter {
  /** The same in every language. */
  id: string;
  title: string;
  clauses: ClauseCard[];
}

export function chapters(clauses: readonly ClauseCard[]): Chapter[] {
  const made: Chapter[] = [];
  for (const clause of clauses) {
    const last = made.at(-1);
    if (last && last.title === clause.title) last.clauses.push(clause);
    else made.push({ id: `chapter-${made.length + 1}`, title: clause.title, clauses: [clause] });
  }
  return made;
}

/** The clauses that have every word, in their text or as the beginning of their number. */
export function having(clauses: readonly ClauseCard[], words: readonly string[]): ClauseCard[] {
  return clauses.filter((clause) => {
    const { folded } = fold(plain(clause.text));
    const number = clause.number.toLowerCase();
    return words.every((word) => folded.includes(word) || number.startsWith(word));
  });
}

/** A clause with the options that it names, and their values, in the words of the dialog. */
export function told(clause: ClauseCard, options: readonly Choice[], voice: Voice): ClauseCard {
  const named = runs(clause.text).flatMap((run) => (run.style === 'code' ? [run.text] : []));
  const words = new Map<string, string>();
  for (const { name, values } of options)
    if (named.includes(name)) {
      words.set(name, voice.say(`option-${name}`));
      for (const value of values) words.set(String(value), voice.say(`option-${name}-${value}`));
    }
  const text = clause.text.replace(/`([^`]+)`/g, (written, name: string) => {
    const said = words.get(name);
    return said === undefined ? written : `*${said}*`;
  });
  return { ...clause, text };
}

/** The option that a clause leaves to each table, if it names one. */
export function optionOf(clause: ClauseCard, options: readonly Choice[]): Choice | null {
  const named = runs(clause.text).filter((run) => run.style === 'code');
  return options.find((option) => named.some((run) => run.text === option.name)) ?? null;
}
