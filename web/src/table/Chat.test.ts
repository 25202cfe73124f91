import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ChatMessage } from '../gen/wire';
import { houseCatalogue } from '../i18n/catalogues';
import { Voice } from '../i18n/voice';
import { house } from '../session/house.svelte';
import Chat from './Chat.svelte';

beforeAll(async () => {
  house.voice = new Voice('en', [await houseCatalogue('en')]);
});
afterEach(cleanup);

const words = (count: number): ChatMessage[] =>
  Array.from({ length: count }, (_, number) => ({
    number,
    room: 'players',
    seat: 1,
    name: 'Bo',
    text: `word ${number}`,
    when: 0,
  }));

/** Writes and sends; the answer comes when the test says so. */
async function spoken(): Promise<{ field: HTMLInputElement; answer: (heard: boolean) => void }> {
  let answer!: (heard: boolean) => void;
  const onsay = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
  render(Chat, { chat: [], seat: 0, onsay });
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await fireEvent.input(field, { target: { value: 'Hello' } });
  await fireEvent.submit(field.form!);
  expect(onsay).toHaveBeenCalledExactlyOnceWith('Hello');
  return { field, answer };
}

describe('the chat', () => {
  it('keeps what was not heard', async () => {
    const { field, answer } = await spoken();
    answer(false);
    await Promise.resolve();
    expect(field.value).toBe('Hello');
  });

  it('clears what was, but not what was written since', async () => {
    const first = await spoken();
    first.answer(true);
    await vi.waitFor(() => expect(first.field.value).toBe(''));
    cleanup();
    const second = await spoken();
    await fireEvent.input(second.field, { target: { value: 'Hello again' } });
    second.answer(true);
    await new Promise((resolve) => setTimeout(resolve));
    expect(second.field.value).toBe('Hello again');
  });

  it('stays where the reader has it, and leads back to the last words', async () => {
    const { rerender } = render(Chat, { chat: words(20), seat: 0, onsay: async () => true });
    const list = screen.getByRole('log');
    Object.defineProperties(list, {
      scrollHeight: { get: () => 1000 },
      clientHeight: { get: () => 100 },
    });
    await rerender({ chat: words(21) });
    expect(list.scrollTop).toBe(1000);
    list.scrollTop = 200;
    await fireEvent.scroll(list);
    await rerender({ chat: words(22) });
    expect(list.scrollTop).toBe(200);
    await fireEvent.click(screen.getByRole('button', { name: /last words/ }));
    expect(list.scrollTop).toBe(1000);
  });

  it('takes no watcher of the same name for the reader', async () => {
    house.me = { name: 'Alice' } as typeof house.me;
    const word = (number: number, name: string, text: string) =>
      ({ number, room: 'watchers', seat: null, name, text, when: 0 }) as ChatMessage;
    const other = word(1, 'Alice', 'Hello, you');
    const props = { table: 'mivo', seat: null, onsay: async () => true };
    const { rerender } = render(Chat, { ...props, chat: [other] });
    await fireEvent.click(screen.getByRole('button', { name: 'Alice' }));
    expect(screen.getByRole('button', { name: /Report/ })).toBeTruthy();
    const field = screen.getByRole<HTMLInputElement>('textbox');
    await fireEvent.input(field, { target: { value: 'And  hello' } });
    await fireEvent.submit(field.form!);
    await rerender({ ...props, chat: [other, word(2, 'Alice 2', 'And hello')] });
    expect(screen.queryByRole('button', { name: 'Alice 2' })).toBeNull();
    expect(screen.getByText('Alice 2')).toBeTruthy();
    house.me = null;
  });
});
