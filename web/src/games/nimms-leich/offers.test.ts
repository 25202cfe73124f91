import { describe, expect, it } from 'vitest';
import { bidOf, lookOf, offersOf, rungs, takes, touched } from './offers';
import { promptFor } from './prompt';
import { first } from './recorded';
import { around, type Move, type View } from './table';

const look = (...opponents: number[]): Move => ({ kind: 'investigate', opponents });
const bid = (count: number): Move => ({ kind: 'bid', corpse: 'temps_mort', count });

describe('offers', () => {
  it('are exactly the moves, sorted by what is touched', () => {
    const moves: Move[] = [
      bid(3),
      { kind: 'denounce' },
      look(1, 2),
      { kind: 'vote', thumb: true },
      { kind: 'discard', card: 7 },
      { kind: 'exchange', card: 9 },
      { kind: 'keep' },
    ];
    const { bids, denounce, looks, votes, cards, keep } = offersOf(moves);
    expect([...bids, denounce, ...looks, ...votes, ...cards.values(), keep]).toEqual(moves);
    expect(cards.get(9)).toBe(moves[5]);
  });

  it('find a bid by what it says', () => {
    const offers = offersOf([bid(3), bid(4)]);
    expect(bidOf(offers, 'temps_mort', 4)).toBe(offers.bids[1]);
    expect(bidOf(offers, 'temps_mort', 5)).toBeNull();
    expect(bidOf(offers, 'ivre_mort', 4)).toBeNull();
  });

  it('give the ladder its rungs, from the last bid up', () => {
    expect(rungs(offersOf([]), 4, 7)).toEqual([4, 5, 6, 7]);
    expect(rungs(offersOf([]), undefined, 3)).toEqual([1, 2, 3]);
    // Whatever is offered has a rung.
    expect(rungs(offersOf([bid(2), bid(9)]), 4, 7)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('an errand', () => {
  const many = offersOf([look(1, 2), look(1, 3), look(2, 3)]);
  const three = offersOf([look(1, 2), look(1)]);

  it('is complete with two opponents, and among three with one who has two cards', () => {
    expect(lookOf(many, [])).toBeNull();
    expect(lookOf(many, [3])).toBeNull();
    expect(lookOf(many, [3, 1])).toBe(many.looks[1]);
    expect(lookOf(three, [1])).toBe(three.looks[1]);
    expect(lookOf(three, [2])).toBeNull();
    expect(lookOf(three, [2, 1])).toBe(three.looks[0]);
    expect([1, 2, 3].map((seat) => takes(three, [], seat))).toEqual([true, true, false]);
  });

  it('is changed by a touch: added, taken back, or instead of the first', () => {
    expect(touched(many, [], 2)).toEqual([2]);
    expect(touched(many, [2], 3)).toEqual([2, 3]);
    expect(touched(many, [2, 3], 2)).toEqual([3]);
    // A third one does not send the first one home.
    expect(touched(many, [2, 3], 1)).toEqual([2, 3]);
    expect([1, 2, 3].map((seat) => takes(many, [2, 3], seat))).toEqual([false, true, true]);
    expect(touched(many, [1], 5)).toEqual([1]);
  });
});

describe('the others', () => {
  it('sit round from one’s left', () => {
    expect(around(5, 2)).toEqual([3, 4, 0, 1]);
    expect(around(3, null)).toEqual([0, 1, 2]);
  });
});

describe('the prompt', () => {
  const view = first('bid_made', 4).after;
  const asked = (moves: Move[], phase: View['phase'] = { kind: 'bidding', seat: 2 }, seat = 0) =>
    promptFor({ ...view, phase }, seat, offersOf(moves));

  it('asks whoever may act, and names whom the others wait for', () => {
    expect(asked([bid(9), { kind: 'denounce' }]).key).toBe('prompt-raise');
    expect(asked([{ kind: 'denounce' }]).key).toBe('prompt-top');
    expect(promptFor({ ...view, bids: [] }, 0, offersOf([bid(1)])).key).toBe('prompt-open');
    // A token may be spent out of turn: one is still not the one to speak.
    expect(asked([look(1, 2)])).toEqual({ key: 'prompt-wait', facts: {}, seats: [2] });
    // Nobody is spoken of by name to their face.
    expect(asked([], { kind: 'bidding', seat: 2 }, 2)).toMatchObject({ key: 'prompt-own' });
  });

  it('tells no more about a vote than that it is cast', () => {
    const ballot: View['phase'] = {
      kind: 'ballot',
      denouncer: 1,
      voted: [true, true, false, true],
      thumbs: [false, false, null, null],
    };
    expect(asked([], ballot)).toEqual({ key: 'prompt-voting-done', facts: {}, seats: [2] });
    expect(asked([{ kind: 'vote', thumb: true }], ballot).key).toBe('prompt-vote');
    expect(promptFor({ ...view, phase: ballot }, null, offersOf([])).key).toBe('prompt-voting');
  });

  it('ends with the winners', () => {
    const over = (winners: number[]) => asked([], { kind: 'over', winners, finished: winners });
    expect(over([2])).toMatchObject({ key: 'event-game_won', facts: { seat: 2 } });
    expect(over([0, 2])).toMatchObject({ key: 'event-win_shared', facts: { winners: [0, 2] } });
  });
});
