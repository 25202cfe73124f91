import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LessonChoice } from '../contract/lesson';
import niagara from '../games/niagara/lesson';
import { gameCatalogue, houseCatalogue } from '../i18n/catalogues';
import { Voice } from '../i18n/voice';
import { house } from '../session/house.svelte';
import Lesson from './Lesson.svelte';
import { LessonProgress } from './lessonProgress.svelte';

let voice: Voice;
const words = new Voice('en', [niagara.words.en], ['Sasha', 'Bear', 'Fox']);

beforeAll(async () => {
  house.voice = new Voice('en', [await houseCatalogue('en')]);
  voice = new Voice('en', [await gameCatalogue('niagara', 'en')], words.names);
});
beforeEach(() => {
  Element.prototype.animate ??= vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
  vi.spyOn(prefersReducedMotion, 'current', 'get').mockReturnValue(true);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// Found by selectors: the board is a large picture, and to ask all of it for its roles takes long.
const said = (selector: string) => document.querySelector(selector)?.textContent ?? null;

/** By what every reader has: the list of all moves, or the teacher's own buttons. */
async function choose({ move, number }: LessonChoice): Promise<void> {
  const label = move === undefined ? String(number ?? 'Watch') : voice.move(move);
  const buttons = [...document.querySelectorAll<HTMLElement>('.deeds button, details li button')];
  await fireEvent.click(buttons.find((each) => each.textContent.trim() === label)!);
  await tick();
}

describe('the page of the lesson', () => {
  it('goes from the first step to the last, with a hint where one errs', async () => {
    render(Lesson, { game: 'niagara' });
    await vi.waitFor(() => expect(said('details')).toContain('All moves'));
    for (const { name, facts, choices, asks } of niagara.steps) {
      const task = words.say(`text-${name}`, facts);
      await vi.waitFor(() => expect(said('.task')).toContain(task));
      if (asks === 'nothing') break;
      for (const wrong of choices.filter((each) => !each.right).slice(0, 1)) {
        await choose(wrong);
        const { refusal, hint } = wrong;
        const remark = refusal
          ? voice.refusal(refusal)
          : words.say(`hint-${name}-${hint!.reason}`, hint!.facts);
        expect(said('[role=alert]')).toContain(remark);
        expect(said('[role=alert]')).toContain(`Rule ${(refusal ?? hint)!.rule}`);
        expect(said('.task')).toContain(task);
      }
      await choose(choices.find((each) => each.right)!);
      expect(said('[role=alert]')).toBeNull();
    }
    expect(said('.deeds .primary')).toBe('Play now');
  });

  it('leads to a table of one’s own, also for a guest without a name', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (url: string, { method }: { method: string }) => {
      asked.push(`${method} ${url.split('?')[0]}`);
      if (method === 'GET') return Promise.resolve(new Response(null, { status: 204 }));
      return new Promise(() => undefined);
    });
    house.me = null;
    render(Lesson, { game: 'niagara' });
    const next = () => screen.findByLabelText('Next step', {}, { timeout: 10_000 });
    for (let step = 1; step < niagara.steps.length; step += 1) {
      await fireEvent.click(await next());
      await tick();
    }
    await fireEvent.click(await screen.findByText('Play now', {}, { timeout: 10_000 }));
    await vi.waitFor(() => expect(asked).toEqual(['GET /api/me', 'POST /api/me']));
  });

  it('goes back a step at a time, to the board as it was', () => {
    const progress = new LessonProgress(niagara);
    const arrive = (by: () => void) => {
      by();
      progress.rest();
      return progress.at;
    };
    expect(arrive(() => progress.back())).toBe(0);
    expect([1, 2].map(() => arrive(() => progress.next()))).toEqual([1, 2]);
    const wrong = progress.step.choices.find((each) => !each.right);
    if (wrong) progress.choose(wrong);
    expect(arrive(() => progress.back())).toBe(1);
    expect(progress.view).toBe(niagara.steps[1]!.view);
    expect(progress.step).toBe(niagara.steps[1]);
    expect([progress.remark, progress.told]).toEqual([null, []]);
    expect(arrive(() => progress.back())).toBe(0);
  });

  it('does not exist for a game that has none', () => {
    render(Lesson, { game: 'nothing' });
    expect(screen.getByText(new RegExp(house.say('nowhere')))).toBeTruthy();
  });
});
