import { expect, it } from 'vitest';
import { ago } from './ago';

const MINUTE = 60_000;

it('says how long ago something was, in the largest unit that fits', () => {
  const now = 10 ** 12;
  expect(ago(now - 30_000, now, 'en')).toBe('now');
  expect(ago(now - 5 * MINUTE, now, 'en')).toBe('5 min. ago');
  expect(ago(now - 119 * MINUTE, now, 'en')).toBe('1 hr. ago');
  expect(ago(now - 24 * 60 * MINUTE, now, 'fr')).toBe('hier');
  expect(ago(now - 72 * 60 * MINUTE, now, 'de')).toBe('vor 3 Tagen');
});

it('takes what is ahead of its clock as now', () => {
  expect(ago(2000, 1000, 'fr')).toBe('maintenant');
});
