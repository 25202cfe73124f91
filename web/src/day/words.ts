/** What this page says, loaded with it: nobody else needs these words. */

import type { Language } from '../i18n/languages';
import { textIn } from '../i18n/layers';
import { Voice } from '../i18n/voice';

const TEXTS = import.meta.glob<string>('./words.*.ftl', { query: '?raw', import: 'default' });

export async function wordsOfTheDay(language: Language): Promise<Voice> {
  return new Voice(language, [
    await textIn(language, 'house/day.ftl', (each) => TEXTS[`./words.${each}.ftl`]!()),
  ]);
}

/** A day such as 2026-01-31, as one says it. */
export function spokenDay(day: string, language: Language): string {
  const said = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
  return said.format(new Date(`${day}T00:00:00Z`));
}

/** So many days before or after another. */
export function dayFrom(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
