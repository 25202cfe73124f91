/** Moves that are prepared while one waits: what a game has to say about them. */

import type { Voice } from '../../i18n/voice';

/** When they are made, and what counts as a surprise. */
export const aboutPrepared = (words: Voice): string => words.say('prepare-about');
