import { beforeAll, expect, it } from 'vitest';
import type { SeatInfo } from '../gen/wire';
import { houseCatalogue } from '../i18n/catalogues';
import { Voice } from '../i18n/voice';
import { house } from '../session/house.svelte';
import type { Clocks } from '../story/clocks.svelte';
import { badgesOf } from './badges';

beforeAll(async () => {
  house.voice = new Voice('en', [await houseCatalogue('en')]);
});

const here: SeatInfo = {
  name: 'Ana',
  claimed: false,
  bot: null,
  character: null,
  free: false,
  kept: false,
  present: true,
  grace: null,
  lent: false,
  resigned: false,
};
const seats: SeatInfo[] = [
  here,
  { ...here, present: false },
  { ...here, lent: true },
  { ...here, resigned: true, present: false },
  { ...here, bot: 'amateur', present: null },
  { ...here, bot: 'master', character: 'odile', present: null },
];
const clocks = (left: number | null) =>
  ({
    left: () => left,
    short: (seat: number) => seat === 1,
    words: () => '0:09',
  }) as unknown as Clocks;

it('tells a board why nobody plays at a seat, and who is a bot', () => {
  const nobody = { bot: false, strength: null, face: null, clock: null };
  expect(badgesOf('niagara', seats, clocks(null))).toEqual([
    { ...nobody, mark: null },
    { ...nobody, mark: { text: 'away', sign: 'lost' } },
    { ...nobody, mark: { text: 'a bot plays for them', sign: 'robot' } },
    { ...nobody, mark: { text: 'resigned', sign: 'lost' } },
    { ...nobody, bot: true, strength: 'amateur', mark: null },
    {
      ...nobody,
      bot: true,
      strength: 'master',
      face: '/api/games/niagara/faces/odile',
      mark: null,
    },
  ]);
});

it("tells it everybody's time but a bot's, and whose is short", () => {
  const [text, short] = ['0:09', true];
  expect(badgesOf('niagara', seats, clocks(9)).map(({ clock }) => clock)).toEqual([
    { text, short: false },
    { text, short },
    { text, short: false },
    { text, short: false },
    null,
    null,
  ]);
});

it('gives it nothing that cannot be sent as it is', () => {
  const badges = badgesOf('niagara', seats, clocks(9));
  expect(JSON.parse(JSON.stringify(badges))).toEqual(badges);
});
