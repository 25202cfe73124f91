import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { TableInfo, Frame } from '../gen/wire';
import { houseCatalogue } from '../i18n/catalogues';
import { Voice } from '../i18n/voice';
import { house } from '../session/house.svelte';
import type { Clocks } from '../story/clocks.svelte';
import Seats from './Seats.svelte';

beforeAll(async () => {
  house.voice = new Voice('en', [await houseCatalogue('en')]);
});
afterEach(cleanup);

const place = { name: '', claimed: false, bot: null, character: null, free: false, kept: false };
const here = { ...place, present: true, lent: false, resigned: false };
const seats = [
  { ...here, name: 'Ana' },
  { ...here, name: 'Bo', present: false },
  { ...here, name: 'Cleo', lent: true },
  { ...here, name: 'Dan', resigned: true },
  { ...here, name: 'Otter', bot: 'amateur', present: null },
];
const clocks = { short: () => false, words: () => '14:59' } as unknown as Clocks;

it('says of everybody in plain sight what the small signs beside the names mean', () => {
  const frame = { awaited: [0], result: null, times: { left: [], running: [] } };
  const props = {
    table: { seats } as unknown as TableInfo,
    frame: frame as unknown as Frame,
    clocks,
  };
  render(Seats, { ...props, seat: 0, full: true });
  const said = screen
    .getAllByRole('listitem')
    .map((each) =>
      [...each.querySelectorAll('span:not(.unseen, .dot)')].map((it) => it.textContent),
    );
  expect(said).toEqual([
    ['Ana', 'you', '14:59'],
    ['Bo', 'away', '14:59'],
    ['Cleo', 'a bot plays for them', '14:59'],
    ['Dan', 'resigned', '14:59'],
    ['Otter', 'bot, amateur'],
  ]);
});
