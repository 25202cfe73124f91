import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { houseCatalogue } from '../i18n/catalogues';
import { Voice } from '../i18n/voice';
import { house } from '../session/house.svelte';
import Dialog from '../ui/Dialog.svelte';

const children = createRawSnippet(() => ({ render: () => '<p>Inside</p>' }));

beforeAll(async () => {
  house.voice = new Voice('en', [await houseCatalogue('en')]);
});
afterEach(cleanup);

it('closes for a press beside it, and not for a selection that was dragged out', async () => {
  const oncancel = vi.fn();
  render(Dialog, { title: 'A question', oncancel, children });
  const dialog = screen.getByRole('dialog');
  await fireEvent.pointerDown(screen.getByText('Inside'));
  await fireEvent.click(dialog);
  expect(oncancel).not.toHaveBeenCalled();
  await fireEvent.pointerDown(dialog);
  await fireEvent.click(screen.getByText('Inside'));
  expect(oncancel).not.toHaveBeenCalled();
  await fireEvent.pointerDown(dialog);
  await fireEvent.click(dialog);
  expect(oncancel).toHaveBeenCalledOnce();
});
