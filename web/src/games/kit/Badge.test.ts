import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import type { SeatBadge } from '../../contract/board';
import Badge from './Badge.svelte';

afterEach(cleanup);

const quiet: SeatBadge = { bot: false, strength: null, face: null, clock: null, mark: null };

function shown(badge: Partial<SeatBadge>): Element {
  return render(Badge, { badge: { ...quiet, ...badge } }).container.querySelector('.badge')!;
}

it('shows the time that is left, and that it is little', () => {
  const words = shown({ clock: { text: '0:09', short: true } }).querySelector('.words')!;
  expect(words.textContent.trim()).toBe('0:09');
  expect(words.querySelector('.clock')!.classList).toContain('short');
});

it('says why nobody plays there, with a sign', () => {
  const badge = shown({ mark: { text: 'away', sign: 'lost' } });
  expect(badge.querySelector('.words .mark')!.textContent.trim()).toBe('away');
  expect(badge.querySelectorAll('.mark svg')).toHaveLength(1);
});

it('marks a bot with a sign alone, and takes no line for it', () => {
  const badge = shown({ bot: true });
  expect(badge.querySelectorAll('.sign svg')).toHaveLength(1);
  expect(badge.querySelector('.words')).toBeNull();
});

it('has nothing to show of who simply plays', () => {
  expect(shown({}).textContent.trim()).toBe('');
  expect(shown({}).querySelector('svg')).toBeNull();
});

it('shows whose face a bot has, that it is one, and how strong it is', () => {
  const badge = shown({ bot: true, strength: 'expert', face: '/face' });
  expect(badge.querySelector('.face img')!.getAttribute('src')).toBe('/face');
  expect(badge.querySelectorAll('.face svg')).toHaveLength(1);
  expect(badge.querySelector('.words')!.textContent.trim()).toBe('expert');
});
