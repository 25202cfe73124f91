import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'setAppBadge');
  Reflect.deleteProperty(navigator, 'clearAppBadge');
  vi.resetModules();
});

it('says on the icon how many games wait, and nothing where none does', async () => {
  const setAppBadge = vi.fn(async () => undefined);
  const clearAppBadge = vi.fn(async () => Promise.reject(new DOMException('no icon')));
  Object.assign(navigator, { setAppBadge, clearAppBadge });
  const { badge, badged } = await import('./badge');
  badge(3);
  badge(0);
  expect(badged).toBe(true);
  expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(3);
  expect(clearAppBadge).toHaveBeenCalledOnce();
});

it('is no trouble where there are no badges', async () => {
  const { badge, badged } = await import('./badge');
  badge(3);
  expect(badged).toBe(false);
});
