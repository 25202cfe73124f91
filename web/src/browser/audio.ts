/**
 * What sounds are made with: one for the whole page, woken by a touch. Browsers allow none before, and
 * Safari none that was begun in between, such as in a frame of a movement.
 */

/** By these a page is touched, as browsers see it: on phones not yet when a finger comes down. */
const TOUCHES = ['pointerup', 'click', 'keydown'] as const;

let context: AudioContext | null = null;
const wishes = new Set<() => boolean>();

/** Once it may be used; null on a device that has none. To be called in answer to a touch. */
export async function woken(): Promise<AudioContext | null> {
  try {
    context ??= new AudioContext();
    if (context.state !== 'running') await context.resume();
    return context;
  } catch {
    return null;
  }
}

/** What a touch has woken already: for sounds that come of themselves. */
export function awake(): AudioContext | null {
  return context?.state === 'running' ? context : null;
}

/** Whether any touch has asked for sounds so far. */
export const asked = (): boolean => context !== null;

// A phone that slept takes it away again: every touch wakes it anew.
function touched(): void {
  if ([...wishes].some((wanted) => wanted())) void woken();
}

/** Touches wake it for as long as somebody wants it. Gives back how to stop that. */
export function wakeByTouch(wanted: () => boolean): () => void {
  if (wishes.size === 0) for (const touch of TOUCHES) addEventListener(touch, touched);
  wishes.add(wanted);
  return () => {
    wishes.delete(wanted);
    if (wishes.size === 0) for (const touch of TOUCHES) removeEventListener(touch, touched);
  };
}
