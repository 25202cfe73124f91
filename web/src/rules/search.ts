/** Finding words as a reader types them: without accents, capitals or the right apostrophe. */

/** Where something was found: its first place, and the one after its last. */
export type Hit = readonly [first: number, after: number];

const LETTERS: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', '’': "'", '−': '-' };

/** A text as it is compared, and for each place of it the place in the text as it was written. */
export function fold(text: string): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  let place = 0;
  for (const letter of text) {
    const bare = letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    const simple = LETTERS[bare] ?? bare;
    folded += simple;
    for (let index = 0; index < simple.length; index++) places.push(place);
    place += letter.length;
  }
  places.push(place);
  return { folded, places };
}

export function wordsOf(query: string): string[] {
  return fold(query)
    .folded.split(/\s+/)
    .filter((word) => word !== '');
}

/** Every place of a text where one of the words stands, in order; what overlaps is one place. */
export function hits(text: string, words: readonly string[]): Hit[] {
  const { folded, places } = fold(text);
  const all: Hit[] = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      // A letter that is written as two, such as œ, is found whole.
      const last = places[at + word.length - 1]!;
      const after = places.slice(at + word.length).find((place) => place > last);
      all.push([places[at]!, after ?? text.length]);
    }
  }
  all.sort(([one], [other]) => one - other);
  return all.reduce<Hit[]>((merged, [first, after]) => {
    const before = merged.at(-1);
    if (before && first <= before[1]) {
      merged[merged.length - 1] = [before[0], Math.max(before[1], after)];
    } else merged.push([first, after]);
    return merged;
  }, []);
}
