import { describe, expect, it } from 'vitest';
import type { Voice } from '../../i18n/voice';
import { lookedAt, ownSecret } from './moments';
import type { Event, View } from './venice';

const words = { say: (key: string) => key } as Voice;
const event = (kind: string, more: object) => ({ kind, rule: '3.5', only: null, ...more }) as Event;
const viewOf = (notebook: object[], log: object[] = []) => ({ notebook, log }) as unknown as View;
const mine = viewOf([{ spot: 0, saw: true, when: 2, since: [] }]);

describe('a look under one’s own cloak', () => {
  const met = event('ladies_met', { seat: 2, rival: 0 });

  it('is staged for whom it is about, and for nobody else', () => {
    const staged = [0, 1, 2, null].map((seat) => lookedAt(met, seat, viewOf([]), true, words));
    expect(staged.map((each) => each?.text)).toEqual([
      'moment-looked-at',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('tells that he was there only where nothing is covered', () => {
    expect(lookedAt(met, 0, mine, true, words)?.text).toBe('moment-perhaps-robbed');
    expect(lookedAt(met, 0, mine, false, words)?.text).toBe('moment-looked-at');
    const unsure = viewOf([{ spot: 0, saw: true, when: 2, since: [3] }]);
    expect(lookedAt(met, 0, unsure, true, words)?.text).toBe('moment-looked-at');
  });
});

describe('what the reader alone has found', () => {
  const met = (found: string) => viewOf([], [{ kind: 'met', seat: 0, found }]);

  it.each([
    [[event('figures_seen', { seat: 0, found: 'other' })], 'moment-found'],
    [[event('figures_seen', { seat: 0, found: 'own' })], 'moment-still-yours'],
    [[event('figures_seen', { seat: 0, found: 'neither' })], undefined],
    [[event('round_seen', { seat: 0, found: 2 })], 'moment-found'],
    [[event('round_seen', { seat: 0, found: null })], undefined],
  ])('is staged: %j', (events, text) => {
    expect(ownSecret(events, 0, viewOf([]), words)?.text).toBe(text);
  });

  it('is his theft, or that he was let go', () => {
    const exchanged = [event('answer_noted', { seat: 0, exchanged: true })];
    const left = [event('answer_noted', { seat: 0, exchanged: false })];
    expect(ownSecret(exchanged, 0, met('other'), words)?.text).toBe('moment-stolen');
    expect(ownSecret(exchanged, 0, met('own'), words)?.text).toBe('moment-given-away');
    expect(ownSecret(exchanged, 0, met('neither'), words)).toBeNull();
    expect(ownSecret(left, 0, met('other'), words)).toBeNull();
    expect(ownSecret(exchanged, 1, met('other'), words)).toBeNull();
  });
});
