import { expect, it } from 'vitest';
import { hastened, stepsOf } from './steps';

const after = (before: string, event: number): [string, number][] => [
  [`${before}${event}`, 100],
  [`${before}${event}!`, 300],
];

it('goes on from each picture to the next', () => {
  expect(stepsOf('', [1, 2], after)).toEqual([
    { shown: '1', ms: 100, event: 1 },
    { shown: '1!', ms: 300, event: 1 },
    { shown: '1!2', ms: 100, event: 2 },
    { shown: '1!2!', ms: 300, event: 2 },
  ]);
});

it('keeps nobody from the game for longer than that', () => {
  const steps = stepsOf('', [1, 2], after);
  expect(hastened(steps, 400).map(({ ms }) => ms)).toEqual([50, 150, 50, 150]);
  expect(hastened(steps, 1000)).toEqual(steps);
  expect(hastened([], 1000)).toEqual([]);
});
