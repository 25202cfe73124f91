import { beforeEach, describe, expect, it } from 'vitest';
import type { Frame, Told } from '../gen/wire';
import { forget, remembered } from '../session/seen';
import { CatchUp } from './catchUp.svelte';

const told = (...at: number[]): Told[] => at.map((each) => ({ at: each, event: { n: each } }));

function frame(at: number, over = false): Frame {
  return {
    kind: 'frame',
    at,
    since: 0,
    view: { at },
    told: [],
    lines: [],
    moves: [],
    awaited: [],
    times: null,
    undo: false,
    forced: false,
    result: over ? { scores: [], winners: [], rule: '1' } : null,
    how: over ? 'rules' : null,
    remarks: [],
    near: null,
  };
}

beforeEach(() => forget());

describe('what the board is given', () => {
  it('is at first just the board, to whoever was never here', () => {
    const catchUp = new CatchUp('a');
    catchUp.show(frame(5), told(0, 2, 4), 0, true);
    expect(catchUp.shown).toEqual({ at: 5, view: { at: 5 }, told: [] });
    expect(catchUp.missed).toBeNull();
  });

  it('is then what happened since the frame before', () => {
    const catchUp = new CatchUp('a');
    catchUp.show(frame(5), told(0, 2, 4), 0, true);
    catchUp.show(frame(7), told(0, 2, 4, 5, 6), 0, true);
    expect(catchUp.shown).toEqual({ at: 7, view: { at: 7 }, told: told(5, 6) });
  });

  it('waits for a reader who looks elsewhere, and leaves nothing out', () => {
    const catchUp = new CatchUp('a');
    catchUp.show(frame(5), told(4), 0, true);
    catchUp.show(frame(6), told(4, 5), 0, false);
    catchUp.show(frame(7), told(4, 5, 6), 0, false);
    expect(catchUp.shown!.at).toBe(5);
    catchUp.show(frame(7), told(4, 5, 6), 0, true);
    expect(catchUp.shown).toEqual({ at: 7, view: { at: 7 }, told: told(5, 6) });
    expect(catchUp.missed).toEqual({ count: 2, from: 5 });
  });

  it('begins where the reader left, when they come back', () => {
    new CatchUp('a').show(frame(5), told(4), 0, true);
    const again = new CatchUp('a');
    again.show(frame(8), told(4, 5, 7), 0, true);
    expect(again.shown).toEqual({ at: 5, view: { at: 5 }, told: [] });
    again.show(frame(8), told(4, 5, 7), 0, true);
    expect(again.missed).toEqual({ count: 2, from: 5 });
    expect(again.shown).toEqual({ at: 8, view: { at: 8 }, told: told(5, 7) });
  });

  it('never shows one seat what another has seen', () => {
    new CatchUp('a').show(frame(5), told(4), 0, true);
    const other = new CatchUp('a');
    other.show(frame(8), told(4, 5, 7), null, true);
    expect(other.shown!.view).toEqual({ at: 8 });
  });

  it('begins anew for whoever changes seats before it', () => {
    const catchUp = new CatchUp('a');
    catchUp.show(frame(5), told(4), 0, true);
    catchUp.show(frame(7), told(4, 5, 6), 0, false);
    catchUp.show(frame(7), told(5), null, true);
    expect(catchUp.shown).toEqual({ at: 7, view: { at: 7 }, told: [] });
    expect(catchUp.missed).toBeNull();
  });

  it('keeps nobody for long who was away for long', () => {
    new CatchUp('a').show(frame(5), told(4), 0, true);
    const again = new CatchUp('a');
    again.show(frame(200), told(...Array.from({ length: 190 }, (_, at) => at + 5)), 0, true);
    expect(again.shown).toEqual({ at: 200, view: { at: 200 }, told: [] });
    expect(again.missed).toEqual({ count: 190, from: 5 });
  });

  it('says what was missed until that is known, and adds up what is missed meanwhile', () => {
    const catchUp = new CatchUp('a');
    catchUp.show(frame(5), told(4), 0, true);
    catchUp.show(frame(7), told(4, 5, 6), 0, false);
    catchUp.show(frame(7), told(4, 5, 6), 0, true);
    catchUp.show(frame(8), told(4, 5, 6, 7), 0, true);
    expect(catchUp.missed).toEqual({ count: 2, from: 5 });
    catchUp.show(frame(9), told(4, 5, 6, 7, 8), 0, false);
    catchUp.show(frame(9), told(4, 5, 6, 7, 8), 0, true);
    expect(catchUp.missed).toEqual({ count: 3, from: 5 });
    catchUp.dismiss();
    catchUp.show(frame(10), told(4, 5, 6, 7, 8, 9), 0, true);
    expect(catchUp.missed).toBeNull();
  });

  it('is forgotten when the game is over, and when too much is remembered', () => {
    new CatchUp('a').show(frame(5), [], 0, true);
    new CatchUp('a').show(frame(9, true), [], 0, true);
    expect(remembered('a', 0)).toBeNull();
    for (let n = 0; n < 20; n++) new CatchUp(`t${n}`).show(frame(5), [], 0, true);
    expect(remembered('t0', 0)).toBeNull();
    expect(remembered('t19', 0)).not.toBeNull();
  });
});
