/** Moves that are made over time, for the boards that have such: live, or as films only. */

import type { Feed } from '../contract/board';
import type { Api } from './api';
import type { TableSocket } from './tableSocket.svelte';

export function feedOf(socket: TableSocket): Feed {
  return {
    at: () => socket.frame?.at ?? 0,
    steer: (at, seq, rows) => socket.steer({ kind: 'steer', at, seq, rows }),
    listen: (ear) => {
      socket.ears = [...socket.ears, ear];
      return () => {
        socket.ears = socket.ears.filter((each) => each !== ear);
      };
    },
    film: (at) => socket.api.film(socket.id, at),
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
