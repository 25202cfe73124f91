/** The log of Nimm's Leich!: bids, fingers, thumbs and cards. */

import type { GameStory } from '../../contract/story';
import { MARKS } from '../kit/marks';
import type { Event } from '../../gen/nimms-leich';

const SIGNS: Partial<Record<Event['kind'], { path: string; colour: string }>> = {
  bid_made: { path: MARKS.speech, colour: '#2c7a52' },
  bid_denounced: { path: MARKS.finger, colour: '#c0392b' },
  bid_judged: { path: MARKS.lens, colour: '#8a5a00' },
  token_spent: { path: MARKS.lens, colour: '#2f7fd4' },
  thumbs_shown: { path: MARKS.thumb, colour: '#8a5a00' },
  hand_shown: { path: MARKS.card, colour: '#8f1f3b' },
  card_discarded: { path: MARKS.card, colour: '#2c8a4b' },
  card_tucked: { path: MARKS.card, colour: '#8f1f3b' },
  card_exchanged: { path: MARKS.card, colour: '#8f1f3b' },
  game_won: { path: MARKS.crown, colour: '#c8901a' },
  win_shared: { path: MARKS.crown, colour: '#c8901a' },
};

const story: GameStory = {
  colours: ['#d84a16', '#2f7fd4', '#f0c91a', '#d276b4', '#8fa3ad', '#3fb59a'],
  quiet: ['vote_sealed', 'choice_sealed', 'cards_kept', 'piles_dealt'] satisfies Event['kind'][],
  turning: ['game_won', 'win_shared', 'bid_denounced'] satisfies Event['kind'][],
  mark: (event: Event) => SIGNS[event.kind] ?? null,
};

export default story;
