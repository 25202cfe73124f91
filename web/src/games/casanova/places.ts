/** Where everything lies in the picture: one map, drawn lying down or, for phones, standing up. */

import {
  ABEAM,
  BASIN,
  BENDS,
  BREADTH,
  HOUSES_OF_PLAY,
  LENGTH,
  NODES,
  OVER,
  type Pair,
  PALAZZO_OFFSET,
  QUAY,
  STREET_WAYS,
} from './chart';
import { curve, type Point, sampled, tenth } from './curves';
import { CANALS, type Dock, DOCKS, type Street, STREETS, type Theatre, THEATRES } from './venice';

export interface Road {
  street: Street;
  points: Point[];
  line: string;
  /** Whether it crosses another street above it. */
  over: boolean;
}

export interface Bridge extends Point {
  /** Degrees from lying, and the water below. */
  turn: number;
  canal: number;
}

/** The whole map in one of its two positions. */
export interface Plan {
  standing: boolean;
  width: number;
  height: number;
  nodes: Record<string, Point>;
  docks: Record<Dock, Point>;
  theatres: Record<Theatre, Point>;
  /** By seat: the middle of the foot of each palazzo. */
  palazzi: Point[];
  /** The foot of the Doge's palace, the campanile, the churches. */
  doge: Point;
  campanile: Point;
  /** The first of them stands on an island of its own. */
  domes: Point[];
  /** Every canal as a fine row of points. */
  canals: { name: string; points: Point[]; line: string }[];
  basin: string;
  basinPoints: Point[];
  roads: Road[];
  bridges: Bridge[];
  /** The outline of the land, closed. */
  land: Point[];
  coast: string;
  quay: string;
  /** Across the water of each dock, from its middle to one bank: where a gondola bars the way. */
  bars: Partial<Record<Dock, Point>>;
  /** From anywhere in the lying map to here. */
  at: (x: number, y: number) => Point;
  /** The water through these names. */
  course: (names: readonly string[]) => { points: Point[]; line: string };
}

/** The lagoon on either side of the land. */
const [NORTH, SOUTH] = ['Laguna Nord', 'Canale della Giudecca'];
const OPEN_WATER = [NORTH, SOUTH];
const WIDE = [...OPEN_WATER, 'Canal Grande'];

function plan(standing: boolean): Plan {
  const at = (x: number, y: number) => (standing ? { x: y, y: x } : { x, y });
  const put = ([x, y]: Pair) => at(x, y);
  const nodes = Object.fromEntries(Object.entries(NODES).map(([name, pair]) => [name, put(pair)]));
  const theatres = Object.fromEntries(
    THEATRES.map((name) => [name, put(HOUSES_OF_PLAY[name])]),
  ) as Record<Theatre, Point>;

  const bends = (one: string | undefined, other: string | undefined) =>
    BENDS[`${one}|${other}`]?.map(put) ?? BENDS[`${other}|${one}`]?.map(put).toReversed() ?? [];
  const course: Plan['course'] = (names) => {
    const stops = names.flatMap((name, index) => {
      const end = index === 0 || index === names.length - 1;
      const stop = !end && name in ABEAM ? put(ABEAM[name]!) : nodes[name]!;
      return [stop, ...bends(name, names[index + 1])];
    });
    return { points: sampled(stops), line: curve(stops) };
  };
  const canals = CANALS.map(({ name, path }) => ({ name, ...course(path) }));

  const roads = STREETS.map((street) => {
    const [one, other] = street.ends;
    const between = STREET_WAYS[one]!.map((step) =>
      typeof step === 'string' ? theatres[step] : put(step),
    );
    const stops = [nodes[one]!, ...between, nodes[other]!];
    return { street, points: sampled(stops), line: curve(stops), over: OVER.includes(one) };
  });

  const shore = (wanted: string) => canals.find(({ name }) => name === wanted)!.points;
  const quay = sampled([nodes.JE!, ...QUAY.map(put), nodes.JS!]);
  const land = [...shore(NORTH), ...quay, ...shore(SOUTH).toReversed()];
  return {
    standing,
    width: standing ? BREADTH : LENGTH,
    height: standing ? LENGTH : BREADTH,
    nodes,
    docks: Object.fromEntries(DOCKS.map((dock) => [dock, nodes[dock]!])) as Record<Dock, Point>,
    theatres,
    palazzi: PALAZZO_OFFSET.map(([x, y], seat) => {
      const dock = nodes[DOCKS[seat]!]!;
      if (!standing) return { x: dock.x + x, y: dock.y + y + (y > 0 ? 24 : 4) };
      return { x: dock.x + (y > 0 ? 36 : -36), y: dock.y + 10 };
    }),
    doge: standing ? { x: 291, y: 486 } : { x: 450, y: 325 },
    campanile: standing ? { x: 296, y: 413 } : { x: 405, y: 322 },
    domes: [at(390, 402), standing ? { x: 200, y: 240 } : { x: 230, y: 208 }, at(500, 104)],
    canals,
    basin: curve(BASIN.map(put)),
    basinPoints: sampled(BASIN.map(put)),
    roads,
    bridges: roads.flatMap((road) => bridgesOf(road, canals)),
    land,
    coast: `M${land.map(({ x, y }) => `${tenth(x)},${tenth(y)}`).join('L')}Z`,
    quay: curve(QUAY.map(put)),
    bars: bars(nodes, canals),
    at,
    course,
  };
}

/** Where a street meets the middle of a canal far from its ends; the lagoon has no bridges. */
function bridgesOf({ points }: Road, canals: Plan['canals']): Bridge[] {
  const far = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
  return canals.flatMap((canal, index) => {
    if (OPEN_WATER.includes(canal.name)) return [];
    let [best, least] = [-1, 5];
    points.forEach((point, each) => {
      if (Math.min(far(point, points[0]!), far(point, points.at(-1)!)) < 24) return;
      const near = Math.min(...canal.points.map((at) => far(at, point)));
      if (near < least) [best, least] = [each, near];
    });
    if (best < 1) return [];
    const [before, after] = [points[best - 1]!, points[best + 1]!];
    const turn = (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI;
    return [{ ...points[best]!, turn: tenth(turn), canal: index }];
  });
}

function bars(nodes: Record<string, Point>, canals: readonly { points: Point[] }[]): Plan['bars'] {
  const found: Plan['bars'] = {};
  for (const dock of DOCKS) {
    const canal = CANALS.findIndex(({ path }) => path.includes(dock));
    if (dock in ABEAM || canal < 0) continue;
    const { x, y } = nodes[dock]!;
    const { points } = canals[canal]!;
    const here = points.findIndex((point) => Math.hypot(point.x - x, point.y - y) < 0.5);
    const [one, other] = [points[Math.max(0, here - 1)]!, points[here + 1] ?? points[here]!];
    const length = Math.hypot(other.x - one.x, other.y - one.y) || 1;
    const half = WIDE.includes(CANALS[canal]!.name) ? 17 : 12;
    found[dock] = {
      x: tenth((-(other.y - one.y) / length) * half),
      y: tenth(((other.x - one.x) / length) * half),
    };
  }
  return found;
}

/** The points along a street from this end on. */
export function walkway(plan: Plan, from: Dock): Point[] {
  const road = plan.roads.find(({ street }) => street.ends.includes(from));
  if (road === undefined) return [];
  return road.street.ends[0] === from ? road.points : road.points.toReversed();
}

export const LYING = plan(false);
export const STANDING = plan(true);
