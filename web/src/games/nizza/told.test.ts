import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { gameCatalogue, houseCatalogue, toldCatalogue } from '../../i18n/catalogues';
import { LANGUAGES } from '../../i18n/languages';
import { Voice } from '../../i18n/voice';
import { RECORDED } from './recorded';

const keys = (text: string) => new FluentResource(text).body.map(({ id }) => id);
const names = [...'abcdef'];

describe.each(LANGUAGES)('what the log says in %s', (language) => {
  it('has a line for whatever happens, without its points and without its proof', async () => {
    const texts = [houseCatalogue(language), gameCatalogue('nizza', language)];
    const house = new Voice(language, await Promise.all(texts), names);
    const told = await toldCatalogue('nizza', language);
    const voice = new Voice(language, [...(await Promise.all(texts)), told], names);
    const pointed = (text: string) => /\(\d+, \d+\)/.test(text);
    let before = 0;
    for (const { told: events } of RECORDED)
      for (const { event } of events) {
        if (pointed(house.event(event))) before += 1;
        expect(pointed(voice.event(event))).toBe(false);
        if (event.kind !== 'measured' && 'distance' in event && event.distance !== null)
          expect(voice.event(event)).not.toContain(String(event.distance));
      }
    expect(before).toBeGreaterThan(3);
  });

  it('has moves and refusals without points, too', async () => {
    const told = await toldCatalogue('nizza', language);
    expect(told).not.toMatch(/\$(to_|from_)?[xy]\b/);
    const pointed = (await gameCatalogue('nizza', language))
      .split(/\n(?=\S)/)
      .filter((message) => /^(move|refusal)-/.test(message) && /\$x\b/.test(message))
      .map((message) => message.split(' ')[0]);
    expect(pointed.length).toBeGreaterThan(9);
    expect(pointed.filter((key) => !keys(told).includes(key!))).toEqual([]);
  });

  it('puts nothing but what the house would say in other words', async () => {
    const own = keys(await gameCatalogue('nizza', language));
    const told = keys(await toldCatalogue('nizza', language));
    const other = told.filter((key) => !own.includes(key) && !/^(to|spot)-/.test(key));
    expect(other).toEqual(['events-die_handed_on', 'part-all']);
    expect(told).toEqual(keys(await toldCatalogue('nizza', 'en')));
  });
});

it('has one line for a die that was used, and one for all that are passed on', async () => {
  const texts = [houseCatalogue('en'), gameCatalogue('nizza', 'en'), toldCatalogue('nizza', 'en')];
  const voice = new Voice('en', await Promise.all(texts), names);
  const handed = (symbol: string, used: boolean) => ({
    kind: 'die_handed_on',
    seat: 0,
    to: 1,
    symbol,
    used,
    rule: '2.2',
    only: null,
  });
  const walked = { kind: 'pawn_walked', seat: 0, start: 3, square: 4, x: 1, y: 2, rule: '3.4' };
  const said = (events: object[]) => voice.tell(events).map(({ text }) => text);
  expect(said([walked, handed('walk', true)])).toEqual(['a walks from square 3 to square 4.']);
  expect(said([handed('rope', false)])).toEqual(['a passes on: rope.']);
  expect(said([handed('rope', false), handed('swing', false), walked])).toEqual([
    'a passes on: rope, swing.',
    'a walks from square 3 to square 4.',
  ]);
});

it('puts no ordinary space where French wants one that does not break', async () => {
  expect((await toldCatalogue('nizza', 'fr')).match(/[^\s=] [:;!?»%]|« /g)).toBeNull();
});
