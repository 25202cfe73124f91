/** Where the keyboard goes on when what was pressed, or had the focus, is gone. */

import { tick } from 'svelte';

type Root = () => HTMLElement | undefined;

/** Moves the focus inside a board. `attend` does so only for whoever is there with the keyboard. */
export function focusIn(root: Root) {
  const focus = (selector: string): void =>
    root()?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  const attend = async (selector: string): Promise<void> => {
    if (!root()?.contains(document.activeElement)) return;
    await tick();
    focus(selector);
  };
  return { focus, attend };
}

/**
 * What the house was asked about goes away while it thinks, and is gone on from when it is back: to
 * be told what that was. To be called while a board is being made.
 */
export function returnTo(
  attend: (selector: string) => Promise<void>,
  idle: () => boolean,
): (selector: string) => void {
  let asked = '';
  $effect(() => {
    if (!idle() || asked === '') return;
    void attend(asked);
    asked = '';
  });
  return (selector) => (asked = selector);
}

/** What others do may take away what has the focus: the keyboard then goes on from elsewhere. */
export function regainFocus(root: Root, changing: () => unknown, goOn: () => void): void {
  $effect.pre(() => {
    changing();
    if (!root()?.contains(document.activeElement)) return;
    void tick().then(() => {
      if (document.activeElement === document.body) goOn();
    });
  });
}
