/** When silence on a line means that it is dead. */

/** So much longer than the house's pulse a line may be silent before it counts as dead. */
const PATIENCE = 2;
/** Milliseconds in which a house that is there answers. */
const PROMPT = 4000;

export class Heartbeat {
  /** Seconds: at least so often the house says something. */
  pulse = 15;
  #dead: ReturnType<typeof setTimeout> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly ping: () => void,
    readonly broken: () => void,
  ) {}

  /** Something came, or the line is new: it may be silent for a while. */
  heard(): void {
    this.stop();
    this.#dead = setTimeout(this.broken, this.pulse * 1000 * PATIENCE);
  }

  /** Somebody waits for an answer: if nothing comes, is anybody there? */
  asked(): void {
    this.#doubt ??= setTimeout(() => this.doubt(), PROMPT);
  }

  /** There is reason to ask at once. */
  doubt(): void {
    clearTimeout(this.#doubt);
    this.ping();
    this.#doubt = setTimeout(this.broken, PROMPT);
  }

  stop(): void {
    clearTimeout(this.#dead);
    clearTimeout(this.#doubt);
    this.#doubt = undefined;
  }
}
