import { afterEach, describe, expect, it, vi } from 'vitest';
import { pledged, pledgeOf } from '../fairness/pledge';
import { remember, remembered } from '../session/seen';
import { keep, recall, recallData } from './storage';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('notes', () => {
  it('are kept, read and thrown away', () => {
    keep('a', 'one');
    expect(recall('a')).toBe('one');
    keep('a', null);
    expect(recall('a')).toBeNull();
  });

  it('that are spoilt are none', () => {
    keep('a', '{');
    expect(recallData('a')).toBeUndefined();
    expect(recallData('b')).toBeUndefined();
    keep('a', '[1]');
    expect(recallData('a')).toEqual([1]);
  });

  it('are no trouble where the reader allows none', () => {
    vi.stubGlobal(
      'localStorage',
      new Proxy(
        {},
        {
          get() {
            throw new DOMException('not here', 'SecurityError');
          },
        },
      ),
    );
    keep('a', 'one');
    expect(recall('a')).toBeNull();
    expect(recallData('a')).toBeUndefined();
    expect(pledged({ id: 'mivo-tarelu', commitment: 'aa' })).toMatch(/^[0-9a-f]{32}$/);
    expect(pledgeOf('mivo-tarelu')).toBeNull();
    remember({ table: 'mivo-tarelu', seat: 0, at: 1, view: {} });
    expect(remembered('mivo-tarelu', 0)).toBeNull();
  });
});
