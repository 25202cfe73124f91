/**
 * Runs a board from elsewhere at the far end of a port: in a frame of its own, or, where the host
 * trusts it, in the page. Whatever it throws is told through the port, and ends it.
 */

import type { SeatBadge } from '../contract/board';
import type { ForeignBoard, Given, Mounted, Shell, Words } from '../contract/foreign';
import { drawBadge } from './badge';
import { CONTRACT, type Begin, type FromBoard, type Plain, type ToBoard } from './port';
import { wordsOf } from './words';

type Look = Extract<ToBoard, { what: 'look' }>['look'];

/** Where in a page a board is put. */
export interface MountPoint {
  place: HTMLElement;
  /** Where a sheet of styles is to be linked. */
  head: ParentNode & Node;
  look: (look: Look) => void;
}

type Load = (address: string) => Promise<{ default?: ForeignBoard }>;

const loadedFrom: Load = (address) => import(/* @vite-ignore */ address);

export function run(port: MessagePort, mount: MountPoint, load: Load = loadedFrom): void {
  const { place } = mount;
  const send = (message: FromBoard): void => port.postMessage(message);
  const fail = (error: unknown): void =>
    send({
      what: 'fail',
      error: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    });
  const badges = new Map<HTMLElement, number>();
  let known: readonly SeatBadge[] = [];
  let words: Words | null = null;
  let mounted: Mounted | null = null;
  let loaded: { board: ForeignBoard; begin: Begin } | null = null;
  let newest: { serial: number; given: Plain } | null = null;
  let serial = 0;
  let ended = false;

  const shellOf = ({ contract, base }: Begin): Shell =>
    Object.freeze({
      contract,
      base,
      move: (move: unknown) => send({ what: 'move', serial, move }),
      ask: (move: unknown) => send({ what: 'ask', move }),
      show: (event: unknown) => send({ what: 'show', event }),
      rest: () => send({ what: 'rest', serial }),
      badge: (seat: number, where: HTMLElement) => {
        badges.set(where, seat);
        drawBadge(where, known[seat]);
        return () => {
          badges.delete(where);
          where.replaceChildren();
        };
      },
      fail,
      feed: null,
    });

  /** As soon as there is all that it takes: a board, words, and something to show. */
  function show(): void {
    if (ended || loaded === null || words === null || newest === null) return;
    serial = newest.serial;
    const given = frozen({ ...newest.given }) as Omit<Given, 'words'>;
    const whole = Object.freeze({ ...given, words }) as Given;
    const within = place.contains(document.activeElement);
    try {
      if (mounted === null) {
        mounted = loaded.board.mount(place, shellOf(loaded.begin), whole);
        if (typeof mounted?.update !== 'function' || typeof mounted.unmount !== 'function')
          throw new Error('mount() gave nothing back that could be updated');
        send({ what: 'mounted' });
      } else mounted.update(whole);
    } catch (error) {
      fail(error);
    }
    // What had the focus is gone: who plays by keyboard goes on from the board.
    if (within && document.activeElement === document.body) place.focus({ preventScroll: true });
  }

  async function begin(asked: Begin): Promise<void> {
    try {
      if (asked.styled) await styled(mount.head, `${asked.base}board.css`);
      const found = await load(`${asked.base}board.js`);
      const board = found.default;
      if (board?.contract !== asked.contract || typeof board.mount !== 'function')
        throw new Error(`board.js is no board of contract ${asked.contract}`);
      loaded = { board, begin: asked };
      show();
    } catch (error) {
      fail(error);
    }
  }

  port.onmessage = ({ data }: MessageEvent<ToBoard>) => {
    if (ended) return;
    switch (data.what) {
      case 'begin':
        return void begin(data);
      case 'texts':
        words = wordsOf(data.texts);
        if (mounted !== null && newest)
          newest = { ...newest, given: { ...newest.given, told: [] } };
        return show();
      case 'given':
        newest = data;
        return show();
      case 'badges':
        known = data.badges;
        for (const [where, seat] of badges) drawBadge(where, known[seat]);
        return undefined;
      case 'look':
        return mount.look(data.look);
      case 'ping':
        return send({ what: 'pong', count: data.count });
      case 'end':
        ended = true;
        try {
          mounted?.unmount();
        } finally {
          place.replaceChildren();
          port.close();
        }
    }
  };
  if ('ResizeObserver' in globalThis)
    new ResizeObserver(() => {
      if (!ended) send({ what: 'height', height: place.offsetHeight });
    }).observe(place);
}

/** A board that changes what it was given finds out at once. */
function frozen<T>(thing: T): T {
  if (typeof thing === 'object' && thing !== null && !Object.isFrozen(thing)) {
    Object.freeze(thing);
    for (const each of Object.values(thing)) frozen(each);
  }
  return thing;
}

function styled(head: ParentNode & Node, href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${href} does not load`)));
    head.append(link);
  });
}

export { CONTRACT };
