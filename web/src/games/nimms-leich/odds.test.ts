import { describe, expect, it } from 'vitest';
import { notesOf, roundOf } from './notes';
import { cardsOf, chancesOf, percent, secretPairs, unplaced } from './odds';
import { first, RECORDED } from './recorded';
import { CORPSES, FACES, figures, knownInHands, showing, type View } from './table';

/** All choices of so many of these. */
function choices(cards: readonly number[], wanted: number): number[][] {
  if (wanted === 0) return [[]];
  return cards.flatMap((card, index) =>
    choices(cards.slice(index + 1), wanted - 1).map((rest) => [card, ...rest]),
  );
}

/** The cards in all hands, in every way that they could be dealt. */
function worlds(view: View): number[][] {
  const pairs = secretPairs(view);
  const hidden = view.hands.flat().filter((card) => card === null).length - pairs.length;
  const kept = pairs.reduce<number[][]>(
    (all, pair) => all.flatMap((cards) => pair.cards.map((card) => [...cards, card])),
    [knownInHands(view)],
  );
  return choices(unplaced(view, cardsOf(pairs)), hidden).flatMap((rest) =>
    kept.map((cards) => [...cards, ...rest]),
  );
}

describe('the odds', () => {
  const bidding = RECORDED.map(({ after }) => after).filter(
    ({ phase }) => phase.kind === 'bidding',
  );
  const hidden = (view: View) => view.hands.flat().filter((card) => card === null).length;

  it.each(
    bidding.filter((view) => hidden(view) < 4).map((view) => [view.options.seats, view] as const),
  )('are what dealing every possible hand gives, among %i', (_, view) => {
    const chances = chancesOf(view);
    const dealt = worlds(view);
    for (const corpse of CORPSES) {
      const totals = dealt.map((cards) =>
        cards.reduce((sum, card) => sum + showing(card, corpse), 0),
      );
      for (const least of [1, 3, 5, 8]) {
        const good = totals.filter((total) => total >= least).length / totals.length;
        expect(chances[corpse][least] ?? 0).toBeCloseTo(good, 9);
      }
    }
  });

  it('know of the two cards that one of three showed and of which one is gone', () => {
    const views = bidding.filter((view) => secretPairs(view).length > 0);
    expect(views.length).toBeGreaterThan(0);
    for (const view of views) {
      for (const { seat, cards } of secretPairs(view)) {
        expect(unplaced(view, cards)).not.toContain(cards[0]);
        expect(view.inquests.at(-1)!.hands[seat]).toEqual(cards);
      }
    }
  });

  it('are certain of what lies open, and of nothing else', () => {
    const view = first('bid_made', 4).after;
    const [own] = view.hands[view.seat!]!;
    const chances = chancesOf(view);
    for (const corpse of CORPSES) {
      const sure = showing(own!, corpse);
      expect(chances[corpse][sure]).toBe(1);
      expect(chances[corpse][sure + 1]).toBeLessThan(1);
      expect(chances[corpse][sure + 4 * 3 + 1] ?? 0).toBe(0);
    }
  });

  it('fall as the number rises', () => {
    for (const view of bidding) {
      for (const corpse of CORPSES) {
        const row = chancesOf(view)[corpse];
        expect(row).toEqual(row.toSorted((one, two) => two - one));
        expect(row[0]).toBe(1);
      }
    }
  });

  it('are said in whole percent, and called certain only if they are', () => {
    expect([undefined, 0, 0.004, 0.5, 0.997, 1].map(percent)).toEqual([
      '0',
      '0',
      '<1',
      '50',
      '99',
      '100',
    ]);
  });
});

describe('the cards', () => {
  it('show six figures each, those that are many first', () => {
    for (const [card] of FACES.entries()) {
      const shown = figures(card, CORPSES);
      expect(shown).toHaveLength(6);
      const counts = shown.map((corpse) => showing(card, corpse));
      expect(counts).toEqual(counts.toSorted((one, two) => two - one));
    }
  });
});

describe('the notebook', () => {
  it('has every card once: seen somewhere, in a pair, or not yet', () => {
    for (const { after } of RECORDED) {
      const { unseen, pairs } = notesOf(after);
      const rows = [...after.hands, ...after.piles, ...after.discards, after.aside];
      const hidden = rows.flat().filter((card) => card === null).length;
      expect(unseen.length + cardsOf(pairs).length).toBe(hidden);
    }
  });

  it('numbers the rounds', () => {
    const over = first('game_won').after;
    expect(roundOf(over, over.inquests.length - 1)).toBe(over.round);
    expect(roundOf(over, 0)).toBe(1);
    // One that forgets has the last two.
    const shared = first('win_shared').after;
    expect(shared.inquests).toHaveLength(2);
    expect([0, 1].map((index) => roundOf(shared, index))).toEqual([shared.round - 1, shared.round]);
    const { after } = first('bid_judged', 4);
    expect([after.phase.kind, roundOf(after, 0)]).toEqual(['bidding', after.round - 1]);
  });
});
