import { expect, it } from 'vitest';
import { listing } from './listing';

it('lists names as the language does', () => {
  expect(listing(['Ana', 'Bo', 'Cleo'], 'en')).toBe('Ana, Bo, and Cleo');
  expect(listing(['Ana', 'Bo'], 'fr')).toBe('Ana et Bo');
  expect(listing(['Ana', 'Bo'], 'de')).toBe('Ana und Bo');
});
