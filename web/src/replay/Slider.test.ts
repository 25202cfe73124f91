import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Slider from './Slider.svelte';

afterEach(cleanup);

function show(at: number) {
  const onat = vi.fn();
  const props = { at, last: 20, marks: [4, 9, 15], label: 'Replay', text: 'Moment', onat };
  render(Slider, props);
  return { onat, slider: screen.getByRole<HTMLInputElement>('slider', { name: 'Replay' }) };
}

describe('the slider', () => {
  it('has a tick for each turn, and says where it stands', () => {
    const { slider } = show(9);
    expect(slider.value).toBe('9');
    expect(slider.getAttribute('aria-valuetext')).toBe('Moment');
    const ticks = [...document.querySelectorAll('line')];
    expect(ticks.map((tick) => tick.getAttribute('x1'))).toEqual(['20%', '45%', '75%']);
    expect(ticks.map((tick) => tick.classList.contains('past'))).toEqual([true, true, false]);
  });

  it('is dragged to a moment', async () => {
    const { slider, onat } = show(9);
    await fireEvent.input(slider, { target: { value: '12' } });
    expect(onat).toHaveBeenCalledExactlyOnceWith(12);
  });

  it.each([
    [9, 15, 4],
    [10, 15, 9],
    [2, 4, 0],
    [17, 20, 15],
  ])('goes by turns from %i: up to %i, down to %i', async (at, up, down) => {
    const { slider, onat } = show(at);
    await fireEvent.keyDown(slider, { key: 'PageUp' });
    await fireEvent.keyDown(slider, { key: 'PageDown' });
    await fireEvent.keyDown(slider, { key: 'ArrowRight' });
    expect(onat.mock.calls).toEqual([[up], [down]]);
  });
});
