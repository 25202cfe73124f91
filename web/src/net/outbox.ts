/** What the reader has sent to a table, until it is answered: lines break, and errands must not. */

import type { FromGuest, Problem, Refused } from '../gen/wire';

/** A message of the guest's before it has an id. */
export type Unnumbered = FromGuest extends infer M
  ? M extends { id: string }
    ? Omit<M, 'id'>
    : never
  : never;
/** `unsure`: the line broke before the answer, and the message is none that is safe to repeat. */
export type Outcome =
  { at: number } | { refused: Refused } | { problem: Problem } | { unsure: true };

interface Pending {
  message: FromGuest;
  sent: boolean;
  resolve: (outcome: Outcome) => void;
}

export class Post {
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
      this.#pending[id] = { message: whole, sent: this.carry(whole), resolve };
    });
  }

  /** A new line: a move is never made twice under the same id; to take back, or to speak, might be. */
  repeat(): void {
    for (const [id, pending] of Object.entries(this.#pending)) {
      if (!pending.sent || pending.message.kind === 'submit')
        pending.sent = this.carry(pending.message);
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
      if (sent && message.kind !== 'submit') this.answered(id, { problem });
  }

  answered(id: string, outcome: Outcome): void {
    this.#pending[id]?.resolve(outcome);
    delete this.#pending[id];
  }
}
