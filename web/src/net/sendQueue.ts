/** What the reader has sent to a table, until it is answered: lines break, and errands must not. */

import type { FromGuest, Hint, Problem, Refused } from '../gen/wire';

/** A message of the guest's before it has an id. */
export type Unnumbered = FromGuest extends infer M
  ? M extends { id: string }
    ? Omit<M, 'id'>
    : never
  : never;
/** Of these the house knows each again by its id, or to do it twice is to do it once. */
const KNOWN_AGAIN = ['submit', 'say', 'prepare'];
/** Why the house does not know itself whether something was done. */
const NOT_CERTAIN = 'not-certain';
/** Milliseconds until it is asked again, and how often. */
const LATER = 2000;
const OFTEN = 5;

/** `unsure`: the line broke before the answer, and the message is none that is safe to repeat. */
export type Outcome =
  | { at: number; ask?: boolean }
  | { hint: Hint }
  | { refused: Refused }
  | { problem: Problem }
  | { unsure: true };

interface Pending {
  message: FromGuest;
  sent: boolean;
  /** How often the house was not certain of it. */
  doubts: number;
  resolve: (outcome: Outcome) => void;
}

export class SendQueue {
  /** By id. */
  readonly #pending: Record<string, Pending> = {};
  /** By message, the line that it became. */
  readonly #accepted: Record<string, number> = {};
  readonly #mark = crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36);
  #count = 0;

  /** By whom it is carried, if anybody goes there now. */
  constructor(readonly carry: (message: FromGuest) => boolean) {}

  number(): string {
    return `${this.#mark}-${++this.#count}`;
  }

  /** Resolves with how it went, however often the line breaks meanwhile. */
  send(message: Unnumbered): Promise<Outcome> {
    const id = this.number();
    const whole = { ...message, id } as FromGuest;
    return new Promise((resolve) => {
      this.#pending[id] = { message: whole, sent: this.carry(whole), doubts: 0, resolve };
    });
  }

  /** A new line: what is known again is never done twice under the same id; to take back might be. */
  repeat(): void {
    for (const [id, pending] of Object.entries(this.#pending)) {
      if (!pending.sent || again(pending.message)) pending.sent = this.carry(pending.message);
      else this.answered(id, { unsure: true });
    }
  }

  accepted(id: string, at: number): void {
    this.#accepted[id] = at;
  }

  /** A move is done once its frame is here: until then the old choices would be offered again. */
  settle(shown: number): void {
    for (const [id, at] of Object.entries(this.#accepted)) {
      const moved = this.#pending[id]?.message.kind === 'submit';
      if (moved && shown <= at) continue;
      delete this.#accepted[id];
      this.answered(id, { at });
    }
  }

  /** The line is about to end by the house's will, and what is not safe to repeat will not be. */
  dismissed(problem: Problem): void {
    for (const [id, { message, sent }] of Object.entries(this.#pending))
      if (sent && !again(message)) this.answered(id, { problem });
  }

  /** The house says no; or that it does not know, and then it is asked again. */
  objected(id: string, problem: Problem): void {
    const pending = this.#pending[id];
    if (problem.reason !== NOT_CERTAIN || !pending || !again(pending.message)) {
      this.answered(id, { problem });
    } else if (++pending.doubts > OFTEN) this.answered(id, { problem });
    else
      setTimeout(() => {
        if (this.#pending[id] === pending) pending.sent = this.carry(pending.message);
      }, LATER);
  }

  answered(id: string, outcome: Outcome): void {
    this.#pending[id]?.resolve(outcome);
    delete this.#pending[id];
  }
}

function again(message: FromGuest): boolean {
  return KNOWN_AGAIN.includes(message.kind);
}
