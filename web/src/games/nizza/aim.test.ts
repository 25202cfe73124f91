import { describe, expect, it } from 'vitest';
import { type Aiming, closest, type Hook, hooked, pawnAt, sightOf } from './aim';
import {
  AREAS,
  below,
  chimneyAt,
  distance,
  floating,
  groundAt,
  inside,
  LADDER,
  STREET,
  WATER,
} from './bay';
import type { View } from './bay';
import lesson from './lesson';
import { dieOf, landingsOf, obvious, offersOf, usesOf } from './offers';
import { hooksAround, spotsAround } from './targets';

const step = (name: string) => lesson.steps.find((each) => each.name === name)!;
const movesOf = (name: string) => step(name).choices.flatMap(({ move }) => move ?? []);

function aiming(name: string, change: Partial<Aiming> = {}): Aiming {
  const { view } = step(name);
  const die = name === 'swing' ? 'swing' : 'ladder';
  const landings = landingsOf(offersOf(movesOf(name)), die);
  return { view, seat: 0, die, hook: null, landings, snap: null, ...change };
}

const eyes = (view: View): View => ({
  ...view,
  options: { ...view.options, by_eye: 'on' },
  reach: [],
});

describe('aiming', () => {
  it('takes an offered landing as it is, and makes a move of any other point', () => {
    const { landings } = aiming('swing');
    const [offered] = landings;
    expect(sightOf(aiming('swing'), offered!)).toMatchObject({ move: offered, offered: true });
    const free = sightOf(aiming('swing'), { x: 1700.4, y: 4050.6 })!;
    expect(free.offered).toBe(false);
    expect(free.move).toEqual({ kind: 'swing', rope: 0, chimney: 1, x: 1700, y: 4051, onto: null });
  });

  it('measures the rope from its chimney, and the ladder from the agent', () => {
    const swung = sightOf(aiming('swing'), { x: 1700, y: 4050 })!;
    expect(swung.from).toEqual(chimneyAt(1));
    expect(swung.measure).toEqual({ length: 740, distance: distance(chimneyAt(1), swung.to) });
    const climbed = sightOf(aiming('ladder'), { x: 1800, y: 3600 })!;
    expect(climbed.measure!.length).toBe(LADDER);
    expect(climbed.measure!.distance).toBeGreaterThan(LADDER);
  });

  it('measures nothing where one judges by eye', () => {
    const view = eyes(step('swing').view);
    const sight = sightOf(aiming('swing', { view, landings: [] }), { x: 1700, y: 4050 })!;
    expect(sight.measure).toBeNull();
    expect(sight.hook).toEqual(closest(view, 0));
  });

  it('means the nearest offered landing where nothing else can be chosen', () => {
    const { landings } = aiming('swing');
    const near = { x: landings[0]!.x + 90, y: landings[0]!.y - 40 };
    expect(sightOf(aiming('swing', { snap: 150, landings: [landings[0]!] }), near)?.offered).toBe(
      true,
    );
    expect(sightOf(aiming('swing', { snap: 20, landings: [landings[0]!] }), near)).toBeNull();
  });

  it('takes the rope that was picked, and hangs it where it is told to', () => {
    const { view } = step('swing');
    const [second] = view.ropes.map(({ chimney }, rope) => ({ rope, chimney })).slice(1);
    expect(hooked(view, 0, null, second!.chimney)).toEqual(second);
    expect(hooked(view, 0, { rope: 0, chimney: 1 }, 2)).toEqual({ rope: 0, chimney: 2 });
    const hook = { rope: 0, chimney: 2 };
    expect(sightOf(aiming('swing', { hook }), { x: 1700, y: 4050 })?.hook).toEqual(hook);
  });

  const hung = (view: View, ...chimneys: number[]): View => ({
    ...view,
    ropes: view.ropes.map((rope, index) => ({ ...rope, chimney: chimneys[index] ?? 14 })),
  });
  /** What touching a chimney again and again comes to. */
  const touched = (view: View, hook: Hook | null, chimney: number, times: number) =>
    Array.from({ length: times }, () => (hook = hooked(view, 0, hook, chimney))?.rope);

  it('takes by eye every rope of a chimney in turn, and hangs there the one in hand', () => {
    const two = hung(eyes(step('swing').view), 1, 2, 2);
    expect(touched(two, { rope: 0, chimney: 1 }, 2, 4)).toEqual([1, 2, 0, 1]);
    const three = hung(eyes(step('swing').view), 1, 2, 2, 2);
    expect(touched(three, { rope: 0, chimney: 1 }, 2, 5)).toEqual([1, 2, 3, 0, 1]);
    expect(touched(three, { rope: 2, chimney: 2 }, 1, 2)).toEqual([0, 1]);
    expect(touched(three, { rope: 3, chimney: 2 }, 3, 1)).toEqual([3]);
  });

  it('comes by touching chimneys to every way for which reach is drawn', () => {
    const { view } = step('swing');
    const ways = view.reach.filter(({ symbol }) => symbol === 'swing');
    const chimneys = new Set(ways.map(({ chimney }) => chimney!));
    expect(hooksAround(view, 0, null)).toEqual([...chimneys].toSorted((a, b) => a - b));
    for (const { rope, chimney } of ways) expect(touched(view, null, chimney!, 6)).toContain(rope);
  });

  it('offers the places around a rope that was picked where reach is drawn', () => {
    const { view } = step('swing');
    const { rope, chimney, length } = view.reach.find(({ symbol }) => symbol === 'swing')!;
    const hook = { rope: rope!, chimney: chimney! };
    const spots = spotsAround(aiming('swing', { hook }));
    expect(spots.length).toBeGreaterThan(3);
    for (const spot of spots) {
      expect(spot).toMatchObject({ kind: 'swing', ...hook });
      expect(distance(spot, chimneyAt(hook.chimney))).toBeLessThanOrEqual(length);
    }
  });

  it('leaves out by eye nothing that the longest rope leads to', () => {
    const view = eyes(step('swing').view);
    const pawn = pawnAt({ view, seat: 0 })!;
    const tries = spotsAround(aiming('swing', { view, landings: [] }));
    const all = AREAS.flatMap(({ spots }) => spots).filter(
      (spot) => distance(spot, pawn) <= 2 * 760,
    );
    expect(all.some((spot) => distance(spot, pawn) > 1300)).toBe(true);
    for (const { x, y } of all.filter((spot) => distance(spot, pawn) > 0))
      expect(tries.some((move) => move.x === x && move.y === y)).toBe(true);
  });

  it('tries nothing but what is offered where reach is drawn: the edge of the yacht is', () => {
    const offered = aiming('yacht');
    expect(spotsAround(offered)).toEqual([]);
    const yacht = offered.landings.filter((move) => 'onto' in move && move.onto === 'yacht');
    const { place } = offered.view.pawns[0]!;
    if (place.kind !== 'high') throw new Error('cannot be');
    expect(yacht.some((each) => distance(place, each) <= LADDER)).toBe(true);
  });

  it('offers all places around to whoever judges by eye and cannot point', () => {
    const view = eyes(step('swing').view);
    const tries = spotsAround(aiming('swing', { view, landings: [] }));
    expect(tries.length).toBeGreaterThan(20);
    expect(tries.every((move) => move.kind === 'swing')).toBe(true);
  });
});

describe('the bay', () => {
  it('names what is drawn at every spot of the board', () => {
    for (const { id, spots } of AREAS) for (const spot of spots) expect(groundAt(spot)).toBe(id);
    for (const { spots } of STREET) for (const spot of spots) expect(groundAt(spot)).toBe('street');
    expect(groundAt({ x: 4900, y: 4320 })).toBeNull();
  });

  it('lets swimmers lie side by side in their own water', () => {
    for (let count = 1; count <= 6; count += 1) {
      const swimmers = Array.from({ length: count }, (_, index) => floating(7, index, count));
      for (const each of swimmers) expect(inside(WATER[6]!.polygon, each)).toBe(true);
      expect(new Set(swimmers.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    }
  });

  it('looks straight down to the street', () => {
    STREET.forEach(({ middle }, index) => expect(below(middle)).toBe(index + 1));
  });
});

describe('offers', () => {
  it('are sorted by the die that they use', () => {
    const moves = movesOf('swing');
    expect(usesOf(moves, 'swing')).toHaveLength(moves.length);
    expect(usesOf(moves, 'ladder')).toEqual([]);
    expect(dieOf({ kind: 'pass_die', symbol: 'walk' })).toBe('walk');
    expect(dieOf({ kind: 'end_turn' })).toBeNull();
  });

  it('begin with the die that leads somewhere', () => {
    expect(obvious(['ladder'], ['rope', 'suitcase', 'ladder'])).toBe('ladder');
    expect(obvious(['rope'], ['swing', 'rope'])).toBe('rope');
    expect(obvious(['suitcase', 'ladder'], ['ladder', 'suitcase'])).toBe('suitcase');
    expect(obvious([], ['suitcase', 'walk'])).toBe('walk');
    expect(obvious([], [])).toBeNull();
  });
});
