import { expect, it } from 'vitest';
import { trailOf } from './trail';

const told = (at: number, ...events: { kind: string; seat?: number }[]) =>
  events.map((event) => ({ at, event }));
const kinds = (story: ReturnType<typeof told>) =>
  (trailOf(story, 0) as { kind: string; seat: number }[]).map(
    ({ kind, seat }) => `${kind} ${seat}`,
  );

it('is what the others did since the reader’s turn before, and stays through this one', () => {
  const story = [
    ...told(0, { kind: 'glided', seat: 1 }),
    ...told(1, { kind: 'glided', seat: 0 }, { kind: 'turn_began', seat: 1 }),
    ...told(2, { kind: 'pushed', seat: 1 }, { kind: 'fell', seat: 0 }, { kind: 'round_began' }),
    ...told(3, { kind: 'walked', seat: 2 }),
    // The reader's turn begins by itself: that is no deed of theirs.
    ...told(4, { kind: 'turn_began', seat: 0 }),
    ...told(5, { kind: 'dice_thrown', seat: 0 }),
  ];
  const others = ['turn_began 1', 'pushed 1', 'walked 2'];
  expect(kinds(story)).toEqual(others);
  const played = [...story, ...told(6, { kind: 'glided', seat: 0 })];
  expect(kinds(played)).toEqual(others);
  expect(kinds([...played, ...told(7, { kind: 'walked', seat: 1 })])).toEqual(['walked 1']);
});

it('is nothing for who only watches, nor before anybody else has acted', () => {
  expect(trailOf(told(0, { kind: 'glided', seat: 1 }), null)).toEqual([]);
  expect(trailOf(told(0, { kind: 'glided', seat: 0 }), 0)).toEqual([]);
  expect(trailOf([], 0)).toEqual([]);
});
