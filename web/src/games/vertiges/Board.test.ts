import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import english from '$house/games/vertiges/messages.en.ftl?raw';
import type { Feed } from '../../contract/board';
import type { LiveFrame } from '../../gen/wire';
import { onTable } from '../../testing/boards';
import { wordsOf } from '../../testing/wordsCases';
import Board from './Board.svelte';
import { first } from './recorded';
import type { Move, View } from './table';

const { voice, show } = onTable(Board, english, wordsOf('vertiges').en);

/** A house at the other end of the line. */
function feeding() {
  const steer = vi.fn<Feed['steer']>();
  let ear: ((glimpse: LiveFrame) => void) | null = null;
  const feed: Feed = {
    at: () => 17,
    steer,
    listen: (heard) => {
      ear = heard;
      return () => (ear = null);
    },
    film: () => Promise.reject(new Error('no film')),
  };
  const tell = (frame: unknown, at = 17) => ear?.({ kind: 'live', at, frame, seq: null });
  return { feed, steer, tell };
}

const put = first('piece_put');
const building: View = { ...put.after, phase: { kind: 'building', seat: 0 } };
const hand = building.hands[0]!;
const takes: Move[] = hand.map((piece) => ({
  kind: 'take',
  piece,
  cut_down: false,
  turned: false,
}));
const piece = hand[0]!;
const wooden: View = {
  ...building,
  options: { ...building.options, physics: 'wood' },
  phase: {
    kind: 'holding',
    seat: 0,
    held: { kind: 'take', piece, cut_down: false, turned: false },
    seed: null,
  },
  start: { piece, x: 0, y: 300_000, angle: 0, turned: false },
};

beforeEach(() => {
  Element.prototype.animate ??= vi.fn();
  localStorage.clear();
});
afterEach(cleanup);

describe('the board', () => {
  it('plays any move from the list of all moves', async () => {
    const moves: Move[] = [...takes, { kind: 'pass' }];
    const { onmove } = show(building, moves);
    const list = screen.getByText(`All moves (${moves.length})`).closest('details')!;
    for (const button of within(list).getAllByRole('button', { hidden: true }))
      await fireEvent.click(button);
    expect(onmove.mock.calls.map(([move]) => move)).toEqual(moves);
  });

  it('picks a piece at a first touch, and takes it at a second', async () => {
    const { onmove, container } = show(building, takes);
    const button = container.querySelector<HTMLElement>(`[data-piece="${piece}"]`)!;
    await fireEvent.click(button);
    expect(onmove).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(button);
    expect(onmove).toHaveBeenCalledWith(takes[0]);
  });

  it('says of each piece on how many towers it fits, unless that is not wanted', async () => {
    const { container } = show(building, takes);
    const label = () =>
      container.querySelector(`[data-piece="${piece}"]`)!.getAttribute('aria-label');
    expect(label()).toMatch(/fits on/);
    await fireEvent.click(screen.getByRole('button', { name: 'Where it fits' }));
    expect(label()).not.toMatch(/fits on/);
  });

  it('shows nobody where things fit if the table agreed on that', () => {
    const { container } = show(
      { ...building, options: { ...building.options, hints: 'hidden' } },
      takes,
    );
    const label = container.querySelector(`[data-piece="${piece}"]`)!.getAttribute('aria-label');
    expect(label).not.toMatch(/fits on/);
    expect(screen.queryByRole('button', { name: 'Where it fits' })).toBeNull();
  });

  it('names each piece of the hand where it lies', () => {
    const { container } = show(building, takes);
    const names = [...container.querySelectorAll('.pieces .called')].map(
      (each) => each.textContent,
    );
    expect(names).toEqual(hand.map((each) => voice.say('piece', { piece: each })));
  });

  it('keeps what was told until there is something else worth telling', async () => {
    const { props, rerender, container } = show(put.before, []);
    const news = () => container.querySelector('.prompt .news')?.textContent;
    await rerender({ ...props, view: put.after, told: put.told });
    await waitFor(() => expect(news()).toMatch(/puts/));
    const said = news();
    const took = { kind: 'piece_taken', rule: '2.4', only: null, seat: 1, piece } as const;
    await rerender({ ...props, view: { ...put.after }, told: [{ at: 99, event: took }] });
    await waitFor(() => expect(screen.getByRole('log').textContent).toMatch(/takes/));
    expect(news()).toBe(said);
  });

  it('lets one protest out of turn', async () => {
    const protest: Move = { kind: 'protest' };
    const { onmove, container } = show({ ...building, phase: { kind: 'building', seat: 1 } }, [
      protest,
    ]);
    await fireEvent.click(container.querySelector('.prompt .protest')!);
    expect(onmove).toHaveBeenCalledWith(protest);
  });

  it('asks from where to lift, and then onto what', async () => {
    const view = first('zapped').before;
    const [tower, other] = view.towers as [number[], number[]];
    const lifts: Move[] = [
      { kind: 'lift', piece: tower[0]!, onto: other[0]! },
      { kind: 'lift', piece: other[0]!, onto: tower[0]! },
    ];
    const { onmove, container } = show({ ...view, phase: { kind: 'building', seat: 0 } }, [
      ...lifts,
      { kind: 'pass' },
    ]);
    await fireEvent.click(screen.getByRole('button', { name: 'ZAP!' }));
    expect(container.querySelectorAll('[data-target]')).toHaveLength(2);
    await fireEvent.click(container.querySelector(`[data-target="lift-${tower[0]}"]`)!);
    await fireEvent.click(container.querySelector(`[data-target="onto-${other[0]}"]`)!);
    expect(onmove).toHaveBeenCalledWith(lifts[0]);
  });

  it('aims at towers where no physics is at work, or at the table', async () => {
    const top = building.towers[0]!.at(-1)!;
    const aims: Move[] = [
      { kind: 'aim', onto: top },
      { kind: 'aim', onto: null },
      { kind: 'withdraw' },
    ];
    const phase = { ...wooden.phase } as View['phase'];
    const { onmove, container } = show({ ...building, phase }, aims);
    await fireEvent.click(container.querySelector(`[data-target="aim-${top}"]`)!);
    await fireEvent.click(screen.getByRole('button', { name: 'On the table' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Take back' }));
    expect(onmove.mock.calls.map(([move]) => move)).toEqual(aims);
  });

  it('comes to rest at every view, and tells what happened', async () => {
    const onrest = vi.fn();
    const { props, rerender } = show(put.before, [], { onrest });
    await rerender({ ...props, view: put.after, told: put.told });
    await waitFor(() => expect(onrest.mock.calls.length).toBeGreaterThanOrEqual(2));
    const said = voice.event(put.told.find(({ event }) => event.kind === 'piece_put')!.event);
    expect(within(screen.getByRole('log')).getByText(said)).toBeTruthy();
  });

  it('comes to rest after a movement too', async () => {
    const onrest = vi.fn();
    const { props, rerender } = show(put.before, [], { onrest });
    const before = onrest.mock.calls.length;
    await rerender({ ...props, still: false, view: put.after, told: put.told });
    await tick();
    expect(onrest.mock.calls.length).toBe(before);
    await fireEvent.click(screen.getByRole('button', { name: 'To the end of the movement' }));
    expect(onrest.mock.calls.length).toBe(before + 1);
  });
});

describe('a film', () => {
  async function again() {
    const { props, rerender, ...rest } = show(put.before, []);
    await rerender({ ...props, still: false, view: put.after, told: put.told });
    await tick();
    await fireEvent.click(screen.getByRole('button', { name: 'To the end of the movement' }));
    await rerender({ ...props, still: false, view: building, moves: takes, told: [] });
    await fireEvent.click(screen.getByRole('button', { name: 'Again, slowly' }));
    return rest;
  }
  const stop = () => screen.queryByRole('button', { name: 'Stop the film' });

  it('can be stopped', async () => {
    await again();
    await fireEvent.click(stop()!);
    expect(stop()).toBeNull();
    expect(screen.getByRole('button', { name: 'Again, slowly' })).toBeTruthy();
  });

  it('is over as soon as somebody goes on', async () => {
    const { container } = await again();
    const button = container.querySelector<HTMLButtonElement>(`[data-piece="${piece}"]`)!;
    expect(button.disabled).toBe(false);
    await fireEvent.click(button);
    expect(stop()).toBeNull();
    expect(button.getAttribute('aria-pressed')).toBe('true');
  });
});

describe('a hand that is steered', () => {
  it('belongs to whoever took the piece, and to nobody else', () => {
    const { feed } = feeding();
    show(wooden, [{ kind: 'put', trace: '' }], { feed });
    expect(screen.getByRole('application', { name: 'The table and its towers' })).toBeTruthy();
    cleanup();
    show({ ...wooden, phase: { ...wooden.phase, seat: 1 } as View['phase'] }, [], { feed });
    expect(screen.queryByRole('application')).toBeNull();
  });

  it('is led by keys, tells where it is, and lets go only when told to', async () => {
    const { feed, steer } = feeding();
    const { onmove } = show(wooden, [{ kind: 'put', trace: '' }], { feed });
    const stage = screen.getByRole('application');
    await fireEvent.keyDown(stage, { key: 'ArrowLeft' });
    await fireEvent.keyUp(stage, { key: 'ArrowLeft' });
    expect(screen.getByRole('status').textContent).toMatch(/mm/);
    await waitFor(() => expect(steer).toHaveBeenCalled());
    const rows = () => steer.mock.calls.flatMap(([, , some]) => some);
    await waitFor(() => expect(rows().at(-1)).toEqual([-32, 0, 0, 1]));
    await fireEvent.pointerUp(stage);
    await fireEvent.keyDown(stage, { key: ' ' });
    await waitFor(() => expect(rows().at(-1)![3]).toBe(0));
    expect(steer.mock.calls.every(([at]) => at === 17)).toBe(true);
    expect(onmove).not.toHaveBeenCalled();
  });

  it('goes back at Escape', async () => {
    const { feed, steer } = feeding();
    show(wooden, [{ kind: 'put', trace: '' }], { feed });
    await fireEvent.keyDown(screen.getByRole('application'), { key: 'Escape' });
    await waitFor(() => expect(steer.mock.calls.at(-1)?.[2].at(-1)?.[3]).toBe(9));
  });

  it('says when it touches something', async () => {
    const { feed, tell } = feeding();
    show(wooden, [{ kind: 'put', trace: '' }], { feed });
    expect(screen.getAllByText(/Drag anywhere/).length).toBeGreaterThan(0);
    tell({ t: 2, poses: [[piece, 0, 5000, 0, 0]], touch: true, held: true });
    await tick();
    expect(screen.getAllByText(/It touches/).length).toBeGreaterThan(0);
  });

  it('is told at once, aloud and in large letters, that something has fallen', async () => {
    const { feed, tell } = feeding();
    const { container } = show(wooden, [{ kind: 'put', trace: '' }], { feed });
    const { piece: other, x, y } = wooden.poses[0]!;
    await waitFor(() => expect(container.querySelector('.caution')).not.toBeNull());
    expect(screen.getByRole('alert').textContent).toBe('');
    tell({ t: 2, poses: [[other, x / 50, y / 50 - 400, 0, 0]], touch: true, held: true });
    await tick();
    expect(screen.getByRole('alert').textContent).toBe(
      'Something has fallen: set it down or take it back.',
    );
    expect(container.querySelector('.alarm')?.textContent).toBe(
      'Something has fallen: set it down or take it back.',
    );
    expect(container.querySelector('.prompt .text')?.textContent).toBe(
      'Something has fallen: set it down or take it back.',
    );
    // What is let go from so high would fall, too.
    expect(container.querySelector('.caution')).not.toBeNull();
  });

  it('is warned as long as it is too high to let go, and may let go all the same', async () => {
    const { feed, steer } = feeding();
    const { container } = show(wooden, [{ kind: 'put', trace: '' }], { feed });
    await waitFor(() => expect(container.querySelector('.where')).not.toBeNull());
    expect(container.querySelector('.where')!.textContent).toMatch(
      /^(Too high to let go: \d+ mm above the (table|tower); 9 at most\.|\d+ mm above the table: if it does not topple, it stands\.)$/,
    );
    const release = screen.getByRole('button', { name: 'Let go' });
    expect(release.textContent).toMatch(/(too high|may topple): \d+ mm/);
    await fireEvent.click(release);
    await waitFor(() => expect(steer.mock.calls.at(-1)?.[2].at(-1)?.[3]).toBe(0));
  });

  it('sees how tired it is, how long it may hold on once that is not long, and hears that twice', async () => {
    const { feed, tell } = feeding();
    const { container } = show(wooden, [{ kind: 'put', trace: '' }], { feed });
    const at = (second: number) =>
      tell({ t: second * 60, poses: [[piece, 0, 6000, 0, 0]], touch: false, held: true });
    const left = () => container.querySelector('.left')?.textContent.trim();
    const weary = () => container.querySelector('.weary')?.textContent.trim();
    at(9);
    await waitFor(() => expect(weary()).toMatch(/^The hand trembles × 2\.[56]$/));
    expect(left()).toBeUndefined();
    at(21);
    await waitFor(() => expect(left()).toMatch(/^[89] s$/));
    expect(weary()).toBeUndefined();
    expect(screen.getByRole('alert').textContent).toBe('10 seconds left.');
    at(26);
    await waitFor(() => expect(left()).toMatch(/^[34] s$/));
    expect(screen.getByRole('alert').textContent).toBe('5 seconds left.');
    // Another hold begins anew.
    tell({ t: 2, poses: [[piece, 0, 6000, 0, 0]], touch: false, held: true }, 19);
    await waitFor(() => expect(left()).toBeUndefined());
  });

  it('is told which keys there are', () => {
    const { feed } = feeding();
    const { container } = show(wooden, [{ kind: 'put', trace: '' }], { feed });
    expect(container.querySelector('.keys')!.textContent).toMatch(/Arrows: move/);
  });

  it('is not offered in the list of moves, which cannot list it', () => {
    const { feed } = feeding();
    show(wooden, [{ kind: 'put', trace: '' }], { feed });
    expect(screen.queryByText(/All moves/)).toBeNull();
  });
});
