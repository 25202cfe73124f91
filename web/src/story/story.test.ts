import { describe, expect, it } from 'vitest';
import { passages, withoutRound, type Aside } from './story';

const told = (...ats: number[]) => ats.map((at) => ({ at, event: { kind: 'laid', rule: '1.1' } }));
const undo = (at: number, ply: number, alone: boolean): Aside => ({
  kind: 'undo',
  at,
  seat: 0,
  ply,
  alone,
});
const undone = (story: ReturnType<typeof passages>) =>
  story.filter((each) => each.undone).map((each) => each.at);

describe('the story of a table', () => {
  it('has all that one ply brought about in one passage', () => {
    const story = passages(told(0, 0, 2, 2, 2), [{ kind: 'resign', at: 1, seat: 2 }]);
    expect(story.map((each) => [each.at, each.told.length, each.aside?.kind ?? null])).toEqual([
      [0, 2, null],
      [1, 0, 'resign'],
      [2, 3, null],
    ]);
  });

  it('marks what was taken back, with all that followed', () => {
    expect(undone(passages(told(0, 1, 2, 4), [undo(3, 1, false)]))).toEqual([1, 2]);
  });

  it('marks a ply alone that was taken back alone', () => {
    expect(undone(passages(told(0, 1, 2, 4), [undo(3, 1, true)]))).toEqual([1]);
  });
});

describe('a line below the heading of its round', () => {
  it('does not say the round again', () => {
    expect(withoutRound('Manche 7\u00a0: la bouée passe à Ana.', 'Manche 7')).toBe(
      'La bouée passe à Ana.',
    );
    expect(withoutRound('Round 7: Ana opens the bidding.', 'Round 7')).toBe(
      'Ana opens the bidding.',
    );
  });
  it('says another round, and all else, as it is', () => {
    const others = ['Manche 12 : Ana le prend.', 'Manche 1.', 'Ana pose une tuile.'];
    expect(others.map((each) => withoutRound(each, 'Manche 1'))).toEqual(others);
  });
});
