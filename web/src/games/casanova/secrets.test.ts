import { cleanup, fireEvent, screen, within } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { answers, deciding, deed, end, had, moves, prepare, show, view, voice } from './boardCases';
import { first } from './recorded';
import { theatreOf, type View } from './venice';

prepare();

describe('what is seen under cloaks', () => {
  const panel = () => screen.getByRole('group', { name: 'What you see under the cloaks' });
  const button = () => within(panel()).getByRole('button', { name: 'Hold to look' });

  it('stands on the screen only as long as the button is held', async () => {
    vi.useFakeTimers();
    show(had('other'), answers);
    expect(panel().textContent).not.toContain('Casanova');
    await fireEvent.pointerDown(button(), { button: 0 });
    expect(panel().textContent).toContain('Casanova!');
    await vi.advanceTimersByTimeAsync(1000);
    await fireEvent.pointerUp(button());
    expect(panel().textContent).not.toContain('Casanova');
    vi.useRealTimers();
  });

  it('covers itself after a tap, by keys as well', async () => {
    vi.useFakeTimers();
    show(had('neither'), answers);
    await fireEvent.keyDown(button(), { key: ' ' });
    await fireEvent.keyUp(button(), { key: ' ' });
    expect(panel().textContent).toContain('none of them');
    await vi.advanceTimersByTimeAsync(3000);
    expect(panel().textContent).not.toContain('none of them');
    vi.useRealTimers();
  });

  it('changes nothing that others could see', () => {
    const pictures = (['own', 'other', 'neither'] as const).map((found) => {
      const { container } = show(had(found), answers);
      const { innerHTML } = container;
      cleanup();
      return innerHTML;
    });
    expect(pictures[1]).toBe(pictures[0]);
    expect(pictures[2]).toBe(pictures[0]);
  });

  it('leaves the same picture whatever was answered', async () => {
    const { before, told, after } = first('answer_noted');
    const said = async (exchanged: boolean) => {
      const next: View = {
        ...after,
        log: after.log.map((entry, index) =>
          entry.kind === 'met' && index === after.log.length - 1 ? { ...entry, exchanged } : entry,
        ),
        notebook: after.notebook.map((note) => ({ ...note, saw: exchanged })),
      };
      const heard = told.map(({ at, event }) => ({
        at,
        event: event.kind === 'answer_noted' ? { ...event, exchanged } : event,
      }));
      const { container, rerender, props } = show(before, []);
      await rerender({ ...props, view: next, told: heard, moves: [end] });
      const { innerHTML } = container;
      cleanup();
      return innerHTML;
    };
    expect(await said(true)).toBe(await said(false));
  });

  it('is not told aloud', async () => {
    const { before, told, after } = first('figures_seen');
    const { rerender, props } = show(before, []);
    await rerender({ ...props, view: after, told });
    const lines = within(screen.getAllByRole('log')[0]!).getAllByText(/./);
    expect(lines.map((line) => line.textContent)).toEqual([voice.event(told[0]!.event)]);
  });

  it('is answered by two buttons that look alike', async () => {
    const { onmove } = show(had('own'), answers);
    const [one, other] = answers.map((move) =>
      screen.getByRole('button', {
        name: deed(move === answers[1] ? 'Exchange' : 'Leave as is', move),
      }),
    );
    expect(one!.className).toBe(other!.className);
    await fireEvent.click(other!);
    expect(onmove.mock.calls).toEqual([[answers[1]]]);
  });
});

describe('the notebook', () => {
  it('lets nothing be reached under it', async () => {
    const { container } = show(view, moves);
    await fireEvent.click(screen.getByRole('button', { name: 'Notebook' }));
    const book = screen.getByRole('region', { name: 'Notebook' });
    const beneath = [...container.querySelectorAll('.board button')].filter(
      (each) => !book.contains(each),
    );
    expect(beneath.length).toBeGreaterThan(3);
    expect(beneath.filter((each) => each.closest('[inert]') === null)).toEqual([]);
    const close = within(book).getByRole('button', { name: 'Close' });
    for (const key of ['ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight']) {
      await fireEvent.keyDown(document.activeElement ?? close, { key });
      expect(book.contains(document.activeElement)).toBe(true);
    }
    await fireEvent.click(close);
    expect(container.querySelector('[inert]')).toBeNull();
    await vi.waitFor(() => expect(document.activeElement?.matches('.book')).toBe(true));
  });

  it('says of each figure who touched it last, and when', async () => {
    const note = { spot: 1, saw: null, when: null, since: [], touched: null };
    const notebook: View['notebook'] = [
      note,
      { ...note, spot: 2, since: [1, 2], touched: [4, 2] },
      { ...note, spot: 5, saw: false, when: 5, touched: [3, 1] },
      { ...note, spot: 6, saw: false, when: 5 },
      // The meeting in which it was seen.
      { ...note, spot: 7, saw: false, when: 5, touched: [5, 0] },
      { ...note, spot: 8, saw: false, when: 5, since: [1], touched: [6, 1] },
    ];
    show({ ...view, notebook }, []);
    await fireEvent.click(screen.getByRole('button', { name: 'Notebook' }));
    const lines = within(screen.getByRole('region', { name: 'Notebook' })).getAllByRole('listitem');
    const said = lines.map((line) =>
      [...line.querySelectorAll('small')].map((each) => each.textContent),
    );
    expect(said).toEqual([
      ['never seen', 'handled by nobody yet'],
      ['never seen', 'handled by Bo and Cleo, last in round 4'],
      ['seen in round 5', 'handled by nobody since; before, by Bo in round 3'],
      ['seen in round 5', 'handled by nobody since'],
      ['seen in round 5', 'handled by nobody since'],
      ['seen in round 5', 'since then handled by Bo, last in round 6'],
    ]);
  });

  it('tells when, and since when not; what, only while it is held', async () => {
    show({ ...had('own'), phase: view.phase }, []);
    await fireEvent.click(screen.getByRole('button', { name: 'Notebook' }));
    const book = screen.getByRole('region', { name: 'Notebook' });
    expect(within(book).getAllByRole('listitem')).toHaveLength(deciding.notebook.length);
    expect(book.querySelector('strong')).toBeNull();
    const look = within(book).getByRole('button', { name: 'Hold to look' });
    await fireEvent.pointerDown(look, { button: 0 });
    expect(book.querySelectorAll('strong')).toHaveLength(deciding.notebook.length);
    await fireEvent.keyDown(look, { key: 'Escape' });
    expect(screen.queryByRole('region', { name: 'Notebook' })).toBeNull();
  });

  it('has one’s own meetings where nobody keeps it', async () => {
    const options = { ...deciding.options, notebook: 'off' as const };
    show({ ...deciding, options, notebook: [], phase: view.phase }, []);
    await fireEvent.click(screen.getByRole('button', { name: 'Notebook' }));
    const book = screen.getByRole('region', { name: 'Notebook' });
    const mine = deciding.log.filter(({ seat, kind }) => seat === 0 && kind !== 'shown');
    const told = within(book).getAllByRole('listitem');
    expect(told).toHaveLength(mine.length);
    expect(told.map((each) => each.textContent.trim())).toEqual(
      mine.toReversed().map((entry) => {
        if (entry.kind === 'looked')
          return `Round ${entry.round}: you looked round the Doge’s docks.`;
        const theatre = entry.kind === 'met' ? theatreOf(entry.spot) : null;
        return theatre === null
          ? expect.stringMatching(/^Round \d+: you met (Bo|Cleo|Dan)\.$/)
          : `Round ${entry.round}: you called at the theatre ${theatre}.`;
      }),
    );
  });
});
