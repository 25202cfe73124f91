/**
 * What happened, what may be done and what may not, as sentences in the reader's language.
 *
 * The same catalogues and the same rules as the house's own voice (`ludotheque/voice/voice.py`): a
 * fact becomes a number or a text, a struct inside a move has a message `part-<its field>`.
 */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Refusal } from '../gen/wire';
import type { Language } from './languages';
import { layersOf } from './layers';

const NATURE = -1;
/** As the house writes them: by themselves, browsers leave 1000 whole in Italian or Spanish. */
const GROUPED: Intl.NumberFormatOptions = { useGrouping: 'always' };

export type Facts = Record<string, unknown>;
type Tagged = { kind: string };

export class Voice {
  readonly #bundle: FluentBundle;
  #words: Voice | null = null;
  /** Who joins names and knows Nature's, if these are a board's own words. */
  #house: Voice = this;
  /** Who says in English what cannot be said here; null where nobody has to. */
  readonly #spare: Voice | null;

  constructor(
    readonly language: Language,
    readonly texts: readonly string[],
    readonly names: readonly string[] = [],
    readonly board = '',
    /** Says the key where another voice finds a fault: for words that nobody here has read. */
    readonly lenient = false,
  ) {
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        PLAYER: ([seat]) => this.#player(Number(seat?.valueOf())),
        PLAYERS: ([seats]) => this.#players(String(seats?.valueOf())),
        LIST: ([items]) => this.#and(String(items?.valueOf()).split(',')),
        ORDINAL: ([index]) => new FluentNumber(Number(index?.valueOf()) + 1, GROUPED),
        TENTHS: ([number]) =>
          new FluentNumber(Number(number?.valueOf()) / 10, {
            ...GROUPED,
            minimumFractionDigits: 1,
          }),
      },
    });
    const layers = texts.map(layersOf);
    // What a later one says stands in for what an earlier one does.
    for (const [, text] of layers)
      this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.#spare = layers.some(([english]) => english !== null)
      ? new Voice(
          'en',
          layers.map(([english, text]) => english ?? text),
          names,
          '',
          lenient,
        )
      : null;
  }

  /** What the game's board says in its own words, beside what the house says of the game. */
  get words(): Voice {
    if (this.#words === null) {
      this.#words = new Voice(this.language, [this.board], this.names);
      this.#words.#house = this;
      if (this.#words.#spare) this.#words.#spare.#house = this.#spare ?? this;
    }
    return this.#words;
  }

  event(event: unknown): string {
    const { kind, ...facts } = event as Tagged & Facts;
    delete facts.rule;
    delete facts.only;
    return this.say(`event-${kind}`, facts);
  }

  /**
   * What happened, line by line. What goes without saying is left out; several of a kind in a row are
   * one line, if there is a message `events-<kind>`, of the first of them and `all`.
   */
  tell<E>(events: readonly E[]): { event: E; text: string }[] {
    const runs: { all: [E, ...E[]]; text: string }[] = [];
    for (const event of events) {
      const { kind } = event as Tagged;
      const text = this.event(event);
      if (text === '') continue;
      const last = runs.at(-1);
      const alike = last !== undefined && (last.all[0] as Tagged).kind === kind;
      if (alike && this.has(`events-${kind}`)) last.all.push(event);
      else runs.push({ all: [event], text });
    }
    return runs.map(({ all, text }) => {
      const [event] = all;
      if (all.length === 1) return { event, text };
      const { kind, ...facts } = event as Tagged & Facts;
      return { event, text: this.say(`events-${kind}`, { ...facts, all }) };
    });
  }

  move(move: unknown): string {
    const { kind, ...facts } = move as Tagged & Facts;
    return this.say(`move-${kind}`, facts);
  }

  refusal(refusal: Refusal): string {
    return this.say(`refusal-${refusal.reason}`, refusal.facts);
  }

  option(name: string, value: number | string): string {
    const choice = this.say(`option-${name}-${value}`);
    return this.say('option-choice', { name: this.say(`option-${name}`), value: choice });
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key) || (this.#spare?.has(key) ?? false);
  }

  /** A message that is missing, or cannot be said with these facts, is a fault to be found. */
  say(key: string, facts: Facts = {}): string {
    if (!this.lenient && !this.#spare) return this.#say(key, facts);
    try {
      return this.#say(key, facts);
    } catch (error) {
      if (this.#spare) return this.#spare.say(key, facts);
      console.warn(String(error));
      return key;
    }
  }

  #say(key: string, facts: Facts): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (pattern == null) throw new Error(`there is no message ${key}`);
    const said: Record<string, FluentVariable> = {};
    for (const [name, fact] of Object.entries(facts)) {
      const told = this.#fact(name, fact);
      said[name] = typeof told === 'number' ? new FluentNumber(told, GROUPED) : told;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, said, errors);
    if (errors.length > 0) throw new Error(`${key}: ${errors[0]!.message}`);
    return text;
  }

  #fact(name: string, fact: unknown): FluentVariable {
    if (fact == null || (Array.isArray(fact) && fact.length === 0)) return 'none';
    if (typeof fact === 'boolean') return String(fact);
    if (typeof fact === 'number' || typeof fact === 'string') return fact;
    if (Array.isArray(fact)) {
      const items = fact.map((each) => this.#fact(name, each));
      return typeof fact[0] === 'object' ? this.#join(items.map(String)) : items.join(',');
    }
    const fields = { ...(fact as Facts) };
    delete fields.kind;
    return this.say(`part-${name}`, fields);
  }

  #join(items: string[]): string {
    return items.reduce((head, item) => this.#house.say('list-join', { head, item }));
  }

  #player(seat: number): string {
    if (seat === NATURE) return this.#house.say('nature');
    const name = this.names[seat];
    if (name === undefined) throw new Error(`nobody sits at ${seat}`);
    return name;
  }

  #players(seats: string): string {
    return this.#and(seats.split(',').map((seat) => this.#player(Number(seat))));
  }

  #and(items: string[]): string {
    const last = items.pop()!;
    if (items.length === 0) return last;
    return this.#house.say('list-and', { head: this.#join(items), item: last });
  }
}
