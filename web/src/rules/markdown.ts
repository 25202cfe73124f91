/** Light markdown as runs of text, so that no text is ever handed to the browser as HTML. */

import { hits } from './search';

export type Style = 'plain' | 'strong' | 'em' | 'code';

export interface Run {
  text: string;
  style: Style;
}

/** A run, cut where what the reader looks for begins or ends. */
export interface Piece extends Run {
  found: boolean;
}

const MARKED = /\*\*([^*]+)\*\*|\*([^\s*](?:[^*]*[^\s*])?)\*|`([^`]+)`/g;

export function runs(text: string): Run[] {
  const made: Run[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > end) made.push({ text: text.slice(end, match.index), style: 'plain' });
    const [whole, strong, em, code] = match;
    if (strong !== undefined) made.push({ text: strong, style: 'strong' });
    else if (em !== undefined) made.push({ text: em, style: 'em' });
    else made.push({ text: code!, style: 'code' });
    end = match.index + whole.length;
  }
  if (end < text.length) made.push({ text: text.slice(end), style: 'plain' });
  return made;
}

/** What is left to read once the marks are gone. */
export function plain(text: string): string {
  return runs(text)
    .map((run) => run.text)
    .join('');
}

/** The runs of a text with every hit of the words cut out, also one that crosses a mark. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  const edges = hits(plain(text), words);
  const made: Piece[] = [];
  let start = 0;
  for (const run of runs(text)) {
    const end = start + run.text.length;
    const cuts = edges.flat().filter((each) => each > start && each < end);
    const stops = [start, ...cuts, end];
    stops.slice(0, -1).forEach((from, index) => {
      const to = stops[index + 1]!;
      const found = edges.some(([first, last]) => first <= from && to <= last);
      made.push({ text: run.text.slice(from - start, to - start), style: run.style, found });
    });
    start = end;
  }
  return made;
}
