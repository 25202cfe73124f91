/** The sentences, from the very files that the house itself reads. Loaded language by language. */

import { isOwn, type Language, type OwnLanguage } from './languages';
import { broughtText, layersOf, textIn, upon } from './layers';

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

/** Of a game from elsewhere: its own words, and what a language from elsewhere has for it. */
async function ofBrought(game: string, name: string, language: Language): Promise<string> {
  const text = await brought.get(game)!(`${name}.${language}.ftl`);
  if (isOwn(language)) return text;
  const more = await broughtText(language, `games/${game}/${name}.ftl`);
  return more === '' ? text : upon(text, more);
}

/** Of a game: `find` has it in the house's own languages, or says that there is none. */
async function ofGame(
  game: string,
  name: string,
  language: Language,
  find: (language: OwnLanguage) => (() => Promise<string>) | undefined,
): Promise<string> {
  if (isBrought(game)) return ofBrought(game, name, language);
  if (!find('en')) return '';
  return textIn(language, `games/${game}/${name}.ftl`, async (own) => (await find(own)?.()) ?? '');
}

/** In Python no folder has a hyphen in its name. */
const folderOf = (game: string): string => game.replaceAll('-', '_');

function inFolder(files: typeof own, game: string, name: string) {
  return (language: OwnLanguage) => {
    const end = `/${folderOf(game)}/${name}.${language}.ftl`;
    const path = Object.keys(files).find((each) => each.endsWith(end));
    return path === undefined ? undefined : files[path];
  };
}

/** The words of the client and of the house. */
export async function houseCatalogue(language: Language): Promise<string> {
  const texts = await Promise.all([
    textIn(language, 'house/house.ftl', (each) => found(house, `/house.${each}.ftl`)),
    textIn(language, 'house/client.ftl', (each) => found(own, `/messages.${each}.ftl`)),
  ]);
  if (isOwn(language)) return texts.join('\n\n');
  const layers = texts.map(layersOf);
  return upon(
    layers.map(([english]) => english).join('\n\n'),
    layers.map(([, theirs]) => theirs).join('\n\n'),
  );
}

/** Of an earlier version, if its words were other ones; else of today's. */
export function gameCatalogue(
  game: string,
  language: Language,
  version: number | null = null,
): Promise<string> {
  if (isBrought(game)) return ofBrought(game, 'messages', language);
  const folder = folderOf(game);
  const before = `former/v${version}`;
  const then = (each: Language) => `/${folder}/${before}/messages.${each}.ftl`;
  if (Object.keys(former).some((path) => path.endsWith(then('en'))))
    return textIn(language, `games/${game}/${before}/messages.ftl`, (each) =>
      found(former, then(each)),
    );
  return textIn(language, `games/${game}/messages.ftl`, (each) =>
    found(games, `/${folder}/messages.${each}.ftl`),
  );
}

/** What a game's characters say, and why a move is good; empty for a game that has none. */
export function opponentsCatalogue(game: string, language: Language): Promise<string> {
  return ofGame(game, 'opponents', language, inFolder(opponents, game, 'opponents'));
}

/** Events in words for people who look at the board, where the house's are for a record. */
export function toldCatalogue(game: string, language: Language): Promise<string> {
  return ofGame(game, 'told', language, inFolder(told, game, 'told'));
}

/** What a game's board says in its own words; empty for one that has none. */
export function wordsCatalogue(game: string, language: Language): Promise<string> {
  return ofGame(game, 'words', language, (each) => words[`../games/${game}/words.${each}.ftl`]);
}

/** What the shell says of a game in its own words: its aim, why it ended, what is counted. */
export function aimCatalogue(game: string, language: Language): Promise<string> {
  return ofGame(game, 'aim', language, (each) => aims[`../games/${game}/aim.${each}.ftl`]);
}

/** What a lesson says: `words` are those in the house's own languages. */
export function lessonCatalogue(
  game: string,
  language: Language,
  words: Readonly<Record<OwnLanguage, string>>,
): Promise<string> {
  if (isBrought(game)) return ofBrought(game, 'lesson', language);
  return textIn(language, `games/${game}/lesson.ftl`, async (each) => words[each]);
}
