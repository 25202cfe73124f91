/** The sentences, from the very files that the house itself reads. Loaded language by language. */

import type { Language } from './languages';

const own = import.meta.glob<string>('./messages.*.ftl', { query: '?raw', import: 'default' });
const house = import.meta.glob<string>('$house/voice/house.*.ftl', {
  query: '?raw',
  import: 'default',
});
const games = import.meta.glob<string>('$house/games/*/messages.*.ftl', {
  query: '?raw',
  import: 'default',
});

/** Of versions whose words were other ones. */
const former = import.meta.glob<string>('$house/games/*/former/v*/messages.*.ftl', {
  query: '?raw',
  import: 'default',
});

const opponents = import.meta.glob<string>('$house/games/*/opponents.*.ftl', {
  query: '?raw',
  import: 'default',
});

const aims = import.meta.glob<string>('../games/*/aim.*.ftl', {
  query: '?raw',
  import: 'default',
});

const told = import.meta.glob<string>('$house/games/*/told.*.ftl', {
  query: '?raw',
  import: 'default',
});

const words = import.meta.glob<string>('../games/*/words.*.ftl', {
  query: '?raw',
  import: 'default',
});

/** How the files of a game from elsewhere are had, by name; empty for those that it has not. */
const brought = new Map<string, (file: string) => Promise<string>>();

export const bringCatalogues = (game: string, load: (file: string) => Promise<string>): void =>
  void brought.set(game, load);

/** Whether its words are somebody else's. */
export const isBrought = (game: string): boolean => brought.has(game);

async function found(files: typeof own, end: string): Promise<string> {
  const path = Object.keys(files).find((each) => each.endsWith(end));
  if (path === undefined) throw new Error(`no catalogue ends with ${end}`);
  return files[path]!();
}

/** The words of the client and of the house. */
export async function houseCatalogue(language: Language): Promise<string> {
  const texts = [found(own, `/messages.${language}.ftl`), found(house, `/house.${language}.ftl`)];
  return (await Promise.all(texts)).join('\n\n');
}

/** Of an earlier version, if its words were other ones; else of today's. */
export function gameCatalogue(
  game: string,
  language: Language,
  version: number | null = null,
): Promise<string> {
  const elsewhere = brought.get(game)?.(`messages.${language}.ftl`);
  if (elsewhere) return elsewhere;
  // In Python no folder has a hyphen in its name.
  const folder = game.replaceAll('-', '_');
  const then = `/${folder}/former/v${version}/messages.${language}.ftl`;
  if (Object.keys(former).some((path) => path.endsWith(then))) return found(former, then);
  return found(games, `/${folder}/messages.${language}.ftl`);
}

/** What a game's characters say, and why a move is good; empty for a game that has none. */
export async function opponentsCatalogue(game: string, language: Language): Promise<string> {
  if (isBrought(game)) return brought.get(game)!(`opponents.${language}.ftl`);
  const end = `/${game.replaceAll('-', '_')}/opponents.${language}.ftl`;
  const path = Object.keys(opponents).find((each) => each.endsWith(end));
  return path === undefined ? '' : opponents[path]!();
}

/** Events in words for people who look at the board, where the house's are for a record. */
export async function toldCatalogue(game: string, language: Language): Promise<string> {
  if (isBrought(game)) return brought.get(game)!(`told.${language}.ftl`);
  const end = `/${game.replaceAll('-', '_')}/told.${language}.ftl`;
  const path = Object.keys(told).find((each) => each.endsWith(end));
  return path === undefined ? '' : told[path]!();
}

/** What a game's board says in its own words; empty for one that has none. */
export async function wordsCatalogue(game: string, language: Language): Promise<string> {
  if (isBrought(game)) return brought.get(game)!(`words.${language}.ftl`);
  return (await words[`../games/${game}/words.${language}.ftl`]?.()) ?? '';
}

/** What the shell says of a game in its own words: its aim, why it ended, what is counted. */
export async function aimCatalogue(game: string, language: Language): Promise<string> {
  if (isBrought(game)) return brought.get(game)!(`aim.${language}.ftl`);
  return (await aims[`../games/${game}/aim.${language}.ftl`]?.()) ?? '';
}
