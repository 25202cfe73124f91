import { cleanup, fireEvent, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import english from '$house/games/niagara/messages.en.ftl?raw';
import { onTable } from '../../testing/boards';
import { wordsOf } from '../../testing/wordsCases';
import Board from './Board.svelte';
import { first } from './recorded';
import type { Move, View } from './river';

const { voice, show } = onTable(Board, english, wordsOf('niagara').en);
const paddling = first('canoe_paddled').before;
const atM4: View = {
  ...paddling,
  phase: { kind: 'paddling', seat: 0, must: [0, 1], may: [], both: true },
  canoes: paddling.canoes.with(0, [
    { place: 'M4', gem: null },
    { place: 'M2', gem: 'ruby' },
  ]),
};
const go = { kind: 'paddle', canoe: 0, to: 'M2', cargo: [], rob: null } as const;
const rob: Move = { ...go, cargo: [], rob: { seat: 1, canoe: 1 } };
const home: Move = { ...go, canoe: 1, to: 'beach', cargo: [] };
const moves: Move[] = [{ ...go, cargo: [] }, rob, home];

beforeEach(() => {
  Element.prototype.animate ??= vi.fn();
});
afterEach(cleanup);

describe('the board', () => {
  it('plays any move from the list of all moves', async () => {
    const { onmove } = show(atM4, moves);
    const list = screen.getByText('All moves (3)').closest('details')!;
    const buttons = within(list).getAllByRole('button', { hidden: true });
    for (const button of buttons) await fireEvent.click(button);
    expect(onmove.mock.calls.map(([move]) => move)).toEqual(moves);
  });

  it('asks for the canoe, then the place, then which of several ways', async () => {
    const { onmove } = show(atM4, moves);
    const river = within(screen.getByRole('group', { name: 'The river' }));
    expect(river.queryByRole('button', { name: /disc 2/ })).toBeNull();
    await fireEvent.click(screen.getAllByRole('button', { name: 'Canoe 1' })[0]!);
    await fireEvent.click(screen.getByRole('button', { name: 'disc 2: 2 possibilities' }));
    expect(onmove).not.toHaveBeenCalled();
    const question = within(screen.getByRole('group', { name: 'What shall it do?' }));
    await fireEvent.click(question.getByRole('button', { name: voice.move(rob) }));
    expect(onmove.mock.calls).toEqual([[rob]]);
  });

  it('asks the house why a tile or a disc is not offered, and only on one’s turn', async () => {
    const onask = vi.fn();
    const { onmove, rerender } = show(atM4, [home], { onask });
    const tile = within(screen.getByRole('group', { name: 'Your tiles' })).getAllByRole(
      'button',
    )[3]!;
    await fireEvent.click(tile);
    expect(onask).toHaveBeenLastCalledWith({ kind: 'lay', tile: 3, buy_back: null });
    const beyond = document.querySelectorAll('.beyond');
    await fireEvent.click(beyond[8]!);
    const far = { kind: 'paddle', canoe: 1, to: 'R7', cargo: [], rob: null };
    expect(onask).toHaveBeenLastCalledWith(far);
    expect(onmove).not.toHaveBeenCalled();
    await rerender({ moves: [] });
    expect(document.querySelectorAll('.beyond')).toHaveLength(0);
    expect(tile.hasAttribute('disabled')).toBe(true);
  });

  it('plays a place with one way at once', async () => {
    const { onmove } = show(atM4, moves);
    await fireEvent.click(screen.getAllByRole('button', { name: 'Canoe 2' })[0]!);
    const river = within(screen.getByRole('group', { name: 'The river' }));
    await fireEvent.click(river.getByRole('button', { name: voice.move(home) }));
    expect(onmove.mock.calls).toEqual([[home]]);
  });

  it('goes back by Escape, step by step', async () => {
    show(atM4, moves);
    await fireEvent.click(screen.getAllByRole('button', { name: 'Canoe 1' })[0]!);
    await fireEvent.click(screen.getByRole('button', { name: 'disc 2: 2 possibilities' }));
    const river = screen.getByRole('group', { name: 'The river' });
    await fireEvent.keyDown(river, { key: 'Escape' });
    expect(screen.queryByRole('group', { name: 'What shall it do?' })).toBeNull();
    expect(screen.getByRole('button', { name: 'disc 2: 2 possibilities' })).toBeTruthy();
    expect(await fireEvent.keyDown(river, { key: 'Escape' })).toBe(false);
    expect(screen.queryByRole('button', { name: 'disc 2: 2 possibilities' })).toBeNull();
    // With nothing left to go back from, it is there for others.
    expect(await fireEvent.keyDown(river, { key: 'Escape' })).toBe(true);
  });

  it('offers no tile but those of the moves, and asks who pays', async () => {
    const free: Move = { kind: 'lay', tile: 3, buy_back: null };
    const paid: Move = { kind: 'lay', tile: 3, buy_back: 'amber' };
    const view: View = { ...first('tile_laid').before, phase: { kind: 'choosing' } };
    const { onmove } = show(view, [free, paid]);
    const hand = within(screen.getByRole('group', { name: 'Your tiles' }));
    const ready = hand
      .getAllByRole('button')
      .filter((each) => !(each as HTMLButtonElement).disabled);
    expect(ready).toHaveLength(1);
    await fireEvent.click(ready[0]!);
    const question = within(screen.getByRole('group', { name: 'Fish out a canoe?' }));
    await fireEvent.click(question.getByRole('button', { name: voice.move(paid) }));
    expect(onmove.mock.calls).toEqual([[paid]]);
  });

  it('keeps a question open while others lay their tiles', async () => {
    const { before, told, after } = first('tile_laid');
    const choosing = { phase: { kind: 'choosing' } } as const;
    const lays: Move[] = [null, 'amber' as const].map((buy_back) => ({
      kind: 'lay',
      tile: 3,
      buy_back,
    }));
    const { rerender, props } = show({ ...before, ...choosing }, lays);
    const hand = within(screen.getByRole('group', { name: 'Your tiles' }));
    const tile = hand.getAllByRole('button').find((each) => !(each as HTMLButtonElement).disabled);
    await fireEvent.click(tile!);
    const question = within(screen.getByRole('group', { name: 'Fish out a canoe?' }));
    const paid = question.getByRole('button', { name: voice.move(lays[1]) });
    paid.focus();
    await rerender({ ...props, view: { ...after, ...choosing }, told });
    expect(document.activeElement).toBe(paid);
  });

  it('lets nothing be chosen while a move is on its way', () => {
    show(atM4, moves, { waiting: true });
    const pressable = screen
      .getAllByRole('button', { hidden: true })
      .filter((each) => !(each as HTMLButtonElement).disabled);
    expect(pressable).toEqual([]);
  });

  it('forgets a choice when other moves are offered', async () => {
    const { rerender, props } = show(atM4, moves);
    await fireEvent.click(screen.getAllByRole('button', { name: 'Canoe 1' })[0]!);
    await rerender({ ...props, moves: [...moves] });
    expect(screen.queryByRole('button', { name: 'disc 2: 2 possibilities' })).toBeNull();
  });

  it('tells what happened, and how it stands', async () => {
    const { before, told, after } = first('disc_pushed');
    const { rerender, props } = show(before, []);
    await rerender({ ...props, view: after, told });
    const lines = within(screen.getByRole('log')).getAllByText(/./);
    expect(lines.map((line) => line.textContent)).toEqual(
      told.map(({ event }) => voice.event(event)),
    );
    const summary = within(screen.getByRole('region', { name: 'How it stands' }));
    expect(summary.getAllByRole('listitem').length).toBeGreaterThan(8);
  });

  it('says when it has arrived, after a movement and without one', async () => {
    vi.useFakeTimers();
    const { before, told, after } = first('weather_moved');
    const onrest = vi.fn();
    const { rerender, props } = show(before, []);
    const onshow = vi.fn();
    await rerender({ ...props, onrest, onshow, still: false, tempo: 2, view: after, told });
    // The shell keeps the board's pace: it is told of each event when its turn comes.
    expect(onshow.mock.calls).toEqual([[told[0]!.event]]);
    expect(onrest).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2100);
    expect(onrest).toHaveBeenCalledOnce();
    await rerender({ ...props, onrest, still: false, view: { ...before }, told: [] });
    expect(onrest).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });
});
