/** One word, one thing: a name that somebody greps for leads to one place. */

import { expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>(['./**/*.{ts,svelte}', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Games do not know each other: each has a `View`, a `Shown` and moves of its own. */
const GAMES = new Set(
  Object.keys(SOURCES)
    .filter((path) => /^\.\/games\/[^/]+\/index\.ts$/.test(path))
    .map((path) => path.split('/')[2]!),
);

function isGames(path: string): boolean {
  const [, room, name] = path.split('/');
  return (room === 'games' || room === 'gen') && GAMES.has(name!.replace('.ts', ''));
}

/** Classes and types that others can import. */
function named(source: string): string[] {
  const found = source.matchAll(/^\s*export (?:abstract )?(?:class|interface|type) (\w+)/gm);
  return [...found].map(([, name]) => name!);
}

it('has no name of a type twice, outside of the games', () => {
  const places: Record<string, string[]> = {};
  for (const [path, source] of Object.entries(SOURCES))
    if (!isGames(path)) for (const name of named(source)) (places[name] ??= []).push(path);
  expect(Object.keys(places).length).toBeGreaterThan(80);
  expect(Object.entries(places).filter(([, found]) => found.length > 1)).toEqual([]);
});

it('would notice', () => {
  expect(GAMES).toContain('niagara');
  expect([isGames('./gen/niagara.ts'), isGames('./gen/wire.ts')]).toEqual([true, false]);
  expect(isGames('./games/niagara/steps.ts')).toBe(true);
  expect(isGames('./games/kit/motion/steps.ts')).toBe(false);
  const source = `
export class A {}
  export type B = string;
export abstract class C {}
export interface D<T> {}
export type { E } from './e';
type F = number;
export const G = 1;`;
  expect(named(source)).toEqual(['A', 'B', 'C', 'D']);
});
