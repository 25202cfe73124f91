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
  // What lies outside an open dialog cannot be selected. Safari gives a pressed button no focus: then
  // it is the dialog that opened last.
  const open = before?.closest('dialog') ?? [...document.querySelectorAll('dialog[open]')].at(-1);
  (open ?? document.body).append(area);
  area.focus({ preventScroll: true });
  area.select();
  // Safari also says that it has copied what it could not select.
  const done = document.activeElement === area && (document.execCommand?.('copy') ?? false);
  area.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return done;
}
