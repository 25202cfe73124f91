/**
 * What moves for ever rests when nobody plays or looks: water and lights cost a processor a third of
 * its time, and a forgotten window all night long. Movement that has an end goes on.
 */

/** Milliseconds without a touch, a key or a stroke of the mouse. */
export const IDLE = 20_000;

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'focus'] as const;

const endless = (animation: Animation) =>
  animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY;

/** Watches over a page. Gives back how to stop. */
export function restWhenIdle(page: Document = document, view: Window = window): () => void {
  let resting = new Set<Animation>();
  let timer = 0;

  /** Again and again: others may have begun meanwhile. */
  function rest(): void {
    for (const each of page.getAnimations?.() ?? []) {
      if (each.playState !== 'running' || !endless(each)) continue;
      each.pause();
      resting.add(each);
    }
    timer = view.setTimeout(rest, IDLE);
  }

  function stir(): void {
    view.clearTimeout(timer);
    const woken = resting;
    resting = new Set();
    for (const each of woken) if (each.playState === 'paused') each.play();
    timer = view.setTimeout(rest, IDLE);
  }

  function looked(): void {
    view.clearTimeout(timer);
    if (page.hidden) rest();
    else stir();
  }

  const quietly = { passive: true, capture: true };
  for (const sign of SIGNS) view.addEventListener(sign, stir, quietly);
  page.addEventListener('visibilitychange', looked);
  stir();
  return () => {
    view.clearTimeout(timer);
    for (const sign of SIGNS) view.removeEventListener(sign, stir, quietly);
    page.removeEventListener('visibilitychange', looked);
  };
}
