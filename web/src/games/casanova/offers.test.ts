import { describe, expect, it } from 'vitest';
import { ask } from '../kit/words';
import { free, NOTHING, obvious, offersOf, reach } from './offers';
import { promptFor } from './prompt';
import { RECORDED } from './recorded';
import type { Dock, Move, View } from './venice';

/** One's own gondola can go on from the next dock. */
const sailing = RECORDED.find(({ after, moves }) => {
  const own = offersOf(moves).glides.get(after.ladies[0]!);
  return own && reach(after, after.ladies[0]!, 3, offersOf(moves)).size > own.size;
})!;
const view = sailing.after;
const own = view.ladies[0]!;
const glide = (start: Dock, to: Dock): Move => ({ kind: 'glide', start, to });

describe('offers', () => {
  it('sort every move, and lose none', () => {
    for (const { moves } of RECORDED) {
      const offers = offersOf(moves);
      const glides = [...offers.glides.values()].flatMap((targets) => [...targets.values()]);
      const placed = [...offers.figures.values(), ...offers.moorings.values()];
      const end = offers.end ? [offers.end] : [];
      const all = [...glides, ...free(offers), ...placed, ...offers.answers, ...end];
      expect(new Set(all)).toEqual(new Set(moves));
    }
  });

  it('mean one’s own gondola first, and else the only one', () => {
    expect(obvious(offersOf(sailing.moves), view, 0)).toBe(own);
    const other = view.empties[0]!;
    expect(obvious(offersOf([glide(other, 'Molo 1')]), view, 0)).toBe(other);
    const two = [glide(other, 'Molo 1'), glide(view.empties[1]!, 'Molo 1')];
    expect(obvious(offersOf(two), view, 0)).toBeNull();
    expect(obvious(NOTHING, view, null)).toBeNull();
  });
});

describe('the reach of a gondola', () => {
  it('is at first what the house offers, and then goes on from there', () => {
    const offers = offersOf(sailing.moves);
    const rings = reach(view, own, 3, offers);
    const ring = (points: number) =>
      [...rings].filter(([, far]) => far === points).map(([dock]) => dock);
    expect(ring(1).toSorted()).toEqual([...offers.glides.get(own)!.keys()].toSorted());
    expect(ring(2).length + ring(3).length).toBeGreaterThan(0);
    for (const dock of rings.keys()) {
      expect(view.empties).not.toContain(dock);
      expect(view.ladies).not.toContain(dock);
    }
    expect(reach(view, own, 1, offers).size).toBe(ring(1).length);
    expect(reach(view, own, 0, offers).size).toBe(0);
  });

  it('ends where gondolas bar the way', () => {
    const alone: View = { ...view, ladies: ['Misericordia'], empties: [] };
    expect(reach(alone, 'Misericordia', 1, NOTHING).has('San Marcuola')).toBe(true);
    const barred: View = { ...alone, empties: ['San Marcuola', 'Ca’ d’Oro'] };
    const rings = reach(barred, 'Misericordia', 3, NOTHING);
    expect(rings.get('Madonna dell’Orto')).toBe(1);
    expect(rings.has('Rialto')).toBe(false);
  });
});

describe('what is asked', () => {
  it('is about the gondola that was picked, or about what is left', () => {
    const offers = offersOf(sailing.moves);
    const phase = { kind: 'sailing', seat: 0, points: 2, stayed: false, met: [], looked: false };
    const now = { ...view, phase } as View;
    expect(promptFor(now, 0, offers, own)).toEqual(ask('prompt-sail', { points: 2 }));
    expect(promptFor(now, 0, offers, view.empties[0]!).key).toBe('prompt-steer');
    expect(promptFor(now, 1, NOTHING, null)).toEqual(ask('prompt-wait', { seat: 0 }));
    const spent = { ...now, phase: { ...phase, points: 0 } } as View;
    expect(promptFor(spent, 0, NOTHING, null).key).toBe('prompt-spent');
  });

  it('is nothing any more when the game was given up', () => {
    expect(promptFor(view, 0, NOTHING, null, true).key).toBe('prompt-over');
    const over = { ...view, phase: { kind: 'over', winner: 1 } } as View;
    expect(promptFor(over, 0, NOTHING, null, true).facts).toEqual({ winners: [1] });
  });
});
