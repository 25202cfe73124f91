import { expect, it } from 'vitest';
import { onColour } from '../games/kit/Sign.svelte';
import { moduleFor } from './module';

const pack = { base: '/games/hunt/1/', contract: 1, files: [], turn: null, epilogue: [] };

/** From 0, black, to 1. */
function light(colour: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

it('tells the seats of a game from elsewhere apart, and marks no line of its log', async () => {
  const { default: story } = await moduleFor('hunt', pack as never).story!();
  expect(new Set(story.colours).size).toBe(6);
  expect(story.mark({ kind: 'hare_leapt' } as never)).toBeNull();
  story.colours.forEach((colour, seat) => {
    const [low, high] = [light(colour), light(onColour(seat))].sort((one, other) => one - other);
    expect((high! + 0.05) / (low! + 0.05), colour).toBeGreaterThan(3);
  });
});
