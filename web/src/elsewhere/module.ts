/** A game from elsewhere, as the pages know every game: all that it brings is fetched when it is wanted. */

import type { Component, ComponentInternals } from 'svelte';
// Whoever may be in the page finds no policy of the page's left to take.
import '../browser/worker';
import type { BoardProps } from '../contract/board';
import type { GameStory } from '../contract/story';
import { lessonOf } from '../games/kit/lesson';
import type { GameModule } from '../games/kit/module';
import type { GameCard } from '../gen/wire';
import { bringCatalogues } from '../i18n/catalogues';
import { fetched } from '../i18n/fetched';
import { LANGUAGES } from '../i18n/languages';
import { upon } from '../i18n/layers';
import { SEAT_COLOURS } from './seats';

type Pack = NonNullable<GameCard['package']>;

/** Its log has no signs of its own: whose deed a line is can be seen all the same. */
const STORY: GameStory = { colours: SEAT_COLOURS, mark: () => null, quiet: [] };

const made = new Map<string, GameModule>();

/** The same object for the same files: or else every list of games would set up the board anew. */
export function moduleFor(name: string, pack: Pack): GameModule {
  const key = JSON.stringify(pack);
  const found = made.get(key);
  if (found) return found;
  const module = make(pack);
  bringCatalogues(name, (file) => catalogue(pack, file));
  made.set(key, module);
  return module;
}

function make(pack: Pack): GameModule {
  const { base, files, turn, epilogue } = pack;
  const src = files.includes('picture.svg') ? `${base}picture.svg` : null;
  return {
    epilogue,
    story: async () => ({ default: STORY }),
    ...(turn !== null && { turn: (view) => (view as Record<string, unknown>)[turn] }),
    board: async () => {
      const { default: HeldBoard } = await import('./HeldBoard.svelte');
      const board = (anchor: ComponentInternals, props: BoardProps) =>
        HeldBoard(anchor, { pack, props });
      return { default: board as unknown as Component<BoardProps> };
    },
    picture: async () => {
      const { default: Snapshot } = await import('./Snapshot.svelte');
      const picture = (anchor: ComponentInternals) => Snapshot(anchor, { src });
      return { default: picture as unknown as Component };
    },
    ...(files.includes('lesson.jsonl') &&
      files.some((each) => each.startsWith('lesson.') && each.endsWith('.ftl')) && {
        lesson: async () => ({ default: await lesson(pack) }),
      }),
  };
}

/** The reader's language, upon English: what the one lacks is said in the other. */
async function catalogue(pack: Pack, file: string): Promise<string> {
  const [kind] = file.split('.');
  const there = [`${kind}.en.ftl`, file].filter(
    (each, index, all) => pack.files.includes(each) && all.indexOf(each) === index,
  );
  const texts = await Promise.all(there.map((each) => fetched(pack.base + each)));
  return texts.length === 2 ? upon(texts[0]!, texts[1]!) : texts.join('');
}

async function lesson(pack: Pack) {
  const [steps, ...words] = await Promise.all([
    fetched(`${pack.base}lesson.jsonl`),
    ...LANGUAGES.map((language) => catalogue(pack, `lesson.${language}.ftl`)),
  ]);
  // Upon English they stand there twice.
  const seats = new Set(words[0]!.match(/^name-\d+/gm)).size;
  const named = LANGUAGES.map((language, index) => [`lesson.${language}.ftl`, words[index]!]);
  return lessonOf(seats, steps!, Object.fromEntries(named) as Record<string, string>);
}
