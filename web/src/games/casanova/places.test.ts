import { describe, expect, it } from 'vitest';
import { inside, type Point } from './curves';
import { LYING, STANDING, walkway } from './places';
import { townOf } from './scatter';
import { DOCKS, STREETS, THEATRES, way } from './venice';

const far = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const PHONE = 390;
const FINGER = 44;

describe.each([
  ['lying', LYING],
  ['standing', STANDING],
] as const)('the map, %s', (_, plan) => {
  const docks = DOCKS.map((dock) => plan.docks[dock]);
  const doors = THEATRES.map((theatre) => plan.theatres[theatre]);

  it('keeps everything in the picture', () => {
    for (const { x, y } of [...docks, ...doors]) {
      expect(x).toBeGreaterThan(15);
      expect(y).toBeGreaterThan(25);
      expect(x).toBeLessThan(plan.width - 14);
      expect(y).toBeLessThan(plan.height - 14);
    }
  });

  it('leaves a finger of room between docks on a phone that is held upright', () => {
    const finger = (FINGER / PHONE) * STANDING.width;
    docks.forEach((one, index) => {
      for (const other of docks.slice(index + 1))
        expect(far(one, other)).toBeGreaterThanOrEqual(finger);
      for (const door of doors) expect(far(one, door)).toBeGreaterThanOrEqual(finger - 2);
    });
  });

  it('lets streets end at their docks and pass their theatres, and no other one', () => {
    for (const { ends, theatre } of STREETS) {
      const points = walkway(plan, ends[0]);
      expect(points[0]).toEqual(plan.docks[ends[0]]);
      expect(points.at(-1)).toEqual(plan.docks[ends[1]]);
      expect(walkway(plan, ends[1])).toEqual(points.toReversed());
      for (const each of THEATRES) {
        const near = Math.min(...points.map((point) => far(point, plan.theatres[each])));
        if (each === theatre) expect(near).toBeLessThan(1);
        else expect(near).toBeGreaterThan(18);
      }
    }
  });

  it('crosses streets exactly where the house says so', () => {
    const meets = (one: Point[], other: Point[]) =>
      one.slice(1).some((b, i) => other.slice(1).some((d, j) => cross(one[i]!, b, other[j]!, d)));
    const found = plan.roads.flatMap((one, index) =>
      plan.roads
        .slice(index + 1)
        .filter((other) => meets(one.points, other.points))
        .map((other) => [one.street.ends[0], other.street.ends[0]].toSorted().join(' × ')),
    );
    expect(found.toSorted()).toEqual([
      'Accademia × San Tomà',
      'Arsenale × Celestia',
      'Gesuiti × Ospedale',
      'Madonna dell’Orto × Sant’Alvise',
    ]);
  });

  it('has a bridge wherever a street leads over a canal', () => {
    expect(plan.bridges).toHaveLength(3);
  });

  it('leads gondolas along the water, from dock to dock', () => {
    const { points } = plan.course(way('Tre Archi', 'San Marcuola'));
    expect(points[0]).toEqual(plan.docks['Tre Archi']);
    expect(points.at(-1)).toEqual(plan.docks['San Marcuola']);
    expect(points.length).toBeGreaterThan(40);
  });

  it('builds houses on land, and none in a street', () => {
    const { houses, lamps, trees } = townOf(plan);
    expect(houses.length).toBeGreaterThan(80);
    expect(trees.length).toBeGreaterThan(20);
    expect(lamps.length).toBeGreaterThan(15);
    const streets = plan.roads.flatMap(({ points }) => points);
    for (const { x, y, front } of houses) {
      expect(inside({ x, y }, plan.land)).toBe(true);
      expect(Math.min(...streets.map((at) => far(at, { x, y: y - front / 2 })))).toBeGreaterThan(4);
    }
  });
});

function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) =>
    Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}
