/** Puts a text on the clipboard; says whether it got there. */
export async function copied(text: string): Promise<boolean> {
  try {
    // Missing where the house is reached over plain HTTP, as in a living room.
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Not allowed: the old way may still be.
  }
  return copiedByHand(text);
}

function copiedByHand(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.cssText = 'position: fixed; opacity: 0';
  // Beside the focus: what lies outside an open dialog cannot be selected.
  (before?.parentElement ?? document.body).append(area);
  area.select();
  const done = document.execCommand?.('copy') ?? false;
  area.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return done;
}
