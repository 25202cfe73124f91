import { describe, expect, it } from 'vitest';
import { Voice } from '../../i18n/voice';
import { wordsFor } from '../../testing/wordsCases';
import { leaning, whereabouts } from './status';

const seat = { onto: 3, placed: { piece: 5, x: 40, y: 100, angle: 0, turned: false } };
const tower = { pieces: [1, 3], x: 40, height: 100, lean: -3.2 };
const held = { piece: 5, x: 36.8, y: 152, angle: 0, turned: false };
const words = wordsFor('vertiges', new Voice('en', [], ['Ana']));

describe('where the hand is', () => {
  it('is told from the nearest place', () => {
    const facts = whereabouts(held, [seat], [tower], false);
    expect(facts).toMatchObject({ side: 'left', far: 3.2, up: 52, lean: 'left', tip: 3 });
    expect(words.say('where', facts)).toBe(
      '3.2 mm too far left, 52 mm above it. The tower leans 3 mm to the left.',
    );
    const over = whereabouts({ ...held, x: 40.2 }, [seat], [tower], true);
    expect(words.say('where', over)).toBe(
      'right over the place, 52 mm above it. The piece touches. The tower leans 3 mm to the left.',
    );
  });

  it('is told from the table where there is no place', () => {
    const facts = whereabouts({ ...held, x: 300 }, [seat], [tower], false);
    expect(words.say('where', facts).trim()).toBe('152 mm above the table.');
  });

  it('is told from where it goes as it is held; else what has to be done with it', () => {
    const upside = { onto: 9, placed: { ...seat.placed, x: 70, angle: Math.PI } };
    const down = { ...held, angle: Math.PI };
    expect(whereabouts(held, [seat, upside], [tower], false)).toMatchObject({
      way: 'good',
      far: 3.2,
    });
    expect(whereabouts(down, [seat, upside], [tower], false)).toMatchObject({
      way: 'good',
      far: 33,
    });
    expect(whereabouts(down, [seat], [tower], false)).toMatchObject({ way: 'flip', far: 3.2 });
    // The last of the cuts is another one when it is turned.
    const last = { onto: 9, placed: { ...upside.placed, piece: 47 } };
    const turned = { ...down, piece: 47, turned: true };
    expect(whereabouts(turned, [last], [tower], false)).toMatchObject({ way: 'turn' });
    expect(words.say('way-turn')).toContain('Turn');
  });

  it('tells how a tower leans', () => {
    expect(leaning(0.3)).toMatchObject({ lean: 'straight' });
    expect(leaning(8.4)).toEqual({ lean: 'right', tip: 8 });
    expect(leaning(null)).toMatchObject({ lean: null });
  });
});
