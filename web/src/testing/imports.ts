/** What a module imports, read from its text, and what follows from that. */

/** By path below `src`. */
export type Sources = Readonly<Record<string, string>>;
export type Graph = Readonly<Record<string, readonly string[]>>;

/** In a pattern of paths, `/*` begins none. */
const COMMENTS = /(?<!\S)\/\*[\s\S]*?\*\/|^\s*\/\/.*$|<!--[\s\S]*?-->/gm;
/** With its names or for its effects alone, as a type or not, and handed on to others. */
const STATED = /\b(?:import|export)\b(?:[^'"`;()=]*?\bfrom\s*|\s*)(['"])([^'"\n]+)\1/g;
/** When it is wanted; a type may be named so, too. */
const CALLED = /\bimport\s*\(\s*(['"`])([^'"`\n]+)\1/g;
/** Unless they are read as text. */
const GLOBS =
  /\bimport\.meta\.glob\b[^(]*\(\s*(\[[^\]]*\]|['"`][^'"`\n]*['"`])(?!\s*,\s*\{[^}]*\?raw)/g;

/** As they are written. A pattern that may match a module counts; words and data do not. */
export function imported(source: string): string[] {
  const text = source.replace(COMMENTS, '');
  const named = [...text.matchAll(STATED), ...text.matchAll(CALLED)].map(([, , path]) => path!);
  const globs = [...text.matchAll(GLOBS)]
    .flatMap(([, list]) => [...list!.matchAll(/['"`]([^'"`]+)['"`]/g)])
    .map(([, pattern]) => pattern!)
    .filter((pattern) => !pattern.startsWith('!') && !/\.(ftl|jsonl?|md)$/.test(pattern));
  return [...named, ...globs].filter((path) => !path.includes('?'));
}

/** The path of what a module names relative to itself. */
function below(from: string, path: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** What each sign of a pattern of paths may stand for. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[.+^$()|[\]\\]/g, '\\$&'],
  [/\{([^}]*)\}/g, '($1)'],
  [/,/g, '|'],
  [/(?<!\*)\*(?!\*)/g, '[^/]*'],
  [/\*\*/g, '.*'],
];

/** All that a pattern finds. */
function matching(sources: Sources, pattern: string): string[] {
  const shape = SIGNS.reduce((text, [sign, meaning]) => text.replace(sign, meaning), pattern);
  return Object.keys(sources).filter((path) => new RegExp(`^${shape}$`).test(path));
}

/** Modules only, each by its path; what is named and not there is kept as it would be. */
export function graphOf(sources: Sources): Graph {
  const found = (path: string) =>
    path.includes('*')
      ? matching(sources, path)
      : [[path, `${path}.ts`, `${path}/index.ts`].find((each) => each in sources) ?? path];
  return Object.fromEntries(
    Object.entries(sources).map(([from, source]) => {
      const own = imported(source).filter((path) => path.startsWith('.'));
      const paths = own.flatMap((path) => found(below(from, path)));
      // A pattern that finds the module itself leads nowhere.
      const others = [...new Set(paths)].filter((path) => path !== from);
      return [from, others.filter((path) => !/\.(css|jsonl?)$/.test(path))];
    }),
  );
}

/** What is imported from packages, and from the house's own files. */
export function packages(source: string): string[] {
  return imported(source).filter((path) => !path.startsWith('.'));
}

/** Those that lead back to themselves, each with the others on its way. */
export function cycles(graph: Graph): string[][] {
  const state: Record<string, 'open' | 'done'> = {};
  const found: string[][] = [];
  const visit = (path: string, way: readonly string[]): void => {
    if (state[path] === 'open') found.push(way.slice(way.indexOf(path)));
    if (state[path]) return;
    state[path] = 'open';
    for (const next of graph[path] ?? []) visit(next, [...way, path]);
    state[path] = 'done';
  };
  for (const path of Object.keys(graph)) visit(path, []);
  return found;
}
