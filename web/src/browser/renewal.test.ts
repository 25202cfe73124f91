import { expect, it, vi } from 'vitest';
import { renewal } from './renewal';
import { route } from './route.svelte';

it('is asked about seldom, however often somebody comes back', () => {
  renewal.perhaps(0); // there is nobody to ask yet, and that counts as no question
  const ask = vi.fn();
  renewal.ask = ask;
  renewal.perhaps(1000);
  renewal.perhaps(2000);
  expect(ask).toHaveBeenCalledOnce();
  renewal.perhaps(100_000);
  renewal.perhaps(100_001);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('has the next place loaded from the newer house, and not before', () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...location, assign, pathname: '/fr', search: '', hash: '' });
  route.go('/rules/nizza');
  expect(assign).not.toHaveBeenCalled();
  renewal.known = true;
  route.go('/tables/mivo');
  expect(assign).toHaveBeenCalledExactlyOnceWith(route.href('/tables/mivo'));
  renewal.known = false;
  vi.unstubAllGlobals();
});
