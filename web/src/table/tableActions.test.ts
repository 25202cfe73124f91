import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { route } from '../browser/route.svelte';
import type { TableInfo } from '../gen/wire';
import { houseCatalogue } from '../i18n/catalogues';
import { Voice } from '../i18n/voice';
import { Objection, Unreachable } from '../net/api';
import type { Outcome, Unnumbered } from '../net/sendQueue';
import type { TableSocket } from '../net/tableSocket.svelte';
import { house } from '../session/house.svelte';
import { TableActions } from './tableActions.svelte';

let sent: { message: Unnumbered; answer: (outcome: Outcome) => void }[];
let actions: TableActions;

beforeAll(async () => {
  house.voice = new Voice('en', [await houseCatalogue('en')]);
});
beforeEach(() => {
  sent = [];
  const send = (message: Unnumbered) =>
    new Promise<Outcome>((answer) => sent.push({ message, answer }));
  actions = new TableActions({ id: 'mivo-tarelu', send } as unknown as TableSocket);
  house.me = { name: 'Ana', claimed: false };
});
afterEach(() => vi.restoreAllMocks());

describe('a deed', () => {
  it('is done once, however often one clicks while it is on its way', async () => {
    const first = actions.act({ kind: 'take_back' });
    expect(await actions.act({ kind: 'take_back' })).toBe(false);
    const other = actions.act({ kind: 'propose_draw' });
    expect(sent.map(({ message }) => message.kind)).toEqual(['take_back', 'propose_draw']);
    expect(actions.busy('take_back')).toBe(true);
    for (const { answer } of sent) answer({ at: 3 });
    expect(await Promise.all([first, other])).toEqual([true, true]);
    expect(actions.busy('take_back')).toBe(false);
    void actions.act({ kind: 'take_back' });
    expect(sent).toHaveLength(3);
  });

  it('may be an answer to each of several offers', () => {
    void actions.act({ kind: 'answer', offer: '1', yes: true });
    void actions.act({ kind: 'answer', offer: '2', yes: true });
    void actions.act({ kind: 'answer', offer: '2', yes: false });
    expect(sent).toHaveLength(2);
  });

  it('that went wrong says how', async () => {
    const done = actions.act({ kind: 'take_back' });
    sent[0]!.answer({ problem: { reason: 'x', facts: {}, text: 'Nothing to take back.' } });
    expect(await done).toBe(false);
    expect(actions.trouble).toBe('Nothing to take back.');
    const again = actions.act({ kind: 'take_back' });
    sent[1]!.answer({ unsure: true });
    expect(await again).toBe(false);
    expect(actions.trouble).toBe(house.say('line-unsure'));
  });
});

describe('a guest whom the house does not know yet', () => {
  beforeEach(() => {
    house.me = null;
  });
  const meeting = (answer: () => Promise<void>) =>
    vi.spyOn(house, 'meet').mockImplementation(answer);

  it('is told when the house cannot be asked, and may try again', async () => {
    const met = meeting(() => Promise.reject(new Unreachable()));
    expect(await actions.sit()).toBe(false);
    expect(actions.trouble).toBe(house.say('unreachable-now'));
    expect(await actions.say('Hello')).toBe(false);
    expect(met).toHaveBeenCalledTimes(2);
    expect(actions.naming).toBe(false);
    expect([actions.busy('sit'), actions.busy('say')]).toEqual([false, false]);
  });

  it('sees that it takes a while', async () => {
    vi.useFakeTimers();
    let answer!: () => void;
    meeting(() => new Promise((resolve) => (answer = resolve)));
    const sat = actions.sit();
    expect([actions.busy('sit'), actions.slow]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(actions.slow).toBe(true);
    answer();
    await vi.advanceTimersByTimeAsync(0);
    vi.useRealTimers();
    expect([actions.naming, actions.slow]).toEqual([true, false]);
    actions.named(false);
    expect(await sat).toBe(false);
  });
});

describe('to play again', () => {
  const face = (stage: TableInfo['stage']) =>
    ({ id: 'tabu-lumi', commitment: 'aa', stage }) as unknown as TableInfo;

  it('is to sit down where the others gather', async () => {
    vi.spyOn(house.api, 'rematch').mockResolvedValue(face('gathering'));
    const sit = vi.spyOn(house.api, 'sit').mockResolvedValue(null as never);
    const go = vi.spyOn(route, 'go').mockImplementation(() => undefined);
    expect(await actions.rematch()).toBe(true);
    expect(sit).toHaveBeenCalledOnce();
    expect(go).toHaveBeenCalledWith('/tables/tabu-lumi');
  });

  it('is to watch them if they have begun', async () => {
    vi.spyOn(house.api, 'rematch').mockResolvedValue(face('playing'));
    const begun = new Objection(409, { reason: 'already-begun', facts: {}, text: '' });
    vi.spyOn(house.api, 'sit').mockRejectedValue(begun);
    const go = vi.spyOn(route, 'go').mockImplementation(() => undefined);
    expect(await actions.rematch()).toBe(true);
    expect(go).toHaveBeenCalledWith('/tables/tabu-lumi');
  });
});
