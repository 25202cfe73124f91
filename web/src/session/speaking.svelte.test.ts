import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { houseCatalogue } from '../i18n/catalogues';
import { Voice } from '../i18n/voice';
import { Unreachable } from '../net/api';
import { house } from './house.svelte';
import { Speaking } from './speaking.svelte';

afterEach(() => vi.restoreAllMocks());

/** Each voice that was asked for waits until it is let through. */
function asking() {
  const asked: { names: readonly string[]; come: () => void; fail: (error: Error) => void }[] = [];
  vi.spyOn(house, 'voiceOf').mockImplementation(
    (_, language, names) =>
      new Promise((resolve, reject) =>
        asked.push({ names, come: () => resolve(new Voice(language, [], names)), fail: reject }),
      ),
  );
  return asked;
}

it('is the voice that was asked for last, whichever comes last', async () => {
  const asked = asking();
  let names = $state.raw(['Ana']);
  let speaking!: Speaking;
  const stop = $effect.root(() => {
    speaking = new Speaking(() => ({ game: 'niagara', names }));
  });
  flushSync();
  names = ['Ana'];
  flushSync();
  expect(asked).toHaveLength(1);
  names = ['Ana', 'Ben'];
  flushSync();
  asked[1]!.come();
  await vi.waitFor(() => expect(speaking.voice?.names).toEqual(['Ana', 'Ben']));
  asked[0]!.come();
  await Promise.resolve();
  expect(speaking.voice?.names).toEqual(['Ana', 'Ben']);
  stop();
});

it('says why there is none', async () => {
  house.voice = new Voice('en', [await houseCatalogue('en')]);
  const asked = asking();
  let speaking!: Speaking;
  const stop = $effect.root(() => {
    speaking = new Speaking(() => ({ game: 'niagara' }));
  });
  flushSync();
  asked[0]!.fail(new Unreachable());
  await vi.waitFor(() => expect(speaking.trouble).toBe(house.say('unreachable-now')));
  stop();
});
