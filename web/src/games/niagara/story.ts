/** Niagara's log: what floats, what is loaded, what falls. */

import type { GameStory } from '../../contract/story';
import { MARKS } from '../kit/marks';
import type { Event, Gem } from './river';

const COLOURS: Record<Gem, string> = {
  amethyst: '#9b5bd0',
  diamond: '#7fa9bd',
  amber: '#d98a10',
  sapphire: '#2f6fd0',
  ruby: '#cf2f55',
};
const WATER = '#2b8fa8';

const story: GameStory = {
  colours: ['#d84a16', '#1b5fb4', '#f4d013', '#c766a8', '#454955'],
  quiet: ['tile_laid', 'canoe_launched', 'lifebuoy_passed'] satisfies Event['kind'][],
  turning: ['store_filled', 'gem_robbed', 'canoe_fell'] satisfies Event['kind'][],
  mark: (event: Event) => {
    if (event.kind === 'gem_robbed') return { path: MARKS.theft, colour: COLOURS[event.gem] };
    if (event.kind === 'canoe_fell') return { path: MARKS.fall, colour: '#c0392b' };
    if ('gem' in event && event.gem) return { path: MARKS.gem, colour: COLOURS[event.gem] };
    if (event.kind === 'tile_turned') return { path: MARKS.tile, colour: '#b07f45' };
    if (event.kind === 'weather_moved') return { path: MARKS.cloud, colour: '#7d8b99' };
    if (event.kind === 'river_rose' || event.kind === 'disc_pushed')
      return { path: MARKS.wave, colour: WATER };
    if (event.kind.startsWith('canoe_')) return { path: MARKS.boat, colour: '#a8743c' };
    if (event.kind === 'game_ended' || event.kind === 'store_filled')
      return { path: MARKS.crown, colour: '#c8901a' };
    return null;
  },
};

export default story;
