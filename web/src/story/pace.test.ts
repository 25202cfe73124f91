import { expect, it } from 'vitest';
import { scarce, type Pace } from './pace';

it('warns in time for the pace: within half a minute, or within hours', () => {
  const paces: Pace[] = [
    { kind: 'live', minutes: 3, increment: 2 },
    { kind: 'live', minutes: 15, increment: 10 },
    { kind: 'daily', hours: 24 },
    { kind: 'unlimited' },
  ];
  expect(paces.map(scarce)).toEqual([10, 30, 2.4 * 3600, 0]);
});
