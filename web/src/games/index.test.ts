import { describe, expect, it } from 'vitest';
import { BOARDS, gameModule, ofVersion } from '.';
import type { GameModule } from './kit/module';

/** Python writes types for every title of the house, and for the sample. */
const TITLES = Object.keys(import.meta.glob('../gen/*.ts'))
  .map((path) => path.split('/').at(-1)!.replace('.ts', ''))
  .filter((name) => name !== 'wire' && name !== 'sample-game');

describe('the boards', () => {
  it('are there for every title of the house, and for no other', () => {
    expect(TITLES).toContain('niagara');
    expect(
      Object.keys(BOARDS).toSorted(),
      'a title without a board, or a board without one',
    ).toEqual(TITLES.toSorted());
  });

  it('are those of today for every version, but for what was otherwise then', () => {
    expect(gameModule('niagara')).toBe(BOARDS['niagara']);
    expect(gameModule('nowhere')).toBeUndefined();
    const [today, then] = [async () => never(), async () => never()];
    const never = (): never => {
      throw new Error('nobody asked');
    };
    const module = { board: today, picture: today, former: { 2: { board: then } } } as GameModule;
    expect(ofVersion(module, 3)?.board).toBe(today);
    expect(ofVersion(module, 2)?.board).toBe(then);
    expect(ofVersion(module, 2)?.picture).toBe(today);
  });

  it.each(TITLES)(
    'have a picture for the lobby, a lesson and colours for the log: %s',
    async (name) => {
      const { board, picture, lesson, story } = BOARDS[name]!;
      for (const part of [board, picture, lesson, story]) expect(part).toBeTypeOf('function');
      const { colours } = (await story!()).default;
      expect(new Set(colours).size, 'a seat without a colour of its own').toBe(colours.length);
      expect(colours.length).toBeGreaterThan(1);
    },
  );
});
