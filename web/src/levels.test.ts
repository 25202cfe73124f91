/**
 * The architecture, enforced: a module imports from lower rooms or its own.
 *
 *  0  gen                              what Python's structs are on the wire
 *  1  i18n       icons
 *  2  browser    worker               the worker is packed apart, and no page knows it
 *  3  fairness
 *  4  contract                         what a board and a lesson are given; nothing of Svelte's
 *  5  games/kit
 *  6  each game  elsewhere             none knows another; boards that packages bring
 *  7  games                            the list of them
 *  8  net
 *  9  session
 * 10  ui
 * 11  story
 * 12  rules      calls                the settings of calls, which stand on a page
 * 13  lobby  table  replay  lesson  day  own   the pages: none knows another
 * 14  app
 * 15  main.ts
 */

import { describe, expect, it } from 'vitest';
import { cycles, graphOf, imported, packages, type Graph, type Sources } from './testing/imports';

const LEVELS: Readonly<Record<string, number>> = {
  gen: 0,
  i18n: 1,
  icons: 1,
  browser: 2,
  worker: 2,
  fairness: 3,
  contract: 4,
  'games/kit': 5,
  'games/*': 6,
  elsewhere: 6,
  games: 7,
  net: 8,
  session: 9,
  ui: 10,
  story: 11,
  rules: 12,
  calls: 12,
  lobby: 13,
  table: 13,
  replay: 13,
  lesson: 13,
  day: 13,
  own: 13,
  app: 14,
  'main.ts': 15,
};
/** A folder with more modules than that is none in which anybody finds anything. */
const MOST = 20;
const MOST_OF_A_GAME = 24;

/** All but this one, which names what it refuses. */
const TEXTS = import.meta.glob<string>(['./**/*.{ts,svelte}', '!./levels.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const SOURCES = Object.fromEntries(
  Object.entries(TEXTS).map(([path, text]) => [path.slice('./'.length), text]),
);
const GRAPH = graphOf(SOURCES);
const MODULES = Object.keys(SOURCES).filter((path) => !isTest(path));

/** Tests, and what is there for them alone: they may look at everything. */
function isTest(path: string): boolean {
  return /\.test\.ts$|Cases\.ts$|\/recorded\.ts$|^testing\//.test(path);
}

/** `games/nizza` of `games/nizza/panels/Seat.svelte`. */
function roomOf(path: string): string {
  const [room, game, ...rest] = path.split('/');
  return room === 'games' && rest.length > 0 ? `games/${game}` : room!;
}

function levelOf(path: string): number {
  const room = roomOf(path);
  return LEVELS[room] ?? (room.startsWith('games/') ? LEVELS['games/*']! : Number.NaN);
}

/** What this module must not import, of what it does. */
function amiss(path: string, wanted: readonly string[]): string[] {
  return wanted.filter(
    (other) =>
      isTest(other) || (roomOf(other) !== roomOf(path) && !(levelOf(other) < levelOf(path))),
  );
}

/** All that this one is built on, itself included. */
function foundations(graph: Graph, path: string, known = new Set<string>()): Set<string> {
  if (known.has(path)) return known;
  known.add(path);
  for (const next of graph[path] ?? []) foundations(graph, next, known);
  return known;
}

/** Those of these modules, and of what they are built on, that need Svelte. */
function tied(sources: Sources, paths: readonly string[]): string[] {
  const graph = graphOf(sources);
  const all = new Set(paths.flatMap((path) => [...foundations(graph, path)]));
  return [...all].filter(
    (path) =>
      /\.svelte(\.ts)?$/.test(path) ||
      packages(sources[path] ?? '').some((name) => /^(svelte|@sveltejs)(\/|$)/.test(name)),
  );
}

/** How many modules there are in each folder, beside its tests. */
function sizes(paths: readonly string[]): Record<string, number> {
  const folders = paths.map((path) => path.split('/').slice(0, -1).join('/'));
  return Object.fromEntries(
    [...new Set(folders)].map((each) => [each, folders.filter((other) => other === each).length]),
  );
}

/** What boards share is no game. */
const isGame = (folder: string): boolean => /^games\/[^/]+$/.test(folder) && folder !== 'games/kit';

const crowded = (paths: readonly string[]): string[] =>
  Object.entries(sizes(paths))
    .filter(([folder, size]) => size > (isGame(folder) ? MOST_OF_A_GAME : MOST))
    .map(([folder]) => folder);

describe('the rooms of the client', () => {
  it('have a level, all of them', () => {
    expect(MODULES.length).toBeGreaterThan(200);
    expect(MODULES.filter((path) => Number.isNaN(levelOf(path)))).toEqual([]);
  });

  it.each(MODULES)('are built on lower ones: %s', (path) => {
    expect(amiss(path, GRAPH[path]!)).toEqual([]);
  });

  it('import nothing that is not there', () => {
    const missing = MODULES.flatMap((path) => GRAPH[path]!).filter((path) => !(path in SOURCES));
    expect(missing).toEqual([]);
  });

  it('have no way that leads back', () => {
    expect(cycles(GRAPH)).toEqual([]);
  });

  it('ask nothing of a board that only Svelte has', () => {
    const contract = MODULES.filter((path) => roomOf(path) === 'contract');
    expect(contract).toContain('contract/board.ts');
    expect(tied(SOURCES, contract)).toEqual([]);
  });

  it('are not crowded', () => {
    expect(crowded(MODULES)).toEqual([]);
  });

  it('ask the house for nothing that they would await for ever', () => {
    const asking = MODULES.filter((path) => /(?<![.#\w])fetch\(/.test(SOURCES[path]!));
    expect(asking.toSorted()).toEqual(['i18n/fetched.ts', 'net/api.ts']);
  });

  it('take words and data from the house, and no source', () => {
    const taken = Object.values(SOURCES)
      .flatMap(packages)
      .filter((path) => path.startsWith('$house/'));
    expect(taken.filter((path) => !path.endsWith('.json'))).toEqual([]);
    expect(taken.length).toBeGreaterThan(3);
    const read = Object.keys(SOURCES).filter((path) => /\.py\?raw/.test(SOURCES[path]!));
    expect(read).toEqual([]);
  });
});

describe('this very test', () => {
  it.each([
    ["import { a } from './a';", './a'],
    ["import type { A } from '../a';", '../a'],
    ["import B, { type A } from '../B.svelte';", '../B.svelte'],
    ["import {\n  a,\n  b,\n} from './a';", './a'],
    ["import * as all from './a';", './a'],
    ["import './style.css';", './style.css'],
    ["export { a } from './a';", './a'],
    ["export * from './a';", './a'],
    ["export type { A } from './a';", './a'],
    ["const a = await import('./a');", './a'],
    ["{#await import('../table/Table.svelte')}", '../table/Table.svelte'],
    ["let a: import('./a').A;", './a'],
    ["const all = import.meta.glob('../games/*/index.ts');", '../games/*/index.ts'],
    [
      "import.meta.glob<string>(['../a/*.svelte', '!../a/b.svelte'], { eager: true })",
      '../a/*.svelte',
    ],
  ])('sees %j', (line, path) => {
    expect(imported(line)).toEqual([path]);
  });

  it.each([
    "// import { a } from './a';",
    "/** Like `import('./a')`. */",
    "<!-- import A from './A.svelte' -->",
    "import text from './words.fr.ftl?raw';",
    "import.meta.glob('./words.*.ftl', { query: '?raw' })",
    "import.meta.glob<string>(['./*.ts', '!./a.ts'], {\n  eager: true,\n  query: '?raw',\n})",
    "export const a = './a';",
    "const important = from('./a');",
  ])('takes nothing from %j', (line) => {
    expect(imported(line)).toEqual([]);
  });

  it('finds files as the bundler does', () => {
    const sources = {
      'a/b.ts': "import '../c'; import './d'; import '../e.svelte';",
      'c/index.ts': '',
      'a/d.ts': '',
      'e.svelte': '',
      'all.ts': "import.meta.glob(['./*/index.ts', './a/*.{ts,svelte}'])",
    };
    const graph = graphOf(sources);
    expect(graph['a/b.ts']).toEqual(['c/index.ts', 'a/d.ts', 'e.svelte']);
    expect(graph['all.ts']).toEqual(['c/index.ts', 'a/b.ts', 'a/d.ts']);
  });

  it.each([
    ['upwards', 'i18n/voice.ts', 'session/house.svelte.ts'],
    ['across', 'lobby/Lobby.svelte', 'table/Table.svelte'],
    ['to another game', 'games/nizza/bay.ts', 'games/niagara/river.ts'],
    ['to the list of games', 'games/nizza/bay.ts', 'games/index.ts'],
    ['to the page around the board', 'games/kit/arrows.ts', 'session/house.svelte.ts'],
    ['to what is there for tests', 'session/house.svelte.ts', 'testing/imports.ts'],
    ['to a test', 'games/nizza/bay.ts', 'games/nizza/bayCases.ts'],
    ['to no room', 'app/App.svelte', 'shell/house.ts'],
  ])('refuses an import %s', (_, path, other) => {
    expect(amiss(path, [other])).toEqual([other]);
  });

  it.each([
    ['lobby/Lobby.svelte', 'gen/wire.ts'],
    ['games/nizza/panels/Seat.svelte', 'games/nizza/bay.ts'],
    ['games/nizza/panels/Seat.svelte', 'games/kit/arrows.ts'],
    ['games/index.ts', 'games/nizza/index.ts'],
  ])('lets %s import %s', (path, other) => {
    expect(amiss(path, [other])).toEqual([]);
  });

  it('finds a way that leads back', () => {
    expect(cycles({ a: ['b'], b: ['c', 'd'], c: ['a'], d: [] })).toEqual([['a', 'b', 'c']]);
    expect(cycles({ a: ['a'] })).toEqual([['a']]);
    expect(cycles({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] })).toEqual([]);
  });

  it.each([
    ["import type { Snippet } from 'svelte';", 'contract/board.ts'],
    ["import { on } from 'svelte/events';", 'contract/board.ts'],
    ["import type Seat from '../ui/Seat.svelte';", 'ui/Seat.svelte'],
    ["import type { Route } from '../browser/route.svelte';", 'browser/route.svelte.ts'],
    ["import { a } from '../i18n/a';", 'i18n/a.ts'],
  ])('finds what only Svelte has behind %j', (source, path) => {
    const sources = {
      'contract/board.ts': source,
      'ui/Seat.svelte': '',
      'browser/route.svelte.ts': '',
      'i18n/a.ts': "import { untrack } from 'svelte';",
    };
    expect(tied(sources, ['contract/board.ts'])).toEqual([path]);
    expect(
      tied({ ...sources, 'contract/board.ts': "import 'sveltely';" }, ['contract/board.ts']),
    ).toEqual([]);
  });

  it('counts the modules of a folder', () => {
    const many = (folder: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${folder}/m${index}.ts`);
    expect(crowded([...many('ui', MOST), ...many('games/nizza', MOST_OF_A_GAME)])).toEqual([]);
    expect(crowded(many('ui', MOST + 1))).toEqual(['ui']);
    expect(crowded(many('games/kit', MOST + 1))).toEqual(['games/kit']);
    expect(crowded(many('games/nizza', MOST_OF_A_GAME + 1))).toEqual(['games/nizza']);
    expect(crowded(many('games/nizza/scene', MOST + 1))).toEqual(['games/nizza/scene']);
  });
});
