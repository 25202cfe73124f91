/**
 * Whether something is being pressed. What begins on one thing and ends on another is no click: so a page
 * that would move under a hand because something has come from the house waits until the hand is up.
 */

/** Milliseconds: who presses for longer means no click, and there are presses whose end is never told. */
const LONGEST = 5000;

let press: Promise<void> | null = null;

function pressed(): void {
  press ??= new Promise<void>((resolve) => {
    const timer = setTimeout(ended, LONGEST);
    function ended(): void {
      clearTimeout(timer);
      removeEventListener('pointerup', ended, true);
      removeEventListener('pointercancel', ended, true);
      press = null;
      // Later than the click that comes of it.
      setTimeout(resolve);
    }
    addEventListener('pointerup', ended, true);
    addEventListener('pointercancel', ended, true);
  });
}

addEventListener('pointerdown', pressed, true);

/** Settled as soon as nothing is pressed. */
export async function released(): Promise<void> {
  await press;
}
