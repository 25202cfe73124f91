import { cleanup, fireEvent, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import english from '$house/games/sample_game/messages.en.ftl?raw';
import { onTable } from '../../testing/boards';
import { wordsOf } from '../../testing/wordsCases';
import Board from './Board.svelte';
import { first } from './recorded';
import type { Move } from './shore';

const { voice, show } = onTable(Board, english, wordsOf('sample-game').en);
const choosing = first('place_chosen').before;
const moves: Move[] = (['beach', 'bank', 'reef'] as const).map((place) => ({
  kind: 'choose',
  place,
}));
const shore = () => within(screen.getByRole('group', { name: 'The shore' }));

beforeEach(() => {
  Element.prototype.animate ??= vi.fn();
});
afterEach(cleanup);

describe('the board', () => {
  it('plays what is touched', async () => {
    const { onmove } = show(choosing, moves);
    for (const move of moves)
      await fireEvent.click(shore().getByRole('button', { name: voice.move(move) }));
    expect(onmove.mock.calls.map(([move]) => move)).toEqual(moves);
  });

  it('plays any move from the list of all moves', async () => {
    const { onmove } = show(choosing, moves);
    const list = screen.getByText('All moves (3)').closest('details')!;
    const buttons = within(list).getAllByRole('button', { hidden: true });
    for (const button of buttons) await fireEvent.click(button);
    expect(onmove.mock.calls.map(([move]) => move)).toEqual(moves);
  });

  it('asks the house why a place is not offered, and only on one’s turn', async () => {
    const onask = vi.fn();
    const { onmove, rerender, props } = show(choosing, [moves[0]!], { onask });
    await fireEvent.click(shore().getByRole('button', { name: voice.move(moves[2]!) }));
    expect(onask.mock.calls).toEqual([[moves[2]]]);
    expect(onmove).not.toHaveBeenCalled();
    await rerender({ ...props, moves: [] });
    expect(shore().queryAllByRole('button')).toEqual([]);
  });

  it('points at what the house would do', () => {
    const { container } = show(choosing, moves, { hint: moves[1]! });
    const marked = [...container.querySelectorAll('[data-hinted]')];
    expect(marked.map((each) => each.getAttribute('aria-label') ?? each.textContent)).toEqual([
      voice.move(moves[1]!),
      voice.move(moves[1]!),
    ]);
  });

  it('lets nothing be chosen while a move is on its way', () => {
    show(choosing, moves, { waiting: true });
    const pressable = screen
      .getAllByRole('button', { hidden: true })
      .filter((each) => !(each as HTMLButtonElement).disabled);
    expect(pressable).toEqual([]);
  });

  it('keeps what has the focus while others choose', async () => {
    const { before, told, after } = first('place_chosen');
    const { rerender, props } = show(before, moves, { still: false });
    const reef = shore().getByRole('button', { name: voice.move(moves[2]!) });
    reef.focus();
    await rerender({ ...props, view: { ...after, phase: { kind: 'choosing' } }, told });
    expect(document.activeElement).toBe(reef);
  });

  it('shows nobody’s place before all have chosen', () => {
    const { after } = first('place_chosen');
    expect(after.chosen).toContain(true);
    const { container } = show({ ...after, seat: null, places: after.places.map(() => null) }, []);
    expect(container.querySelectorAll('.pawn')).toHaveLength(0);
    expect(screen.getAllByRole('img', { name: 'has chosen' }).length).toBeGreaterThan(0);
  });

  it('tells what happened, and how it stands', async () => {
    const { before, told, after } = first('shells_gathered');
    const { rerender, props } = show(before, []);
    await rerender({ ...props, view: after, told });
    const lines = within(screen.getByRole('log')).getAllByText(/./);
    expect(lines.map((line) => line.textContent)).toEqual(
      told.map(({ event }) => voice.event(event)),
    );
    const summary = within(screen.getByRole('region', { name: 'How it stands' }));
    expect(summary.getAllByRole('listitem').length).toBeGreaterThanOrEqual(after.options.seats);
  });

  it('says when it has arrived, and can be cut short', async () => {
    vi.useFakeTimers();
    const { before, told, after } = first('wave_came');
    const [onrest, onshow] = [vi.fn(), vi.fn()];
    const { rerender, props } = show(before, []);
    await rerender({ ...props, onrest, onshow, still: false, view: after, told });
    expect(onshow.mock.calls).toEqual([[told[0]!.event]]);
    expect(onrest).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'To the end of the movement' }));
    expect(onrest).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
