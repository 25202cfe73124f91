import { cleanup, fireEvent, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import english from '$house/games/nimms_leich/messages.en.ftl?raw';
import { onTable } from '../../testing/boards';
import { wordsOf } from '../../testing/wordsCases';
import Board from './Board.svelte';
import { help } from './help.svelte';
import { first } from './recorded';
import type { Move, View } from './table';

const { voice, names, show } = onTable(Board, english, wordsOf('nimms-leich').en);
const spoken = first('bid_made', 4).after;
const { corpse, count } = spoken.bids.at(-1)!;
const higher: Move = { kind: 'bid', corpse, count: count + 1 };
const denounce: Move = { kind: 'denounce' };
const looks: Move[] = [
  { kind: 'investigate', opponents: [1, 2] },
  { kind: 'investigate', opponents: [2, 3] },
];
const view: View = { ...spoken, phase: { kind: 'bidding', seat: 0 } };
const moves: Move[] = [higher, denounce, ...looks];
const deed = (said: string, move: Move) => `${said}: ${voice.move(move)}`;
const bids = () => within(screen.getByRole('group', { name: 'Bids' }));

// A board has thousands of elements, and the machine may be busy.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  Element.prototype.animate = vi.fn(() => ({ cancel: vi.fn() }) as unknown as Animation);
  localStorage.clear();
  help.odds = true;
});
afterEach(cleanup);

describe('the board', () => {
  it('plays any move from the list of all moves', async () => {
    const { onmove } = show(view, moves);
    const list = screen.getByText(`All moves (${moves.length})`).closest('details')!;
    const buttons = within(list).getAllByRole('button', { hidden: true });
    for (const button of buttons) await fireEvent.click(button);
    expect(onmove.mock.calls.map(([move]) => move)).toEqual(moves);
  });

  it('offers on the ladder what may be bid, and makes a bid by a second touch', async () => {
    const { onmove } = show(view, moves);
    const cells = bids().getAllByRole('button');
    expect(cells).toHaveLength(1);
    await fireEvent.click(cells[0]!);
    expect(onmove).not.toHaveBeenCalled();
    expect(cells[0]!.getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(cells[0]!);
    expect(onmove.mock.calls).toEqual([[higher]]);
  });

  it('makes the picked bid by its button, too, and denounces', async () => {
    const { onmove } = show(view, moves);
    await fireEvent.click(bids().getAllByRole('button')[0]!);
    const deeds = screen.getAllByRole('button', { name: deed(`Bid ${count + 1}\u00a0×`, higher) });
    await fireEvent.click(deeds[0]!);
    await fireEvent.click(screen.getAllByRole('button', { name: deed('Denounce!', denounce) })[0]!);
    expect(onmove.mock.calls).toEqual([[higher], [denounce]]);
  });

  it('asks the house why a bid is shut', async () => {
    const onask = vi.fn();
    const { container } = show(view, moves, { onask });
    const shut = container.querySelector<HTMLElement>('.ladder button[aria-disabled="true"]')!;
    expect(shut.querySelector('.unseen')!.textContent).toMatch(/^Bid/);
    shut.focus();
    await fireEvent.click(shut);
    expect(onask.mock.calls[0]![0]).toMatchObject({ kind: 'bid' });
    expect(moves).not.toContainEqual(onask.mock.calls[0]![0]);
  });

  it('sends an investigator out of turn, to exactly those who are offered', async () => {
    const { onmove } = show({ ...view, phase: { kind: 'bidding', seat: 2 } }, looks);
    await fireEvent.click(screen.getByRole('button', { name: 'Investigate' }));
    const asked = (text: RegExp) => screen.getByText(text, { selector: '.prompt span' });
    expect(asked(/two players.*0 of 2/)).toBeTruthy();
    const send = () => screen.getByText('Send').closest('button')!;
    expect(send().disabled).toBe(true);
    await fireEvent.click(screen.getByRole('button', { name: 'Dan' }));
    expect(send().disabled).toBe(true);
    expect(asked(/1 of 2/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Cleo' }));
    // Two are two: a third one cannot be chosen before one of them is taken back.
    expect(screen.queryByRole('button', { name: 'Bo' })).toBeNull();
    expect(asked(/^Chosen/)).toBeTruthy();
    await fireEvent.click(send());
    expect(onmove.mock.calls).toEqual([[looks[1]]]);
  });

  it('shows the owner who has looked at which of two cards', () => {
    const three = first('bid_made', 3).after;
    const [one, other] = three.hands[0]! as [number, number];
    const look = (seat: number, cards: number[]) => ({ seat, opponents: [0, 3 - seat], cards });
    // Bo has spent both tokens in one round, and happened upon the same card.
    show({ ...three, looks: [look(1, [other]), look(1, [other]), look(2, [])] }, []);
    const cards = within(screen.getByRole('group', { name: 'Your cards' }));
    const face = (card: number) => voice.say('card', { card });
    const seen = cards.getByRole('img', { name: `${face(other)} (seen by Bo)` });
    expect(seen.closest('.face')!.querySelectorAll('.lens')).toHaveLength(1);
    const unseen = cards.getByRole('img', { name: face(one) });
    expect(unseen.closest('.face')!.querySelector('.lens')).toBeNull();
  });

  it('keeps whom one has chosen while others bid', async () => {
    const { rerender, props } = show(view, looks);
    await fireEvent.click(screen.getByRole('button', { name: 'Investigate' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Dan' }));
    await rerender({ ...props, moves: [...looks] });
    const dan = screen.getByRole('button', { name: 'Dan' });
    expect(dan.getAttribute('aria-pressed')).toBe('true');
    await rerender({ ...props, moves: [] });
    expect(screen.queryByRole('button', { name: 'Dan' })).toBeNull();
  });

  it('takes a thumb or a fist, and shows no other before all are shown', async () => {
    const ballot = first('vote_sealed', 4).before;
    const votes: Move[] = [
      { kind: 'vote', thumb: false },
      { kind: 'vote', thumb: true },
    ];
    const { onmove } = show(ballot, votes);
    const trial = within(screen.getByRole('region', { name: 'The count' }));
    const { denouncer } = ballot.phase as { denouncer: number };
    for (const [seat, name] of names.slice(0, 4).entries()) {
      const said = trial
        .getByRole('img', { name: new RegExp(`^${name}: `) })
        .getAttribute('aria-label');
      if (seat === ballot.bids.at(-1)!.seat) expect(said).toContain('thumb up');
      else if (seat === denouncer) expect(said).toContain('closed fist');
      else expect(said).toMatch(/undecided|behind the back/);
    }
    await fireEvent.click(screen.getAllByRole('button', { name: deed('Believe', votes[1]!) })[0]!);
    expect(onmove.mock.calls).toEqual([[votes[1]]]);
  });

  it('lets one of three choose which card goes', async () => {
    const changing = first('bid_judged', 3).after;
    const hand = changing.hands[0]! as number[];
    const discards = hand.map((card): Move => ({ kind: 'discard', card }));
    const { onmove } = show(changing, discards);
    const cards = within(screen.getByRole('group', { name: 'Your cards' }));
    await fireEvent.click(cards.getByRole('button', { name: voice.move(discards[1]) }));
    expect(onmove.mock.calls).toEqual([[discards[1]]]);
  });

  it('stays with the count where nothing moves, until one goes on', async () => {
    const { before, told, after } = first('bid_judged', 4);
    const { rerender, props } = show(before, []);
    await rerender({ ...props, view: after, told });
    expect(screen.getByRole('region', { name: 'The count' })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.queryByRole('region', { name: 'The count' })).toBeNull();
    expect(screen.getByRole('group', { name: 'Bids' })).toBeTruthy();
  });

  it('opens the notebook, and Escape closes it', async () => {
    show(first('bid_judged', 4).after, []);
    await fireEvent.click(screen.getByRole('button', { name: 'Notebook' }));
    const book = screen.getByRole('region', { name: 'Notebook' });
    expect(within(book).getByText(/Round 1 /)).toBeTruthy();
    await fireEvent.keyDown(book, { key: 'Escape' });
    expect(screen.queryByRole('region', { name: 'Notebook' })).toBeNull();
  });

  it.each([
    ['on', null],
    ['two', 'last two counts'],
    ['off', 'No notes are kept'],
  ] as const)('says what a notebook that is %s forgets', async (notebook, forgets) => {
    show({ ...view, options: { ...view.options, notebook } }, []);
    await fireEvent.click(screen.getByRole('button', { name: 'Notebook' }));
    const book = within(screen.getByRole('region', { name: 'Notebook' }));
    expect(book.queryByText(/forgets|No notes/)?.textContent ?? null).toEqual(
      forgets === null ? null : expect.stringContaining(forgets),
    );
    expect(
      book.getByText(forgets === null ? /^Not seen yet/ : /^Not before your eyes/),
    ).toBeTruthy();
  });

  it('lets nothing be reached under the notebook, which a denunciation closes', async () => {
    const { container, rerender, props } = show(view, moves);
    await fireEvent.click(screen.getByRole('button', { name: 'Notebook' }));
    const book = screen.getByRole('region', { name: 'Notebook' });
    const beneath = [...container.querySelectorAll('.board button')].filter(
      (each) => !book.contains(each),
    );
    expect(beneath.length).toBeGreaterThan(3);
    expect(beneath.filter((each) => each.closest('[inert]') === null)).toEqual([]);
    await fireEvent.keyDown(within(book).getByRole('button'), { key: 'ArrowDown' });
    expect(document.activeElement?.closest('.notebook')).toBe(book);
    const denounced = first('bid_denounced', 4);
    await rerender({ ...props, view: denounced.after, told: denounced.told, moves: [] });
    expect(screen.queryByRole('region', { name: 'Notebook' })).toBeNull();
    expect(container.querySelector('[inert]')).toBeNull();
  });

  it('tells how likely the bid is about which one has to vote', () => {
    const ballot = first('vote_sealed', 4).before;
    show(ballot, [{ kind: 'vote', thumb: true }]);
    const trial = within(screen.getByRole('region', { name: 'The count' }));
    expect(trial.getByText(/^Odds, bids aside: (<1|\d+)%$/)).toBeTruthy();
    expect(screen.queryByText(/^How likely each bid is/)).toBeNull();
  });

  it('lets a token be spent while a count is shown, which ends it', async () => {
    const { before, told, after } = first('bid_judged', 4);
    const { rerender, props } = show(before, [], { still: false });
    await rerender({ ...props, view: after, told, moves: looks });
    expect(screen.getByRole('region', { name: 'The count' })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Investigate' }));
    expect(screen.queryByRole('region', { name: 'The count' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Dan' })).toBeTruthy();
  });

  it('says what it shows, event by event', async () => {
    vi.useFakeTimers();
    const { before, told, after } = first('bid_judged', 4);
    const onshow = vi.fn();
    const { rerender, props } = show(before, [], { still: false });
    await rerender({ ...props, view: after, told, onshow });
    const shown = () =>
      onshow.mock.calls.map(([event]) => told.findIndex((each) => each.event === event));
    expect(shown()).toEqual([0]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(shown().at(-1)).toBe(told.length - 1);
    expect(shown()).toEqual(shown().toSorted((one, two) => one - two));
    vi.useRealTimers();
  });

  it('tells the odds, unless one does not want them, and remembers that', async () => {
    show(view, moves);
    expect(bids().getByRole('button').querySelector('.unseen')!.textContent).toMatch(
      /, (<1|\d+)%$/,
    );
    await fireEvent.click(screen.getByRole('button', { name: /Odds/ }));
    expect(bids().getByRole('button').querySelector('.unseen')!.textContent).toBe(
      voice.move(higher),
    );
    expect(localStorage.getItem('ludotheque-odds')).toBe('off');
  });

  it('lets nothing be chosen while a move is on its way', () => {
    show(view, moves, { waiting: true });
    const pressable = screen
      .getAllByRole('button', { hidden: true })
      .filter((each) => !(each as HTMLButtonElement).disabled && !each.closest('.tools'));
    expect(pressable).toEqual([]);
  });

  it('says so when a game is over of which the view knows nothing', () => {
    show(view, [], { over: true });
    expect(screen.getByText('The game is over.', { selector: '.prompt span' })).toBeTruthy();
  });

  it('leads the keyboard on when others take away what had the focus', async () => {
    const { rerender, props } = show(view, looks);
    screen.getByRole('button', { name: 'Investigate' }).focus();
    const told = [{ at: 9, event: first('bid_denounced', 4).told[0]!.event }];
    await rerender({ ...props, view: { ...view }, told, moves: [] });
    await vi.waitFor(() => expect(document.activeElement?.closest('.prompt')).toBeTruthy());
  });

  it('has oysters for those who share', () => {
    const { container } = show(first('win_shared').after, []);
    expect(container.textContent).toContain('oysters');
    expect(container.querySelector('.oysters svg')).toBeTruthy();
    cleanup();
    const alone = show(first('game_won').after, []);
    expect(alone.container.querySelector('.oysters')).toBeNull();
  });

  it('tells what happened, and how it stands', async () => {
    const { before, told, after } = first('bid_judged', 4);
    const { rerender, props } = show(before, []);
    await rerender({ ...props, view: after, told });
    const lines = within(screen.getByRole('log')).getAllByText(/./);
    expect(lines.map((line) => line.textContent)).toEqual(
      told.map(({ event }) => voice.event(event)),
    );
    const summary = within(screen.getByRole('region', { name: 'How it stands' }));
    expect(summary.getAllByRole('listitem').length).toBeGreaterThan(4);
  });
});
