/** One of our own five goes through the door for those from elsewhere: so the door stays honest. */

import { cleanup, render } from '@testing-library/svelte';
import { tick, type Component } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import messages from '$house/games/niagara/messages.en.ftl?raw';
import house from '$house/voice/house.en.ftl?raw';
import type { BoardProps, SeatBadge } from '../contract/board';
import type { ForeignBoard, Given } from '../contract/foreign';
import Board from '../games/niagara/Board.svelte';
import { first } from '../games/niagara/recorded';
import board from '../games/niagara/words.en.ftl?raw';
import { Voice } from '../i18n/voice';
import type { FromBoard, Plain, Texts, ToBoard } from './port';
import { run } from './run';

const NAMES = ['Ana', 'Bo', 'Cleo', 'Dan', 'Eve'];
const TEXTS: Texts = { language: 'en', names: NAMES, texts: [house, messages], board };

/** What the contract says, in the words of our own boards. */
const adapted: ForeignBoard = {
  contract: 1,
  mount(target, shell, given) {
    const badges: SeatBadge[] = [];
    const voice = new Voice('en', TEXTS.texts, NAMES, board);
    const propsOf = (now: Given) =>
      ({
        ...now,
        ...{ voice, badges, onmove: shell.move, onask: shell.ask },
        ...{ onshow: shell.show, onrest: shell.rest },
      }) as unknown as BoardProps;
    const shown = render(Board as unknown as Component<BoardProps>, {
      target,
      props: propsOf(given),
    });
    return { update: (next) => void shown.rerender(propsOf(next)), unmount: shown.unmount };
  },
};

afterEach(cleanup);

function given(view: unknown, moves: unknown[], told: Plain['told'] = []): Plain {
  return {
    ...{ view, moves, told, seat: 0, names: NAMES.slice(0, 4), refused: [], over: false },
    ...{ waiting: false, still: true, tempo: 1, behind: false },
  };
}

/** Both ends of a line: what was said at the far one, and how something is said to it. */
function line(load: () => Promise<{ default?: ForeignBoard }>) {
  const { port1, port2 } = new MessageChannel();
  const heard: FromBoard[] = [];
  port1.onmessage = ({ data }: MessageEvent<FromBoard>) => heard.push(data);
  const place = document.body.appendChild(document.createElement('main'));
  run(port2, { place, head: document.head, look: () => undefined }, load);
  const send = (message: ToBoard) => port1.postMessage(message);
  send({ what: 'begin', contract: 1, base: '/games/niagara/0/', styled: false });
  send({ what: 'texts', texts: TEXTS });
  const arrives = (what: FromBoard['what']) =>
    vi.waitFor(() => {
      const found = heard.findLast((each) => each.what === what);
      if (!found) throw new Error(JSON.stringify(heard));
      return found;
    });
  return { heard, place, send, arrives };
}

it('a board of ours is mounted, given another view, played on, and taken away', async () => {
  const { place, send, arrives, heard } = line(() => Promise.resolve({ default: adapted }));
  const { before, told, after } = first('tile_turned');
  const move = { kind: 'lay', tile: 3, buy_back: null };
  send({ what: 'given', serial: 1, given: given(before, []) });
  await arrives('mounted');
  await arrives('rest');
  send({ what: 'given', serial: 2, given: given(after, [move], told as Plain['told']) });
  await vi.waitFor(() => expect(heard).toContainEqual({ what: 'rest', serial: 2 }));
  await tick();
  const button = place.querySelector<HTMLElement>(`[data-move='${JSON.stringify(move)}']`);
  expect(button).not.toBeNull();
  button!.click();
  expect(await arrives('move')).toEqual({ what: 'move', serial: 2, move });
  send({ what: 'ping', count: 7 });
  expect(await arrives('pong')).toEqual({ what: 'pong', count: 7 });
  send({ what: 'end' });
  await vi.waitFor(() => expect(place.childElementCount).toBe(0));
  expect(heard.filter(({ what }) => what === 'fail')).toEqual([]);
});

it.each([
  ['no module', () => Promise.reject(new Error('gone')), 'Error: gone'],
  ['another contract', { contract: 2, mount: () => null }, 'no board of contract 1'],
  ['a mount that throws', { contract: 1, mount: () => never() }, 'Error: never'],
  ['nothing given back', { contract: 1, mount: () => undefined }, 'gave nothing back'],
  [
    'what it was given is changed',
    { contract: 1, mount: (_: unknown, __: unknown, all: Given) => changed(all) },
    'TypeError',
  ],
])('%s is told, and nothing is mounted', async (_, board, why) => {
  const { send, arrives, heard } = line(
    typeof board === 'function'
      ? (board as () => Promise<never>)
      : () => Promise.resolve({ default: board as unknown as ForeignBoard }),
  );
  send({ what: 'given', serial: 1, given: given({ heaps: [1] }, []) });
  const failed = await arrives('fail');
  expect('error' in failed && failed.error).toContain(why);
  expect(heard.some(({ what }) => what === 'mounted')).toBe(false);
});

function never(): never {
  throw new Error('never');
}

function changed({ view }: Given): void {
  (view as { heaps: number[] }).heaps[0] = 99;
}
