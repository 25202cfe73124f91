import { beforeEach, describe, expect, it, vi } from 'vitest';
import { route } from '../../browser/route.svelte';
import type { TableSocket } from '../../net/tableSocket.svelte';
import { sitOnArrival } from './arrival';
import type { TableActions } from '../tableActions.svelte';

const sit = vi.fn(async () => true);
const actions = { sit } as unknown as TableActions;
const at = (stage: string, seat: number | null, seats = [{ free: true, kept: false }]) =>
  ({ table: { stage, seats }, seat, kept: null }) as unknown as TableSocket;

beforeEach(() => {
  sit.mockClear();
  route.ask({ sit: '1' });
});

describe('whoever pressed Sit down in the lobby', () => {
  it('sits down with that, and only once', () => {
    sitOnArrival({ ...at('gathering', null), table: null } as TableSocket, actions);
    expect(sit).not.toHaveBeenCalled();
    sitOnArrival(at('gathering', null), actions);
    sitOnArrival(at('gathering', null), actions);
    expect(sit).toHaveBeenCalledTimes(1);
    expect(route.query.has('sit')).toBe(false);
  });

  it('is not moved who sits there, and finds out where there is no chair left', () => {
    sitOnArrival(at('gathering', 1), actions);
    route.ask({ sit: '1' });
    sitOnArrival(at('playing', null), actions);
    route.ask({ sit: '1' });
    sitOnArrival(at('gathering', null, [{ free: true, kept: true }]), actions);
    expect(sit).not.toHaveBeenCalled();
  });
});
