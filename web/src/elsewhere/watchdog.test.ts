import { describe, expect, it } from 'vitest';
import { PATIENCE, Watchdog, type Lapse } from './watchdog';

/** So many ticks, each ping answered or not; what came of them, and after how many. */
function run(dog: Watchdog, ticks: number, answers = true): [Lapse | null, number] {
  for (let at = 1; at <= ticks; at++) {
    const lapse = dog.tick((count) => answers && dog.answered(count));
    if (lapse !== null) return [lapse, at];
  }
  return [null, ticks];
}

function begun(): Watchdog {
  const dog = new Watchdog();
  dog.mounted();
  return dog;
}

describe('a board from elsewhere', () => {
  it('has to be there in time', () => {
    expect(run(new Watchdog(), 60)).toEqual(['mount', PATIENCE.mount]);
  });

  it('has to come to rest after each view', () => {
    const dog = begun();
    expect(run(dog, 60)).toEqual([null, 60]);
    dog.given(0);
    expect(run(dog, 60)).toEqual(['rest', PATIENCE.rest]);
  });

  it('has all the time that showing takes, but shows no more than there is', () => {
    const dog = begun();
    dog.given(2);
    for (let shown = 0; shown < 2; shown++) {
      expect(run(dog, PATIENCE.rest - 1)[0]).toBeNull();
      dog.shown();
    }
    expect(run(dog, PATIENCE.rest - 1)[0]).toBeNull();
    dog.shown();
    expect(run(dog, 60)).toEqual(['rest', 1]);
  });

  it('has to answer when it is asked', () => {
    const [lapse, at] = run(begun(), 60, false);
    expect(lapse).toBe('answer');
    expect(at).toBeLessThan(15);
    expect(run(begun(), 60, true)).toEqual([null, 60]);
  });

  describe('is taken away before a quarter of a minute, whatever it does not do', () => {
    const moments = Array.from({ length: PATIENCE.mount }, (_, at) => at);

    it.each(moments)('there after %i seconds, and nothing more', (mounted) => {
      for (const answers of [true, false]) {
        const dog = new Watchdog();
        dog.given(0);
        expect(run(dog, mounted)[0]).toBeNull();
        dog.mounted();
        const [lapse, at] = run(dog, 60, answers);
        expect(lapse).not.toBeNull();
        expect(mounted + at).toBeLessThan(15);
      }
    });

    it.each(moments)('there and at rest after %i seconds, and silent then', (mounted) => {
      for (const later of [0, 1, 2, 3]) {
        const dog = new Watchdog();
        dog.given(0);
        run(dog, mounted);
        dog.mounted();
        dog.rested();
        expect(run(dog, later)[0]).toBeNull();
        for (const views of [0, 1]) if (views) dog.given(0);
        expect(run(dog, 60, false)[1]).toBeLessThan(15);
      }
    });

    it('after a later view', () => {
      const dog = begun();
      dog.given(0);
      dog.rested();
      run(dog, 50);
      dog.given(0);
      const [lapse, at] = run(dog, 60);
      expect([lapse, at]).toEqual(['rest', PATIENCE.rest]);
      expect(at).toBeLessThan(15);
    });
  });
});
