/**
 * All draws of one game, each found by the number of its line alone.
 *
 * The same as the house's own (`ludotheque/core/chance.py`), written again from `docs/records.md`: so
 * that who checks the house need not take its word.
 */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

const mac = (key: Uint8Array, message: string) => hmac(sha256, key, utf8ToBytes(message));

export class Chance {
  readonly #key: Uint8Array;

  constructor(seed: Uint8Array, entropy: readonly string[]) {
    this.#key = mac(seed, JSON.stringify(entropy));
  }

  at(line: number): Stream {
    return new Stream(mac(this.#key, String(line)));
  }
}

/** Random bits as another program would draw them, too. */
export class Stream {
  #blocks = 0;
  #pool: number[] = [];

  constructor(readonly key: Uint8Array) {}

  /** So many random bits (48 at most), as a number. */
  bits(count: number): number {
    const size = Math.ceil(count / 8);
    while (this.#pool.length < size) this.#pool.push(...mac(this.key, String(this.#blocks++)));
    const taken = this.#pool.splice(0, size).reduce((all, byte) => all * 256 + byte, 0);
    return Math.floor(taken / 2 ** (8 * size - count));
  }

  /** Drawn again while it is too large: no remainder, and so no number is likelier than another. */
  below(limit: number): number {
    const count = limit.toString(2).length;
    for (;;) {
      const drawn = this.bits(count);
      if (drawn < limit) return drawn;
    }
  }

  choice<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  /** From the last place down, each changes places with one that is not behind it. */
  shuffled<T>(list: readonly T[]): T[] {
    const all = [...list];
    for (let last = all.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      [all[last], all[other]] = [all[other]!, all[last]!];
    }
    return all;
  }
}
