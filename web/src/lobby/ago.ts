/** How long ago something was, in words. */

import type { Language } from '../i18n/languages';

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

export function ago(moment: number, now: number, language: Language): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  const passed = Math.max(0, now - moment);
  for (const [unit, size] of UNITS) {
    if (passed >= size) return words.format(-Math.floor(passed / size), unit);
  }
  return words.format(0, 'second');
}
