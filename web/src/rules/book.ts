/** A rulebook as it is read: by chapters, by what is looked for, by what a table may choose. */

import type { Choice, ClauseCard } from '../gen/wire';
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

/** The option that a clause leaves to each table, if it names one. */
export function optionOf(clause: ClauseCard, options: readonly Choice[]): Choice | null {
  const named = runs(clause.text).filter((run) => run.style === 'code');
  return options.find((option) => named.some((run) => run.text === option.name)) ?? null;
}
