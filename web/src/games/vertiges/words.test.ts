import { describe } from 'vitest';
import { everyWord, wordsOf } from '../../testing/wordsCases';

const WORDS = wordsOf('vertiges');

describe('the words of the board', () => {
  everyWord('vertiges', WORDS, /^prompt-zap-(from|onto)$/);
});
