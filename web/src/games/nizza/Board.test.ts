import { cleanup, configure, fireEvent, screen, within } from '@testing-library/svelte';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import english from '$house/games/nizza/messages.en.ftl?raw';
import told from '$house/games/nizza/told.en.ftl?raw';
import { onTable } from '../../testing/boards';
import { wordsOf } from '../../testing/wordsCases';
import type { Move, View } from './bay';
import Board from './Board.svelte';
import lesson from './lesson';
import { first } from './recorded';

// The picture is large: whether a piece of it is hidden would be asked a thousand times.
configure({ defaultHidden: true });

const { voice, showAgain } = onTable(Board, `${english}\n${told}`, wordsOf('nizza').en);
/** The bay is drawn in a task of its own, once its size is known. */
async function show(...given: Parameters<typeof showAgain>): ReturnType<typeof showAgain> {
  const shown = await showAgain(...given);
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0);
  else await new Promise((done) => setTimeout(done));
  return shown;
}
const step = (name: string) => lesson.steps.find((each) => each.name === name)!;
const movesOf = (name: string): Move[] => step(name).choices.flatMap(({ move }) => move ?? []);
const last: Move[] = [{ kind: 'pass_die', symbol: 'swing' }, { kind: 'end_turn' }];

/** Whatever is observed has its size at once, as if a frame had come. */
class LaidOut {
  constructor(private readonly seen: () => void) {}
  observe(): void {
    this.seen();
  }
  disconnect(): void {}
}

beforeAll(() => {
  // A phone's window, in which nothing flies.
  vi.spyOn(Element.prototype, 'animate').mockReturnValue({ cancel: () => {} } as Animation);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(540);
  vi.stubGlobal('ResizeObserver', LaidOut);
});
afterAll(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const bay = () => within(screen.getByRole('group', { name: 'The bay of Nice' }));
const die = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Dice' })).getAllByRole('button', { name })[0]!;

describe('the board', () => {
  it('plays any move from the list of all moves', async () => {
    const moves = [...movesOf('swing').slice(0, 3), ...last];
    const { onmove } = await show(step('swing').view, moves);
    const list = screen.getByText(`All moves (${moves.length})`).closest('details')!;
    for (const button of within(list).getAllByRole('button')) await fireEvent.click(button);
    expect(onmove.mock.calls.map(([move]) => move)).toEqual(moves);
  });

  it('names every landing by its place, and plays it by key', async () => {
    const moves = movesOf('swing');
    const { onmove } = await show(step('swing').view, moves);
    const target = bay().getAllByRole('button', { name: /roof of Villa Mimosa/ })[0]!;
    await fireEvent.focus(target);
    await fireEvent.click(target);
    expect(onmove.mock.calls).toHaveLength(1);
    expect(moves).toContain(onmove.mock.calls[0]![0]);
    expect(voice.move(onmove.mock.calls[0]![0])).toContain('roof of Villa Mimosa');
  });

  it('lights nothing that the rules would refuse, and lets it be tried', async () => {
    const { view, choices } = step('swing');
    const moves = movesOf('swing');
    const refused = choices.flatMap(({ move, refusal }) => (move && refusal ? move : []));
    expect(refused).toHaveLength(1);
    const { onmove } = await show(view, moves, { refused });
    const lit = document.querySelectorAll('[data-target=landing]');
    expect(lit).toHaveLength(moves.length - 1);
    expect(screen.getByText(`All moves (${moves.length - 1})`)).toBeTruthy();
    const spot = document.querySelector<HTMLElement>('[data-target=spot]')!;
    await fireEvent.focus(spot);
    expect(document.querySelector('.mark.short')).not.toBeNull();
    await fireEvent.focus(lit[0]!);
    expect(document.querySelector('.mark:not(.short)')).not.toBeNull();
    await fireEvent.click(spot);
    expect(onmove).toHaveBeenCalledExactlyOnceWith(refused[0]);
  });

  it('asks the house about places that are not offered, by eye, and only if it can', async () => {
    const onask = vi.fn();
    const drawn = step('yacht').view;
    const view: View = { ...drawn, options: { ...drawn.options, by_eye: 'on' }, reach: [] };
    const moves: Move[] = [{ kind: 'pass_die', symbol: 'ladder' }, { kind: 'end_turn' }];
    const { onmove } = await show(view, moves, { onask });
    const yacht = bay().getAllByRole('button', { name: /ladder: yacht/ })[0]!;
    await fireEvent.click(yacht);
    expect(onask.mock.calls[0]![0]).toMatchObject({ kind: 'climb', onto: 'yacht' });
    expect(onmove).not.toHaveBeenCalled();
    for (const [seen, asked] of [
      [view, {}],
      [drawn, { onask }],
    ] as const) {
      await show(seen, moves, asked);
      expect(bay().queryByRole('button', { name: /yacht/ })).toBeNull();
    }
  });

  it('throws again what was touched, and keeps otherwise', async () => {
    const { view } = step('keep');
    const moves: Move[] = [{ kind: 'keep_dice' }, { kind: 'throw_again', dice: [1, 3] }];
    const { onmove } = await show(view, moves);
    await fireEvent.click(die(/Die 3/));
    await fireEvent.click(die(/Die 1/));
    await fireEvent.click(screen.getByRole('button', { name: 'Throw 2 again' }));
    expect(onmove.mock.calls).toEqual([[moves[1]]]);
    await fireEvent.click(screen.getByRole('button', { name: 'Keep' }));
    expect(onmove.mock.calls.at(-1)).toEqual([moves[0]]);
  });

  it('uses the die that one chooses, and passes it on', async () => {
    const { view } = step('swing');
    const moves: Move[] = [...movesOf('swing'), ...last, { kind: 'pass_die', symbol: 'suitcase' }];
    const { onmove } = await show(view, moves);
    expect(die(/swing/).getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(die(/suitcase/));
    expect(bay().queryByRole('button', { name: /roof of Villa Mimosa/ })).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Pass it on' }));
    expect(onmove.mock.calls).toEqual([[{ kind: 'pass_die', symbol: 'suitcase' }]]);
  });

  it('asks on which side somebody falls', async () => {
    const { view } = step('push');
    const two: Move[] = [9, 10].map((square) => ({ kind: 'push', rival: 1, square }));
    const { onmove } = await show(view, two);
    await fireEvent.click(bay().getByRole('button', { name: /Push Bo/ }));
    const question = within(screen.getByRole('group', { name: 'On which side?' }));
    await fireEvent.click(question.getByRole('button', { name: voice.move(two[1]) }));
    expect(onmove.mock.calls).toEqual([[two[1]]]);
  });

  it('hangs a rope: first which, then where', async () => {
    const { view } = step('tools');
    const moves: Move[] = [
      { kind: 'hang_rope', rope: 1, chimney: 3 },
      { kind: 'hang_rope', rope: 1, chimney: 5 },
      { kind: 'end_turn' },
    ];
    const { onmove } = await show(view, moves);
    await fireEvent.click(die(/rope/));
    await fireEvent.click(bay().getByRole('button', { name: /Rope 2.*chimney 4/ }));
    await fireEvent.click(bay().getByRole('button', { name: voice.move(moves[1]) }));
    expect(onmove.mock.calls).toEqual([[moves[1]]]);
  });

  it('lets what has no place be done by a button', async () => {
    const moves: Move[] = [{ kind: 'leave_water' }, { kind: 'end_turn' }];
    const { onmove } = await show(step('water').view, moves);
    await fireEvent.click(screen.getByRole('button', { name: 'Out of the water!' }));
    expect(onmove.mock.calls).toEqual([[moves[0]]]);
  });

  it('lets nothing be chosen while a move is on its way', async () => {
    await show(step('swing').view, movesOf('swing'), { waiting: true });
    const pressable = screen
      .getAllByRole('button')
      .filter((each) => !(each as HTMLButtonElement).disabled && !each.closest('.corner'));
    expect(pressable).toEqual([]);
  });

  it('forgets a choice when other moves are offered', async () => {
    const { view } = step('keep');
    const moves: Move[] = [{ kind: 'keep_dice' }, { kind: 'throw_again', dice: [1] }];
    await show(view, moves);
    await fireEvent.click(die(/Die 1/));
    expect(screen.getByRole('button', { name: 'Throw one again' })).toBeTruthy();
    await show(view, [...moves]);
    expect(screen.queryByRole('button', { name: 'Throw one again' })).toBeNull();
  });

  it('tells what happened, and how it stands', async () => {
    const { before, told, after } = first('pawn_fell');
    await show(before, []);
    await show(after, [], { told });
    const lines = within(screen.getByRole('log')).getAllByText(/./);
    expect(lines.map((line) => line.textContent)).toEqual(
      told.map(({ event }) => voice.event(event)).filter((line) => line !== ''),
    );
    const summary = within(screen.getByRole('region', { name: 'How it stands' }));
    expect(summary.getByText(/in the water in front of square/)).toBeTruthy();
    expect(summary.getAllByRole('listitem').length).toBeGreaterThan(7);
  });

  it('says that it is over when the view does not know', async () => {
    await show(step('swing').view, [], { over: true });
    expect(screen.getByText('The game is over.')).toBeTruthy();
  });

  it('says when it has arrived, after a movement and without one', async () => {
    vi.useFakeTimers();
    const { before, told, after } = first('pawn_swung');
    const onrest = vi.fn();
    await show(before, []);
    await show(after, [], { onrest, still: false, tempo: 2, told });
    expect(onrest).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2600);
    expect(onrest).toHaveBeenCalledOnce();
    await show({ ...before }, [], { onrest, still: false });
    expect(onrest).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });
});
