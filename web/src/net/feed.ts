/** Moves that are made over time, for the boards that have such: live, or as films only. */

import type { Feed } from '../contract/board';
import type { Api } from './api';
import type { Link } from './tableSocket.svelte';

export function feedOf(link: Link): Feed {
  return {
    at: () => link.frame?.at ?? 0,
    steer: (at, seq, rows) => link.steer({ kind: 'steer', at, seq, rows }),
    listen: (ear) => {
      link.ears = [...link.ears, ear];
      return () => {
        link.ears = link.ears.filter((each) => each !== ear);
      };
    },
    film: (at) => link.api.film(link.id, at),
  };
}

/** Of a game that is only looked at. */
export function filmsOf(id: string, api: Api): Feed {
  return {
    at: () => 0,
    steer: () => undefined,
    listen: () => () => undefined,
    film: (at) => api.film(id, at),
  };
}
