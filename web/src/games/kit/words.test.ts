import { describe, expect, it } from 'vitest';
import { Voice } from '../../i18n/voice';
import { ask, listed, type Prompt, sayPrompt } from './words';

const names = ['Ana', 'Bo', 'Cleo'];

describe('the words of a board', () => {
  it.each([
    ['fr', 'Ana et Cleo'],
    ['en', 'Ana and Cleo'],
    ['de', 'Ana und Cleo'],
  ] as const)('list names as the language does: %s', (language, said) => {
    expect(listed(new Voice(language, [], names), [0, 2])).toBe(said);
  });

  it('ask, and name those who are waited for', () => {
    const game = 'event-won = { PLAYER($seat) } has won.\ncount = not this one';
    const board = 'wait = Waiting for { $names }.\ncount = { $count } left';
    const voice = new Voice('en', [game], names, board);
    const say = (prompt: Prompt) => sayPrompt(prompt, voice, voice.words);
    expect(say(ask('count', { count: 2 }))).toBe('2 left');
    expect(say(ask('wait', {}, [1, 2]))).toBe('Waiting for Bo and Cleo.');
    expect(say(ask('event-won', { seat: 0 }))).toBe('Ana has won.');
  });
});
