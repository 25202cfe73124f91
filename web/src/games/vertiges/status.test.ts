import { describe, expect, it } from 'vitest';
import { leaning, whereabouts } from './status';
import { Voice } from '../../shell/voice';
import { wordsFor } from './words';

const seat = { onto: 3, placed: { piece: 5, x: 40, y: 100, angle: 0, turned: false } };
const tower = { pieces: [1, 3], x: 40, height: 100, lean: -3.2 };
const held = { piece: 5, x: 36.8, y: 152, angle: 0, turned: false };
const words = wordsFor(new Voice('en', [], ['Ana']));

describe('where the hand is', () => {
  it('is told from the nearest place', () => {
    const facts = whereabouts(held, [seat], [tower], false);
    expect(facts).toMatchObject({ side: 'left', far: 3.2, up: 52, lean: 'left', tip: 3 });
    expect(words.say('where', facts)).toBe(
      '3.2 mm too far left, 52 mm above it. The tower leans 3 mm to the left.',
    );
    const over = whereabouts({ ...held, x: 40.2 }, [seat], [tower], true);
    expect(words.say('where', over)).toBe(
      'right over the place, 52 mm above it. The piece touches.',
    );
  });

  it('is told from the table where there is no place', () => {
    const facts = whereabouts({ ...held, x: 300 }, [seat], [tower], false);
    expect(words.say('where', facts)).toContain('no place close by, 152 mm above the table.');
  });

  it('tells how a tower leans', () => {
    expect(leaning(0.3)).toMatchObject({ lean: 'straight' });
    expect(leaning(8.4)).toEqual({ lean: 'right', tip: 8 });
    expect(leaning(null)).toMatchObject({ lean: null });
  });
});
