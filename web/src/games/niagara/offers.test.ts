import { describe, expect, it } from 'vitest';
import type { Move, Paddle } from '../../gen/niagara';
import { nearest } from '../kit/arrows';
import { obvious, offersOf, touchBoxes } from './offers';
import { promptFor } from './prompt';
import { first } from './recorded';
import type { Place, View } from './river';

const paddle = (canoe: number, to: Place, rest: Partial<Paddle> = {}): Paddle => ({
  kind: 'paddle',
  canoe,
  to,
  cargo: [],
  rob: null,
  ...rest,
});

describe('offers', () => {
  it('are exactly the moves, sorted by what is touched', () => {
    const moves: Move[] = [
      paddle(0, 'M3'),
      paddle(0, 'M3', { rob: { seat: 1, canoe: 0 } }),
      paddle(1, 'beach'),
      { kind: 'stay' },
      { kind: 'lay', tile: 4, buy_back: null },
      { kind: 'lay', tile: 4, buy_back: 'ruby' },
    ];
    const offers = offersOf(moves);
    expect(offers.canoes.get(0)!.get('M3')).toEqual(moves.slice(0, 2));
    expect(offers.canoes.get(1)!.get('beach')).toEqual([moves[2]]);
    expect(offers.tiles.get(4)).toEqual(moves.slice(4));
    expect(offers.others).toEqual([{ kind: 'stay' }]);
  });

  it('do not ask which canoe where it makes no difference', () => {
    const view = first('tile_laid').before;
    const at = (one: Place, two: Place): View => ({
      ...view,
      canoes: view.canoes.with(0, [
        { place: one, gem: null },
        { place: two, gem: null },
      ]),
    });
    const both = offersOf([paddle(1, 'M2'), paddle(0, 'M2')]);
    expect(obvious(both, at('beach', 'beach'), 0)).toBe(0);
    expect(obvious(both, at('beach', 'M1'), 0)).toBeNull();
    expect(obvious(offersOf([paddle(1, 'M2')]), at('beach', 'M1'), 0)).toBe(1);
    expect(obvious(offersOf([]), at('beach', 'beach'), 0)).toBeNull();
  });
});

describe('boxes for fingers', () => {
  it('are as wide as asked, and part where two canoes lie side by side', () => {
    const [left, right] = touchBoxes(
      [
        { x: 100, y: 50 },
        { x: 118, y: 52 },
      ],
      46,
    );
    expect(left!.right).toBe(right!.left);
    expect(left!.right).toBe(109);
    for (const { left: a, right: b } of [left!, right!]) expect(b - a).toBe(46);
  });

  it('stay round the canoe when the other is far', () => {
    const [box] = touchBoxes(
      [
        { x: 100, y: 50 },
        { x: 300, y: 400 },
      ],
      46,
    );
    expect(box).toEqual({ left: 77, right: 123, top: 27, bottom: 73 });
  });
});

describe('arrow keys', () => {
  const points = [
    { x: 0, y: 100 },
    { x: 90, y: 10 },
    { x: 50, y: 0 },
  ];
  it('lead to the nearest thing in their direction', () => {
    const from = { x: 0, y: 0 };
    expect(nearest(from, points, { x: 1, y: 0 })).toBe(2);
    expect(nearest(from, points, { x: 0, y: 1 })).toBe(0);
    expect(nearest(from, points, { x: -1, y: 0 })).toBeNull();
  });
});

describe('the prompt', () => {
  it('asks whoever may act, and names whom the others wait for', () => {
    const view: View = { ...first('tile_laid').after, sealed: [true, false, true, false] };
    const asked = promptFor(view, 1, offersOf([{ kind: 'lay', tile: 1, buy_back: null }]), null);
    expect(asked.key).toBe('prompt-lay');
    expect(promptFor(view, 0, offersOf([]), null)).toEqual({
      key: 'prompt-laid',
      facts: {},
      seats: [1, 3],
    });
    expect(promptFor(view, null, offersOf([]), null).key).toBe('prompt-wait-lay');
  });
});
