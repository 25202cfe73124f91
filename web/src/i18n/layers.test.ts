import { afterEach, describe, expect, it, vi } from 'vitest';
import { houseCatalogue, lessonCatalogue, wordsCatalogue } from './catalogues';
import { BROUGHT, isLanguage, nameOf, preferred } from './languages';
import { layersOf, textIn, upon } from './layers';
import { Voice } from './voice';

const ENGLISH =
  'hello = Hello, { $name }!\nbye = Goodbye.\ncats = { $n ->\n    [one] a cat\n   *[other] { $n } cats\n}';

describe('words upon English', () => {
  const text = upon(ENGLISH, 'hello = Ciao, { $name }!\nbye = { $nobody }');

  it('are two layers of one text', () => {
    expect(layersOf('bye = Goodbye.')).toEqual([null, 'bye = Goodbye.']);
    expect(layersOf(text)[0]).toBe(ENGLISH);
    expect(layersOf(upon(text, 'more = Ancora.'))[1]).toContain('Ancora');
    expect(layersOf(upon(text, 'more = Ancora.'))[0]).toBe(ENGLISH);
  });

  it('are said as far as they can be, and in English where they cannot', () => {
    const voice = new Voice('it', [text], ['Ana']);
    expect(voice.say('hello', { name: 'Ana' })).toBe('Ciao, Ana!');
    // It lacks the one, and has a fact in the other that nobody gives.
    expect(voice.say('cats', { n: 1 })).toBe('a cat');
    expect(voice.say('bye')).toBe('Goodbye.');
    expect(voice.has('cats')).toBe(true);
    expect(voice.has('dogs')).toBe(false);
    expect(() => voice.say('dogs')).toThrow('dogs');
  });

  it('are a board’s, too, with the names of those who play', () => {
    const house = upon('nature = Chance\nlist-and = { $head } and { $item }', 'nature = Il caso');
    const board = upon('turn = { PLAYERS($seats) } are next', 'last = Ultimo');
    const voice = new Voice('it', [house], ['Ana', 'Bo'], board);
    expect(voice.words.say('last')).toBe('Ultimo');
    expect(voice.words.say('turn', { seats: [0, 1] })).toBe('Ana and Bo are next');
    expect(voice.words.say('turn', { seats: [-1] })).toBe('Chance are next');
  });
});

describe('a language from elsewhere', () => {
  const brought = BROUGHT as Record<string, (typeof BROUGHT)[string]>;
  const italian = {
    name: 'Italiano',
    base: '/languages/it/1/',
    files: ['house/client.ftl', 'games/niagara/lesson.ftl'],
    share: 7,
  };

  afterEach(() => {
    delete brought.it;
    vi.unstubAllGlobals();
  });

  it('is asked for what it has, and not for the rest', async () => {
    brought.it = italian;
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      return new Response('close = Chiudi');
    });
    const voice = new Voice('it', [await houseCatalogue('it')]);
    expect(voice.say('close')).toBe('Chiudi');
    expect(voice.say('cancel')).toBe('Cancel');
    const board = await wordsCatalogue('niagara', 'it');
    expect(layersOf(board)).toEqual([await wordsCatalogue('niagara', 'en'), '']);
    const lesson = await lessonCatalogue('niagara', 'it', { fr: 'a = Un', en: 'a = One', de: '' });
    expect(layersOf(lesson)).toEqual(['a = One', 'close = Chiudi']);
    expect(asked).toEqual([
      '/languages/it/1/house/client.ftl',
      '/languages/it/1/games/niagara/lesson.ftl',
    ]);
  });

  it('whose texts do not come is a fault that is told', async () => {
    brought.it = italian;
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    const asked = textIn('it', 'house/client.ftl', async () => 'close = Close');
    await expect(asked).rejects.toThrow('404');
  });

  it('says how much of it is there', () => {
    brought.it = italian;
    expect(nameOf('it')).toBe('Italiano (7 %)');
    brought.it = { ...italian, share: 100 };
    expect(nameOf('it')).toBe('Italiano');
  });

  it('is not spoken where nobody brings it', () => {
    expect(isLanguage('it')).toBe(false);
    expect(preferred(['it-IT', 'gsw-CH', 'de-CH'])).toBe('de');
  });
});
