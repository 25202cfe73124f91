/** What a page puts into the head of the house, where a desk has room for it: a line the less below. */

import type { Snippet } from 'svelte';

class Headline {
  tools = $state.raw<Snippet | null>(null);
}

export const headline = new Headline();
