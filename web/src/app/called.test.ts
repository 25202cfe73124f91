import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forget, owner, remember } from '../calls/owner';
import type { Api } from '../net/api';
import { called } from './called';

const ours = vi.hoisted(() => vi.fn());
vi.mock('../calls/device', () => ({ ours }));

describe('a browser in which somebody comes in', () => {
  const ask = vi.fn(async () => ({}));
  const api = { ask } as unknown as Api;

  beforeEach(() => {
    ask.mockClear();
    ours.mockReset();
  });
  afterEach(forget);

  it('asks nothing where nobody was called, or they themselves', async () => {
    await called('Ana', api);
    remember('Ana');
    await called('Ana', api);
    expect(ask).not.toHaveBeenCalled();
    expect(owner()).toBe('Ana');
  });

  it('calls nobody any more who was here before', async () => {
    remember('Ana');
    ours.mockResolvedValue(null);
    await called('Ben', api);
    expect(ask).toHaveBeenCalledExactlyOnceWith('GET', '/api/calls');
    expect(owner()).toBeNull();
    await called('Ben', api);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('goes on calling who has another name now', async () => {
    remember('Ana');
    ours.mockResolvedValue({ endpoint: 'x' });
    await called('Anna', api);
    expect(owner()).toBe('Anna');
  });

  it('does nothing where the house does not answer: it is asked again', async () => {
    remember('Ana');
    ask.mockRejectedValueOnce(new Error('no house'));
    await called('Ben', api);
    expect(owner()).toBe('Ana');
  });
});
