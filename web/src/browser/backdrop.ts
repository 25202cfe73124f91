/** Closes a modal dialog for whoever presses beside it, and lets go there too. */

import type { Attachment } from 'svelte/attachments';

/** A text that is selected and dragged out of the dialog ends beside it, but did not begin there. */
export const closesBeside: Attachment<HTMLDialogElement> = (dialog) => {
  let began = false;
  const down = (event: PointerEvent) => (began = event.target === dialog);
  const clicked = (event: MouseEvent) => {
    if (began && event.target === dialog) dialog.close();
    began = false;
  };
  dialog.addEventListener('pointerdown', down);
  dialog.addEventListener('click', clicked);
  return () => {
    dialog.removeEventListener('pointerdown', down);
    dialog.removeEventListener('click', clicked);
  };
};
