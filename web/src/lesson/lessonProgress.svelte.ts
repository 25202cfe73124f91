/** Where somebody is in a lesson: the right choice leads on, a wrong one is talked about. */

import type { Happened } from '../contract/board';
import type { LessonChoice, Lesson, Step } from '../contract/lesson';

/** What there is to say about the last choice. The number lets the same thing be said again. */
export interface TeachersWord {
  step: Step;
  choice: LessonChoice;
  attempt: number;
}

const NONE: never[] = [];

export class LessonProgress {
  readonly #lesson: Lesson;
  /** The step that the board shows, or is on its way to. */
  at = $state(0);
  /** The step that the board has arrived at: only then is it talked about. */
  reached = $state(0);
  remark = $state.raw<TeachersWord | null>(null);
  /** What is to be seen as movement; nothing after a jump. */
  told = $state.raw<Happened<unknown>[]>(NONE);

  readonly view: unknown = $derived.by(() => this.#lesson.steps[this.at]!.view);
  readonly step: Step = $derived.by(() => this.#lesson.steps[this.reached]!);
  readonly moving = $derived(this.at !== this.reached);
  /** The same array as long as a step lasts: what was picked on the board is tied to it. */
  readonly moves: unknown[] = $derived.by(() =>
    this.moving ? NONE : this.step.choices.flatMap(({ move }) => move ?? []),
  );
  /** Those that are only there to be told why not. */
  readonly refused: unknown[] = $derived.by(() =>
    this.step.choices.flatMap(({ move, refusal }) => (refusal ? (move ?? []) : [])),
  );
  readonly done = $derived(this.step.asks === 'nothing');

  constructor(lesson: Lesson) {
    this.#lesson = lesson;
  }

  /** How many things there are to do. */
  get length(): number {
    return this.#lesson.steps.length - 1;
  }

  /** The board has arrived. */
  rest(): void {
    this.reached = this.at;
  }

  choose(choice: LessonChoice): void {
    if (this.moving) return;
    if (!choice.right) {
      const attempt = (this.remark?.attempt ?? 0) + 1;
      this.remark = { step: this.step, choice, attempt };
      return;
    }
    this.remark = null;
    this.at += 1;
    this.told = choice.told ?? this.#lesson.steps[this.at]!.told;
  }

  /** The board gives back one of the very moves that it was given. */
  move(move: unknown): void {
    const choice = this.step.choices.find((each) => each.move === move);
    if (choice) this.choose(choice);
  }

  /** Let the right thing be done. */
  show(): void {
    const right = this.step.choices.find((each) => each.right);
    if (right) this.choose(right);
  }

  /** To the step before, as it was. */
  back(): void {
    if (this.at > 0) this.#jump(this.at - 1);
  }

  /** Without doing what this one asks for. */
  next(): void {
    if (this.at < this.length) this.#jump(this.at + 1);
  }

  again(): void {
    this.#jump(0);
  }

  #jump(to: number): void {
    this.remark = null;
    this.told = NONE;
    this.at = to;
  }
}
