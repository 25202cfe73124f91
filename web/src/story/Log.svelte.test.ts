import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { gameCatalogue, houseCatalogue } from '../i18n/catalogues';
import { Voice } from '../i18n/voice';
import { house } from '../session/house.svelte';
import Log from './Log.svelte';
import type { Aside } from './story';

const laid = (at: number, seat: number) => ({
  at,
  event: { kind: 'tile_laid', seat, rule: '2.1', only: null },
});
const turned = (at: number, seat: number, tile: number) => ({
  at,
  event: { kind: 'tile_turned', seat, tile, rule: '3.1', only: null },
});

/** Told to Bo alone. */
const known = (at: number) => ({ at, event: { ...turned(at, 1, 6).event, only: [1] } });

let voice: Voice;

beforeAll(async () => {
  const texts = [await houseCatalogue('en'), await gameCatalogue('niagara', 'en')];
  voice = new Voice('en', texts, ['Ana', 'Bo', 'Cleo']);
  house.voice = voice;
});
afterEach(cleanup);

/** Tells nothing by itself: what is watched, and who would be told. */
const watched = new Map<Element, () => void>();
class Watch {
  constructor(readonly told: () => void) {}
  observe(seen: Element): void {
    watched.set(seen, this.told);
  }
  disconnect(): void {}
}

function show(told: object[], lines: Aside[] = []) {
  const onmoment = vi.fn();
  const onrule = vi.fn();
  const props = { told, lines, voice, seat: 1, onmoment, onrule };
  return { onmoment, onrule, ...render(Log, props as never) };
}

const passages = () =>
  screen.getAllByRole('listitem').map((each) => each.textContent!.replace(/\s+/g, ' ').trim());
const opened = (at: number, round: number) => ({
  at,
  event: { kind: 'lifebuoy_passed', seat: 0, round, rule: '4.1', only: null },
});

describe('the log', () => {
  it('tells what happened, ply by ply, the newest at the bottom', () => {
    show([laid(0, 0), laid(2, 1), turned(2, 0, 3)], [{ kind: 'return', at: 1, seat: 2 }]);
    expect(passages()).toEqual([
      'Ana lays a tile face down. 2.1',
      'Cleo is back.',
      'Bo lays a tile face down. 2.1',
      'Ana turns up paddle 3. 3.1',
    ]);
    expect(document.querySelector('.own')!.textContent).toContain('Bo');
  });

  it('stays at its end when the room for it gets smaller', () => {
    vi.stubGlobal('ResizeObserver', Watch);
    show([laid(0, 0), laid(2, 1)]);
    vi.unstubAllGlobals();
    const scroller = document.querySelector('.scroller')!;
    vi.spyOn(scroller, 'scrollHeight', 'get').mockReturnValue(900);
    const to = vi.spyOn(scroller, 'scrollTop', 'set');
    watched.get(scroller)!();
    expect(to).toHaveBeenCalledWith(900);
  });

  it('goes on following when a round folds, and stays where its reader has scrolled', async () => {
    show([laid(0, 0), laid(2, 1)]);
    const scroller = document.querySelector('.scroller')!;
    let height = 900;
    vi.spyOn(scroller, 'scrollHeight', 'get').mockImplementation(() => height);
    const to = async (top: number) => {
      scroller.scrollTop = top;
      await fireEvent.scroll(scroller);
    };
    const left = () => screen.queryByRole('button', { name: /newest/ }) !== null;
    await to(890);
    height = 700;
    await to(500);
    expect(left()).toBe(false);
    await fireEvent.wheel(scroller);
    await to(300);
    expect(left()).toBe(true);
  });

  it('leads to the rule and to the moment', async () => {
    const { onrule, onmoment } = show([laid(0, 0), turned(7, 0, 3)]);
    await fireEvent.click(screen.getByRole('button', { name: 'Rule 3.1' }));
    expect(onrule).toHaveBeenCalledExactlyOnceWith('3.1');
    const link = screen.getByRole('link', { name: 'Ana turns up paddle 3.' });
    expect(link.getAttribute('href')).toBe('?at=8');
    expect(await fireEvent.click(link)).toBe(false);
    expect(onmoment).toHaveBeenCalledExactlyOnceWith(8);
    await fireEvent.click(link, { ctrlKey: true });
    expect(onmoment).toHaveBeenCalledOnce();
  });

  describe('with something that its reader alone was told', () => {
    const secret = 'Bo turns up paddle 6.';
    const veil = () => screen.getByRole('button', { name: /Something only you know/ });
    function cover(veiled: boolean) {
      const told = [laid(0, 0), known(1)] as never;
      render(Log, { told, lines: [], voice, seat: 1, veiled, onrule: vi.fn() });
    }
    /** With what stands in attributes. */
    const log = () => document.body.textContent + document.body.innerHTML;

    it('covers it, and nothing else', () => {
      cover(true);
      expect(log()).toContain('Ana lays a tile face down.');
      expect(log()).not.toContain(secret);
      expect(screen.queryByRole('button', { name: 'Rule 3.1' })).toBeNull();
      expect(veil().textContent).toContain('Hold to read');
    });

    it('shows it while it is held, and covers it again', async () => {
      vi.useFakeTimers();
      cover(true);
      await fireEvent.pointerDown(veil(), { button: 0 });
      expect(screen.getByRole('status').textContent).toBe(secret);
      vi.advanceTimersByTime(1000);
      await fireEvent.pointerUp(veil());
      expect(log()).not.toContain(secret);
      vi.useRealTimers();
    });

    it('shows it by a key for a moment', async () => {
      vi.useFakeTimers();
      cover(true);
      await fireEvent.keyDown(veil(), { key: 'Enter' });
      await fireEvent.keyUp(veil(), { key: 'Enter' });
      expect(log()).toContain(secret);
      vi.advanceTimersByTime(5000);
      flushSync();
      expect(log()).not.toContain(secret);
      vi.useRealTimers();
    });

    it('tells it once the game is over', () => {
      cover(false);
      expect(log()).toContain(secret);
      expect(screen.queryByRole('button', { name: /only you/ })).toBeNull();
    });
  });

  it('leads to no moment while there are none to look at', () => {
    render(Log, { told: [laid(6, 0)], lines: [], voice, seat: 1, onrule: vi.fn() } as never);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('listitem').textContent).toContain('Ana lays a tile');
  });

  it('marks the line that led to the moment that is looked at', async () => {
    const { rerender } = show([laid(0, 0), laid(1, 1), laid(4, 2)]);
    expect(document.querySelector('[aria-current]')).toBeNull();
    const marked = async (current: number) => {
      await rerender({ current } as never);
      return [...document.querySelectorAll('[aria-current=step]')].map((each) =>
        each.querySelector('.moment')!.getAttribute('href'),
      );
    };
    expect(await marked(0)).toEqual([]);
    expect(await marked(2)).toEqual(['?at=2']);
    // Lines that these eyes were told nothing of are not in the log.
    expect(await marked(4)).toEqual(['?at=2']);
    expect(await marked(5)).toEqual(['?at=5']);
  });

  it('shows what was taken back', () => {
    show([laid(0, 0)], [{ kind: 'undo', at: 1, seat: 0, ply: 0, alone: true }]);
    expect(passages()).toEqual([
      'Ana lays a tile face down. (taken back) 2.1',
      'Ana takes a move back.',
    ]);
  });

  it('says every line that is no ply', () => {
    show(
      [],
      [
        { kind: 'resign', at: 0, seat: 0 },
        { kind: 'agree', at: 1, seats: [0, 1] },
        { kind: 'lend', at: 2, seat: 2, bot: 'amateur', why: 'clock' },
      ],
    );
    expect(passages()).toEqual(['Ana resigns.', 'A draw is agreed.', 'A bot plays for Cleo.']);
  });

  it('has rounds that fold, the newest two open', async () => {
    show([laid(0, 0), opened(1, 2), laid(2, 1), opened(3, 3), laid(4, 2)]);
    const heads = screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
    expect(heads.map((each) => each!.trim().slice(-7))).toEqual(['Round 1', 'Round 2', 'Round 3']);
    expect(passages()).toHaveLength(4);
    const first = screen.getByRole('button', { name: /Round 1/ });
    expect(first.getAttribute('aria-expanded')).toBe('false');
    await fireEvent.click(first);
    expect(passages()[0]).toContain('Ana lays a tile');
    expect(passages()).toHaveLength(5);
  });

  it('is read by who is concerned, or by what one alone knows', async () => {
    show([laid(0, 0), opened(1, 2), laid(2, 1), opened(3, 3), laid(4, 2), known(5)]);
    await fireEvent.click(screen.getByRole('button', { name: 'Mine' }));
    expect(passages()).toEqual(['Bo lays a tile face down. 2.1', 'Bo turns up paddle 6. 3.1']);
    await fireEvent.click(screen.getByRole('button', { name: 'Secrets' }));
    expect(passages()).toEqual(['Bo turns up paddle 6. 3.1']);
  });

  it('offers no look at secrets where there are none', () => {
    show([laid(0, 0), laid(1, 1)]);
    expect(screen.getByRole('button', { name: 'Mine' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Secrets' })).toBeNull();
  });

  it('leaves out what goes without saying once more has followed, unless all is wanted', async () => {
    const props = { game: 'niagara', lines: [], voice, seat: 1, onrule: vi.fn() };
    const told = [laid(0, 0), laid(1, 1), turned(2, 0, 3), laid(3, 2)];
    render(Log, { ...props, told } as never);
    await vi.waitFor(() =>
      expect(passages()).toEqual(['Ana turns up paddle 3. 3.1', 'Cleo lays a tile face down. 2.1']),
    );
    await fireEvent.click(screen.getByRole('button', { name: 'Details' }));
    expect(passages()).toHaveLength(4);
  });

  it('is one stop of the tab key; arrows lead from line to line and to the clause', async () => {
    show([laid(0, 0), laid(1, 1), turned(2, 0, 3)]);
    const stops = () =>
      [...document.querySelectorAll<HTMLElement>('.scroller [tabindex="0"]')].map((each) =>
        each.textContent!.trim(),
      );
    await vi.waitFor(() => expect(stops()).toEqual(['Ana turns up paddle 3.']));
    const last = screen.getByRole('link', { name: 'Ana turns up paddle 3.' });
    last.focus();
    await fireEvent.keyDown(last, { key: 'ArrowUp' });
    expect(document.activeElement!.textContent).toContain('Bo lays');
    expect(stops()).toEqual(['Bo lays a tile face down.']);
    await fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
    expect(document.activeElement!.getAttribute('aria-label')).toBe('Rule 2.1');
    await fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft' });
    await fireEvent.keyDown(document.activeElement!, { key: 'Home' });
    expect(document.activeElement!.textContent).toContain('Round 1');
  });

  describe('walked through by keys, across its rounds', () => {
    const rounds = () => [laid(0, 0), opened(1, 2), laid(2, 1), opened(3, 3), laid(4, 2)];
    const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
    const here = () => document.activeElement!.textContent!.replace(/\s+/g, ' ').trim();
    const stops = () => [...document.querySelectorAll('.scroller [tabindex="0"]')];

    it('leads on from a heading, down and up', async () => {
      show(rounds());
      screen.getByRole('button', { name: /Round 3/ }).focus();
      await press('ArrowDown');
      expect(here()).toMatch(/lifebuoy|buoy/i);
      await press('ArrowUp');
      await press('ArrowUp');
      expect(here()).toBe('Bo lays a tile face down.');
      await press('ArrowUp');
      await press('ArrowUp');
      expect(here()).toContain('Round 2');
      await press('ArrowUp');
      expect(here()).toContain('Round 1');
      await press('ArrowUp');
      expect(here()).toContain('Round 1');
      expect(stops()).toEqual([document.activeElement]);
    });

    it('folds and unfolds a round at its heading, and follows no link for it', async () => {
      const { onmoment } = show(rounds());
      const first = screen.getByRole('button', { name: /Round 1/ });
      first.focus();
      await press('ArrowRight');
      expect(first.getAttribute('aria-expanded')).toBe('true');
      await press('ArrowDown');
      expect(here()).toBe('Ana lays a tile face down.');
      await press('ArrowLeft');
      expect(onmoment).not.toHaveBeenCalled();
      await press('ArrowUp');
      await press('ArrowLeft');
      expect(first.getAttribute('aria-expanded')).toBe('false');
      expect(document.activeElement).toBe(first);
    });

    it('passes by headings where only some lines are read', async () => {
      show([...rounds(), laid(5, 1)]);
      await fireEvent.click(screen.getByRole('button', { name: 'Mine' }));
      await vi.waitFor(() => expect(stops()).toHaveLength(1));
      (stops()[0] as HTMLElement).focus();
      await press('ArrowUp');
      expect(here()).toBe('Bo lays a tile face down.');
      expect(document.activeElement!.closest('li')!.dataset.at).toBe('2');
      await press('ArrowUp');
      expect(document.activeElement!.closest('li')!.dataset.at).toBe('2');
      expect(stops()).toEqual([document.activeElement]);
    });
  });

  it('is read by what has a clause, which then stands there', async () => {
    show([laid(0, 0)], [{ kind: 'return', at: 1, seat: 2 }]);
    expect(screen.getByRole('button', { name: 'Rule 2.1' }).classList).not.toContain('whole');
    await fireEvent.click(screen.getByRole('button', { name: 'With a rule' }));
    expect(passages()).toEqual(['Ana lays a tile face down. 2.1']);
    expect(screen.getByRole('button', { name: 'Rule 2.1' }).classList).toContain('whole');
  });

  it('unfolds all its rounds at once, and folds them', async () => {
    show([laid(0, 0), opened(1, 2), laid(2, 1), opened(3, 3), laid(4, 2)]);
    await fireEvent.click(screen.getByRole('button', { name: 'Unfold all' }));
    expect(passages()).toHaveLength(5);
    await fireEvent.click(screen.getByRole('button', { name: 'Fold all' }));
    expect(screen.queryAllByRole('listitem')).toHaveLength(0);
  });

  it('says of a folded round what weighed most in it, and no secret', async () => {
    const props = { game: 'niagara', lines: [], voice, seat: 1, onrule: vi.fn() };
    const told = [turned(0, 0, 3), known(1), opened(2, 2), laid(3, 1), opened(4, 3), laid(5, 2)];
    render(Log, { ...props, told } as never);
    const head = screen.getByRole('button', { name: /Round 1/ });
    await vi.waitFor(() => expect(head.textContent).toContain('Ana turns up paddle 3.'));
    expect(head.textContent).not.toContain('paddle 6');
    await fireEvent.click(head);
    expect(head.textContent).not.toContain('paddle 3');
  });

  it('does not say an old line again when a new one comes', async () => {
    const many = Array.from({ length: 400 }, (_, at) => laid(at, at % 3));
    let told = $state.raw(many);
    const props = { lines: [], voice, seat: 1, onmoment: vi.fn(), onrule: vi.fn() };
    const log = mount(Log, {
      target: document.body,
      props: {
        ...props,
        get told() {
          return told;
        },
      },
    });
    flushSync();
    const event = vi.spyOn(voice, 'event');
    told = [...many, laid(400, 0)];
    flushSync();
    expect(document.querySelectorAll('li')).toHaveLength(401);
    expect(event.mock.calls.length).toBeLessThan(5);
    event.mockRestore();
    await unmount(log);
  });
});
