/** What the reader does at a table, one thing of each kind at a time, and what came of it. */

import { tick } from 'svelte';
import { route } from '../browser/route.svelte';
import { pledged } from '../fairness/pledge';
import type { Hint, Refused } from '../gen/wire';
import type { Unnumbered } from '../net/sendQueue';
import type { TableSocket } from '../net/tableSocket.svelte';
import { BLINK } from '../session/attempt.svelte';
import { house, say } from '../session/house.svelte';

type Asked = 'sit' | 'leave' | 'fill' | 'rematch';

export class TableActions {
  /** The last move that the rules are against. */
  refused = $state.raw<{ refused: Refused; move: unknown } | null>(null);
  /** What the house would do, about the moment at which it was asked. */
  hint = $state.raw<Hint | null>(null);
  /** The last thing that went wrong, as a sentence. */
  trouble = $state('');
  /** Whether the house takes so long to answer that the reader has to be told. */
  slow = $state(false);
  /** Whether the reader has to give a name before they go on. */
  naming = $state(false);
  #answer: ((named: boolean) => void) | null = null;
  /** What is on its way. Whoever clicks twice, or clicks on while the line is dead, means it once. */
  #busy = $state.raw<readonly string[]>([]);

  constructor(readonly socket: TableSocket) {}

  busy(kind: Asked | Unnumbered['kind']): boolean {
    return this.#busy.includes(kind);
  }

  /** Whether it was done. */
  act(message: Unnumbered): Promise<boolean> {
    // Each offer has an answer of its own.
    const what = message.kind === 'answer' ? `answer ${message.offer}` : message.kind;
    return this.#once(what, () => this.#send(message));
  }

  /** It may take a while: whoever has moved meanwhile needs none any more. */
  advise(): Promise<boolean> {
    this.hint = null;
    return this.act({ kind: 'ask_hint' });
  }

  submit(move: unknown): Promise<boolean> {
    this.refused = null;
    this.hint = null;
    return this.act({ kind: 'submit', move });
  }

  /** What somebody says is kept until they have a name to say it with. */
  say(text: string): Promise<boolean> {
    return this.#once('say', async () => {
      if (!(await this.#known())) return false;
      // By then the line to the house is being made anew, under that name: it waits for that.
      await tick();
      return this.#send({ kind: 'say', text });
    });
  }

  sit(seat: number | null = null): Promise<boolean> {
    return this.#once('sit', async () => {
      if (!(await this.#known())) return false;
      const { table, id } = this.socket;
      return this.#ask(() => house.api.sit(id, { entropy: pledged(table!), seat }));
    });
  }

  leave(): Promise<boolean> {
    return this.#once('leave', () =>
      this.#ask(async () => {
        if ((await house.api.leave(this.socket.id)) === null) route.go('/');
      }),
    );
  }

  fill(strength: string): Promise<boolean> {
    return this.#once('fill', () => this.#ask(() => house.api.fill(this.socket.id, strength)));
  }

  rematch(): Promise<boolean> {
    return this.#once('rematch', () =>
      this.#ask(async () => {
        const again = await house.api.rematch(this.socket.id);
        // The others may have begun, with a bot on the chair that was kept: one can still watch.
        if (again.stage === 'gathering') await house.api.sit(again.id, { entropy: pledged(again) });
        route.go(`/tables/${again.id}`);
      }),
    );
  }

  /** The reader has a name now, or thinks better of it. */
  named(given: boolean): void {
    this.naming = false;
    this.#answer?.(given);
    this.#answer = null;
  }

  /** A guest without a name is asked for one first. */
  async #known(): Promise<boolean> {
    if (!(await this.#ask(() => house.meet()))) return false;
    if (house.me) return true;
    this.naming = true;
    this.#answer?.(false);
    return new Promise((resolve) => (this.#answer = resolve));
  }

  /** Over the table's line: it looks dead for as long as nothing can be said over it. */
  async #send(message: Unnumbered): Promise<boolean> {
    this.trouble = '';
    const outcome = await this.socket.send(message);
    if ('refused' in outcome) {
      const move = message.kind === 'submit' ? message.move : null;
      this.refused = { refused: outcome.refused, move };
    } else if ('hint' in outcome) this.hint = outcome.hint;
    else if ('problem' in outcome) this.trouble = outcome.problem.text;
    else if ('unsure' in outcome) this.trouble = say('line-unsure');
    return 'at' in outcome || 'hint' in outcome;
  }

  async #ask(what: () => Promise<unknown>): Promise<boolean> {
    this.trouble = '';
    const blink = setTimeout(() => (this.slow = true), BLINK);
    try {
      await what();
      return true;
    } catch (error) {
      this.trouble = house.trouble(error);
      return false;
    } finally {
      clearTimeout(blink);
      this.slow = false;
    }
  }

  async #once(kind: string, what: () => Promise<boolean>): Promise<boolean> {
    if (this.#busy.includes(kind)) return false;
    this.#busy = [...this.#busy, kind];
    try {
      return await what();
    } finally {
      this.#busy = this.#busy.filter((each) => each !== kind);
    }
  }
}
