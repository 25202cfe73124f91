import { render, screen, within } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import Heard from './Heard.svelte';

it('says the same again when the same happens again', async () => {
  const { rerender } = render(Heard, { lines: ['Ana swings.', 'Ana swings.'] });
  const lines = () => within(screen.getByRole('log')).getAllByText(/./);
  const before = lines();
  expect(before.map((each) => each.textContent)).toEqual(['Ana swings.', 'Ana swings.']);
  await rerender({ lines: ['Ana swings.'] });
  expect(lines().map((each) => each.textContent)).toEqual(['Ana swings.']);
  expect(before).not.toContain(lines()[0]);
});
