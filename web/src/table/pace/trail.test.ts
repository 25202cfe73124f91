import { expect, it } from 'vitest';
import { trailOf } from './trail';

const told = (at: number, ...events: { kind: string; seat?: number }[]) =>
  events.map((event) => ({ at, event }));

it('is what the others did since the reader’s last deed, and nothing that follows by itself', () => {
  const story = [
    ...told(0, { kind: 'glided', seat: 1 }),
    ...told(1, { kind: 'glided', seat: 0 }, { kind: 'turn_began', seat: 1 }),
    ...told(2, { kind: 'walked', seat: 1 }, { kind: 'met', seat: 2 }),
    // The reader's turn begins by what another did: that is no deed of theirs.
    ...told(3, { kind: 'left', seat: 2 }, { kind: 'turn_began', seat: 0 }),
  ];
  const kinds = (trailOf(story, 0) as { kind: string; seat: number }[]).map(
    ({ kind, seat }) => `${kind} ${seat}`,
  );
  expect(kinds).toEqual(['walked 1', 'met 2', 'left 2']);
  expect(trailOf([...story, ...told(4, { kind: 'glided', seat: 0 })], 0)).toEqual([]);
  expect(trailOf(story, null)).toEqual([]);
});
