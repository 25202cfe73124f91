/** The log: seats in their colours, and signs for eyes that do not want to read it all. */

import type { GameStory, Mark } from '../../contract/story';
import { MARKS } from '../kit/marks';
import type { Event } from './shore';

function mark(event: Event): Mark | null {
  switch (event.kind) {
    case 'wave_came':
      return { path: MARKS.wave, colour: '#1b5fb4', count: event.die };
    case 'got_wet':
      return { path: MARKS.drop, colour: '#1b5fb4' };
    case 'shells_gathered':
      return { path: MARKS.star, colour: '#b4572a', count: event.shells };
    case 'game_ended':
      return { path: MARKS.crown, colour: '#c8901a' };
    default:
      return null;
  }
}

const story: GameStory = {
  // As in palette.css; the log, the standings and the chart at the end lie outside of the board.
  colours: ['#d84a16', '#1b5fb4', '#f4d013', '#c766a8'],
  mark,
  quiet: ['place_chosen', 'tide_began'] satisfies Event['kind'][],
  turning: ['got_wet'] satisfies Event['kind'][],
};

export default story;
