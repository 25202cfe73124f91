/** Boards as tests see them: in English, with as many players as the view has seats. */

import { cleanup, render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { vi } from 'vitest';
import house from '$house/voice/house.en.ftl?raw';
import type { BoardProps, Happened } from '../contract/board';
import { Voice } from '../i18n/voice';

/** What every game's view has. */
interface Seated {
  seat: number | null;
  options: { seats: number };
}

const NAMES = ['Ana', 'Bo', 'Cleo', 'Dan', 'Eve', 'Finn'];

/** What nobody says otherwise, also if somebody did in the test before. */
const PLAIN = {
  told: [],
  refused: undefined,
  over: false,
  waiting: false,
  still: true,
  tempo: 1,
  behind: false,
  onshow: undefined,
  onrest: undefined,
  onask: undefined,
  feed: undefined,
  badges: undefined,
};

/** A game's board, with the game's messages and the board's own words in English. */
export function onTable<V extends Seated, M, E>(
  Board: Component<BoardProps<V, M, E>>,
  messages: string,
  words = '',
) {
  const voice = new Voice('en', [house, messages], NAMES, words);
  type Props = BoardProps<V, M, E>;

  function propsOf(view: V, moves: M[], rest: Partial<Props>) {
    const onmove = vi.fn<(move: M) => void>();
    const names = NAMES.slice(0, view.options.seats);
    const props = { ...PLAIN, view, seat: view.seat, names, moves, voice, onmove, ...rest };
    return { onmove, props: props as Props };
  }

  function show(view: V, moves: M[], rest: Partial<Props> = {}) {
    const { onmove, props } = propsOf(view, moves, rest);
    return { onmove, props, ...render(Board, props) };
  }

  let drawn: { seats: number; again: (props: Props) => Promise<void> } | null = null;

  /** The same, on the board of the test before: for pictures of more than a thousand shapes. */
  async function showAgain(view: V, moves: M[], rest: Partial<Props> = {}) {
    const { onmove, props } = propsOf(view, moves, rest);
    const { seats } = view.options;
    if (drawn?.seats === seats) await drawn.again(props);
    else {
      cleanup();
      drawn = { seats, again: render(Board, props).rerender };
    }
    return { onmove, props };
  }

  return { voice, names: NAMES, show, showAgain };
}

/** A step of a real game: a view, what was told, and the view that it led to. */
export interface Recorded<V, E> {
  before: V;
  told: Happened<E>[];
  after: V;
}

/** `text` has a step a line. */
export function recordedIn<R extends Recorded<Seated, { kind: string }>>(text: string) {
  const RECORDED: readonly R[] = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as R);

  /** The first step in which an event of this kind happened, among so many players. */
  function first(kind: R['told'][number]['event']['kind'], seats?: number): R {
    return RECORDED.find(
      ({ told, after }) =>
        told.some(({ event }) => event.kind === kind) &&
        (seats === undefined || after.options.seats === seats),
    )!;
  }

  return { RECORDED, first };
}
