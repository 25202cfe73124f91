import { describe, expect, it, vi } from 'vitest';
import { focused } from './push';

const TABLE = 'https://house.example/en/tables/mivo';

function clients(...addresses: string[]) {
  const pages = addresses.map((url) => ({ url, focus: vi.fn(async () => url) }));
  const openWindow = vi.fn(async (address: string) => address);
  return { clients: { matchAll: async () => pages, openWindow } as unknown as Clients, openWindow };
}

describe('a call that is touched', () => {
  it('leads to the page that shows what it is about', async () => {
    const { clients: there, openWindow } = clients('https://house.example/en', TABLE);
    expect(await focused(there, TABLE)).toBe(TABLE);
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('leads to any other page of the house', async () => {
    expect(await focused(clients('https://house.example/en').clients, TABLE)).toBe(
      'https://house.example/en',
    );
  });

  it('opens one where there is none', async () => {
    const { clients: there, openWindow } = clients();
    await focused(there, TABLE);
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(TABLE);
  });
});
