import { expect, it } from 'vitest';
import trace from '$house/games/vertiges/physics/trace.py?raw';
import towers from '$house/games/vertiges/towers.py?raw';
import { GAP, LONGEST } from './limits';
import { HERTZ } from './live/track';

it('is measured as the house measures', () => {
  const number = (source: string, pattern: RegExp) =>
    Number(pattern.exec(source)?.[1]?.replaceAll('_', ''));
  expect(GAP * 1000).toBe(number(towers, /^GAP = ([\d_]+)$/m));
  expect(HERTZ).toBe(number(trace, /^HERTZ = (\d+)$/m));
  expect(LONGEST / HERTZ).toBe(number(trace, /^MOST = (\d+) \* HERTZ$/m));
});
