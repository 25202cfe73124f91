import { cleanup, fireEvent, screen, within } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import {
  at,
  deed,
  empty,
  end,
  map,
  moves,
  names,
  own,
  prepare,
  show,
  view,
  voice,
  walk,
} from './boardCases';
import { first } from './recorded';
import { type Dock, type Move, type View } from './venice';

prepare();

const OWN = 'Your gondola: from San Marcuola to Misericordia';
const EMPTY = 'Empty gondola: from Ca’ d’Oro to Rialto';

describe('the board', () => {
  it('tells the aim, and how far one is in what all may know', () => {
    const aims = () =>
      within(screen.getByRole('list', { name: 'How far you are' }))
        .getAllByRole('listitem')
        .map((each) => each.textContent.trim());
    const unseen = view.notebook.map((note) => ({ ...note, saw: null, when: null }));
    const nothing = { ...view, notebook: unseen };
    show(nothing, moves);
    expect(aims()).toEqual(['Find Casanova', 'Jewel to the Doge', 'Bring him home']);
    cleanup();
    show({ ...nothing, jewels: view.jewels.with(view.seat!, true) }, moves);
    expect(aims()[1]).toBe('Jewel is with the Doge');
    cleanup();
    const looked = unseen.map((note, index) => ({ ...note, saw: index < 2 ? false : null }));
    show({ ...nothing, notebook: looked }, moves);
    expect(aims()[0]).toMatch(/^2 \/ \d+\s+Find Casanova$/);
  });

  it('ticks off all of the aim for whoever brought him home', () => {
    const ticked = (winner: number | null) => {
      const jewels = view.jewels.map(() => true);
      const { container } = show({ ...view, jewels, phase: { kind: 'over', winner } }, []);
      const done = [...container.querySelectorAll('.aim > li')].map((each) =>
        each.classList.contains('done'),
      );
      cleanup();
      return done;
    };
    expect(ticked(0)).toEqual([true, true, true]);
    expect(ticked(1)).toEqual([false, true, false]);
    expect(ticked(null)).toEqual([false, true, false]);
  });

  it('says where he was last seen to whoever holds the aim, and to nobody else', async () => {
    const note = { saw: false, when: 2, since: [], touched: null };
    const met = (rest: object): View => ({
      ...view,
      notebook: [
        { ...note, spot: 0 },
        { ...note, spot: 1, ...rest },
      ],
    });
    const row = () => screen.getByRole('list', { name: 'How far you are' }).parentElement!;
    const covered: string[] = [];
    for (const [rest, said] of [
      [{ saw: true }, 'Casanova: Bo.'],
      [{ saw: true, since: [2], touched: [3, 2] }, 'Seen in round 2: Bo. Handled since!'],
      [{}, 'Not found yet.'],
    ] as const) {
      const { container } = show(met(rest), moves);
      covered.push(container.innerHTML);
      const hold = within(row()).getByRole('button', { name: /Find Casanova: Hold to look$/ });
      await fireEvent.pointerDown(hold, { button: 0 });
      expect(within(row()).getByRole('status').textContent).toBe(said);
      await fireEvent.blur(hold);
      expect(within(row()).getByRole('status').textContent).toBe('');
      cleanup();
    }
    expect(new Set(covered).size).toBe(1);
  });

  it('says whose turn it is, also while it tells something else', async () => {
    const { before, told, after } = first('lady_glided');
    const { container, rerender, props } = show(before, []);
    await rerender({ ...props, still: false, view: after, told });
    const { phase } = before;
    const whose = phase.kind === 'sailing' && phase.seat !== 0 ? names[phase.seat]! : 'your turn';
    expect(container.querySelector('.prompt small')!.textContent).toContain(whose);
    expect(container.querySelector('.prompt span')!.textContent).toContain('glides');
  });

  it('keeps the buttons that are always there in their places', () => {
    const steady = (offered: Move[]) => {
      const { container } = show(view, offered);
      const found = [...container.querySelectorAll('.steady button')].map((each) => [
        each.textContent.trim(),
        (each as HTMLButtonElement).disabled,
      ]);
      cleanup();
      return found;
    };
    const tools = [
      ['Notebook', false],
      ['1 · 2 · 3', false],
    ];
    expect(steady(moves)).toEqual([...tools, ['End turn', false]]);
    expect(steady([own, walk, { kind: 'meet', rival: 1 }])).toEqual([...tools, ['End turn', true]]);
    expect(steady([])).toEqual([...tools, ['End turn', true]]);
  });

  it('asks for what can be done', () => {
    const asks = (offered: Move[], points = 2) => {
      const phase = { ...view.phase, points } as View['phase'];
      const { container } = show({ ...view, phase }, offered);
      const said = container.querySelector('.prompt span')!.textContent;
      cleanup();
      return said;
    };
    expect(asks(moves)).toBe('2 points left: where to?');
    expect(asks([walk, end])).toBe('Choose: this costs no point.');
    expect(asks([end])).toBe('Nothing more to do here: end your turn.');
    expect(asks([walk, end], 0)).toBe('No points left: what remains is free.');
    expect(asks([end], 0)).toBe('Your points are spent.');
    const other: Move = { kind: 'glide', start: 'Madonna dell’Orto', to: 'Sant’Alvise' };
    expect(asks([empty, other, end])).toBe('Touch an empty gondola: it shows where it may go.');
  });

  it('brings the list of all moves into sight when it is opened', async () => {
    const { container } = show(view, moves);
    const list = container.querySelector('details')!;
    const some = list.querySelector('li:nth-child(3), li:last-child')!;
    some.scrollIntoView = vi.fn();
    list.open = true;
    await fireEvent(list, new Event('toggle'));
    expect(some.scrollIntoView).toHaveBeenCalled();
  });

  it('says who is who to whoever does not see it', () => {
    const seats = (container: HTMLElement) =>
      [...container.querySelectorAll('.seat')].map((each) =>
        [...each.querySelectorAll('.unseen')].map((said) => said.textContent),
      );
    const nobody = view.ladies.slice(2).map((): string[] => []);
    expect(seats(show(view, moves).container)).toEqual([['you', 'on turn'], [], ...nobody]);
    cleanup();
    const over: View = { ...view, phase: { kind: 'over', winner: 1 } };
    expect(seats(show(over, []).container)).toEqual([['you'], ['wins'], ...nobody]);
  });

  it('plays any move from the list of all moves', async () => {
    const { onmove } = show(view, moves);
    const list = screen.getByText(`All moves (${moves.length})`).closest('details')!;
    const buttons = within(list).getAllByRole('button', { hidden: true });
    for (const button of buttons) await fireEvent.click(button);
    expect(onmove.mock.calls.map(([move]) => move)).toEqual(moves);
  });

  it('lights where one’s own gondola may go, and goes there', async () => {
    const { onmove } = show(view, moves);
    expect(map().queryByRole('button', { name: EMPTY })).toBeNull();
    await fireEvent.click(map().getByRole('button', { name: OWN }));
    expect(onmove.mock.calls).toEqual([[own]]);
  });

  it('takes up an empty gondola that is touched, and Escape puts it back', async () => {
    const { onmove } = show(view, moves);
    await fireEvent.click(map().getByRole('button', { name: 'Empty gondola, at Ca’ d’Oro' }));
    expect(map().queryByRole('button', { name: OWN })).toBeNull();
    const target = map().getByRole('button', { name: EMPTY });
    await fireEvent.keyDown(target, { key: 'Escape' });
    expect(map().getByRole('button', { name: OWN })).toBeTruthy();
    await fireEvent.click(map().getByRole('button', { name: 'Empty gondola, at Ca’ d’Oro' }));
    await fireEvent.click(map().getByRole('button', { name: EMPTY }));
    expect(onmove.mock.calls).toEqual([[empty]]);
  });

  it('walks, ends the turn, meets and enters by buttons; meets and enters on the map, too', async () => {
    const call: Move = { kind: 'call' };
    const meet: Move = { kind: 'meet', rival: 1 };
    const { onmove } = show(at('Ca’ d’Oro', []), [walk, call, meet, end]);
    for (const [said, move] of [
      ['Enter theatre', call],
      ['Meet Bo', meet],
      ['End turn', end],
    ] as const)
      await fireEvent.click(screen.getByRole('button', { name: deed(said, move) }));
    await fireEvent.click(
      screen.getByRole('button', {
        name: /^Walk: San Silvestro: Walk to San Silvestro and board/,
      }),
    );
    await fireEvent.click(map().getByRole('button', { name: voice.move(meet) }));
    await fireEvent.click(map().getByRole('button', { name: voice.move(call) }));
    expect(onmove.mock.calls.map(([move]) => move)).toEqual([call, meet, end, walk, meet, call]);
  });

  it('walks to the gondola across, and asks first if that could also be sent elsewhere', async () => {
    const across = 'Walk to Madonna dell’Orto and board the gondola there';
    const plain = show(view, moves);
    await fireEvent.click(map().getByRole('button', { name: across }));
    expect(plain.onmove.mock.calls).toEqual([[walk]]);
    cleanup();
    const other: Move = { kind: 'glide', start: 'Madonna dell’Orto', to: 'Sant’Alvise' };
    const { onmove } = show(view, [...moves, other]);
    const far = () =>
      map().getByRole('button', { name: 'The gondola across, at Madonna dell’Orto' });
    await fireEvent.click(far());
    const question = () => within(screen.getByRole('group', { name: /^The gondola at Madonna/ }));
    expect(onmove).not.toHaveBeenCalled();
    await fireEvent.click(question().getByRole('button', { name: 'Send it elsewhere' }));
    expect(
      map().getByRole('button', { name: 'Empty gondola: from Madonna dell’Orto to Sant’Alvise' }),
    ).toBeTruthy();
    await fireEvent.click(far());
    await fireEvent.click(question().getByRole('button', { name: across }));
    expect(onmove.mock.calls).toEqual([[walk]]);
  });

  it('says why a turn cannot be ended: the house on one’s turn, else that it is not one’s own', async () => {
    const onask = vi.fn();
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^End turn/ });
    show(view, [own], { onask });
    expect(button().getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(button());
    expect(onask.mock.calls).toEqual([[end]]);
    cleanup();
    show(view, [], { onask });
    expect([button().disabled, button().title]).toEqual([true, 'It is not your turn.']);
  });

  it('places figures and gondolas where the house offers it', async () => {
    const placing: View = { ...view, phase: { kind: 'placing', seat: 0, figures: 2, gondolas: 9 } };
    const figure: Move = { kind: 'place_figure', theatre: 'San Luca' };
    const moor: Move = { kind: 'moor_gondola', dock: 'Frari' };
    const { onmove } = show(placing, [figure, moor]);
    await fireEvent.click(map().getByRole('button', { name: voice.move(figure) }));
    await fireEvent.click(map().getByRole('button', { name: voice.move(moor) }));
    expect(onmove.mock.calls).toEqual([[figure], [moor]]);
  });

  it('asks the house why a dock is out of reach, and only on one’s turn', async () => {
    const onask = vi.fn();
    const { container, rerender, props } = show(view, moves, { onask });
    const far = () => container.querySelector<HTMLButtonElement>('.other[title="Arsenale"]')!;
    await fireEvent.click(far());
    expect(onask.mock.calls).toEqual([[{ kind: 'glide', start: 'San Marcuola', to: 'Arsenale' }]]);
    await rerender({ ...props, moves: [] });
    await fireEvent.click(far());
    expect(onask).toHaveBeenCalledOnce();
  });

  it('shows how far a gondola gets when that is asked for', async () => {
    const { container } = show(view, moves);
    const rings = () => [...container.querySelectorAll('.hint')].map((each) => each.textContent);
    expect(rings()).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: /^1 · 2 · 3: / }));
    expect(new Set(rings())).toEqual(new Set(['2']));
    expect(container.querySelectorAll('.counted')).toHaveLength(1);
  });

  it('counts with the points left for gondolas that one may move, and with three for others', async () => {
    const phase = { ...view.phase, points: 1 } as View['phase'];
    const last = { ...view, phase, ladies: view.ladies.with(1, 'Rialto') };
    // On foot one would go to one of the gondolas that are touched.
    const { container } = show(last, [own, empty, end]);
    const farthest = () =>
      Math.max(
        ...[...container.querySelectorAll('.hint')].map((each) => Number(each.textContent)),
        container.querySelectorAll('.counted').length > 0 ? 1 : 0,
      );
    const touch = (dock: Dock) =>
      fireEvent.click(container.querySelector(`.other[title="${dock}"]`)!);
    await fireEvent.click(screen.getByRole('button', { name: /^1 · 2 · 3: / }));
    expect(farthest()).toBe(1);
    await touch('San Marcuola');
    expect(farthest()).toBe(1);
    await touch('Madonna dell’Orto');
    expect(farthest()).toBe(1);
    await touch('Rialto');
    expect(farthest()).toBeGreaterThan(1);
  });

  it('tells what it shows just now', async () => {
    vi.useFakeTimers();
    const { before, told, after } = first('lady_glided');
    const onshow = vi.fn();
    const { rerender, props } = show(before, []);
    await rerender({ ...props, onshow, still: false, view: after, told });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(onshow.mock.calls.map(([event]) => event)).toContainEqual(
      told.find(({ event }) => event.kind === 'lady_glided')!.event,
    );
    vi.useRealTimers();
  });

  it('lets nothing be chosen while a move is on its way', () => {
    show(view, moves, { waiting: true });
    const pressable = screen
      .getAllByRole('button', { hidden: true })
      .filter((each) => !(each as HTMLButtonElement).disabled && !each.matches('.tool'));
    expect(pressable).toEqual([]);
  });

  it('says that the game is over when the view does not know it', () => {
    show(view, [], { over: true });
    expect(screen.getByText('The game is over.', { selector: '.prompt span' })).toBeTruthy();
  });

  it('says when it has arrived, after a movement and without one', async () => {
    vi.useFakeTimers();
    const { before, told, after } = first('lady_glided');
    const onrest = vi.fn();
    const { rerender, props } = show(before, []);
    await rerender({ ...props, onrest, still: false, tempo: 2, view: after, told });
    expect(onrest).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2500);
    expect(onrest).toHaveBeenCalledOnce();
    await rerender({ ...props, onrest, still: false, view: { ...before }, told: [] });
    expect(onrest).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });
});
