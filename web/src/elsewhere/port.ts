/** What goes through the port between the page and a board from elsewhere: plain data alone. */

import type { SeatBadge } from '../contract/board';
import type { Given } from '../contract/foreign';
import type { Language } from '../i18n/languages';

export const CONTRACT = 1;
/** Said once, with the port. */
export const HELLO = 'ludotheque';

/** What words are made of. */
export interface Texts {
  language: Language;
  names: readonly string[];
  /** Those of the house, of its pages and of the game. */
  texts: readonly string[];
  /** The board's own. */
  board: string;
}

export type Plain = Omit<Given, 'words'>;

/** How the page looks: a frame inherits nothing. */
export interface Look {
  dark: boolean;
  /** Custom properties of the page, as they are written. */
  colours: Readonly<Record<string, string>>;
  /** Pixels that a board may have at most, so that it need not be scrolled. */
  height: number;
}

export interface Begin {
  what: 'begin';
  contract: number;
  base: string;
  styled: boolean;
}
export type ToBoard =
  | Begin
  | { what: 'given'; serial: number; given: Plain }
  | { what: 'texts'; texts: Texts }
  | { what: 'badges'; badges: readonly SeatBadge[] }
  | { what: 'look'; look: Look }
  | { what: 'ping'; count: number }
  | { what: 'end' };

export type FromBoard =
  | { what: 'mounted' }
  /** `serial`: of what the board had been given when it was said. */
  | { what: 'move'; serial: number; move: unknown }
  | { what: 'ask'; move: unknown }
  | { what: 'show'; event: unknown }
  | { what: 'rest'; serial: number }
  | { what: 'fail'; error: string }
  | { what: 'height'; height: number }
  | { what: 'escape' }
  | { what: 'pong'; count: number };
