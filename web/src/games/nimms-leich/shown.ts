/** What the picture shows at one moment: a view, and what moves between two views. */

import type { Claim, Seen, View } from './table';

/** A bid that was doubted, from the first fist to the verdict. */
export interface Trial {
  bid: Claim;
  denouncer: number;
  /** How far the count of three has come. */
  three: 0 | 1 | 2 | 3;
  /** Who has taken a side. */
  voted: boolean[];
  /** Which side, where that is known. */
  thumbs: (boolean | null)[];
  /** The hands that lie open, as far as they do. */
  hands: (Seen[] | null)[];
  total: number;
  /** Whose hand was opened last. */
  latest: number | null;
  good: boolean | null;
}

/** A card or a token on its way from one thing in the picture to another. */
export interface Flight {
  what: 'card' | 'token';
  from: string;
  to: string;
}

export interface Shown {
  view: View;
  trial: Trial | null;
  /** An investigator at work. */
  errand: { seat: number; opponents: number[] } | null;
  flights: Flight[];
  /** Whose turn it is, or whose deed is being shown. */
  acting: number | null;
  winners: number[];
}

export function shownFrom(view: View): Shown {
  const { phase } = view;
  return {
    view,
    trial: trialOf(view),
    errand: phase.kind === 'looking' ? { seat: phase.seat, opponents: phase.opponents } : null,
    flights: [],
    acting: phase.kind === 'bidding' ? phase.seat : phase.kind === 'looking' ? phase.turn : null,
    winners: phase.kind === 'over' ? phase.winners : [],
  };
}

function trialOf(view: View): Trial | null {
  const { phase } = view;
  const bid = view.bids.at(-1);
  if (phase.kind === 'ballot' && bid !== undefined) {
    const { denouncer, voted, thumbs } = phase;
    const hands = voted.map(() => null);
    return { bid, denouncer, three: 0, voted, thumbs, hands, total: 0, latest: null, good: null };
  }
  const ended = phase.kind === 'changing' || phase.kind === 'over';
  return ended ? trialAgain(view, view.inquests.length - 1) : null;
}

/** How an earlier round ended. */
export function trialAgain(view: View, index: number): Trial | null {
  const inquest = view.inquests[index];
  const bid = inquest?.bids.at(-1);
  if (inquest === undefined || bid === undefined) return null;
  const { denouncer, thumbs, hands, total } = inquest;
  return {
    bid,
    denouncer,
    three: 3,
    voted: thumbs.map(() => true),
    thumbs,
    hands,
    total,
    latest: null,
    good: total >= bid.count,
  };
}

/** Whether a seat was on the right side. */
export function wins(trial: Trial, seat: number): boolean | null {
  return trial.good === null ? null : trial.thumbs[seat] === trial.good;
}

/** Known cards first: a hand has no order. */
export function sorted(hand: readonly Seen[]): Seen[] {
  const known = hand.filter((card) => card !== null).toSorted((one, two) => one - two);
  return [...known, ...hand.filter((card) => card === null)];
}

/** Names of things between which something can fly: each is an element's `data-anchor`. */
export const anchor = {
  seat: (seat: number) => `seat-${seat}`,
  pile: (seat: number) => `pile-${seat}`,
  token: (seat: number) => `token-${seat}`,
  middle: () => 'middle',
};
