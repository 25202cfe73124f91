/** A button that shows something only while it is held; let go, it covers itself. */

import type { Attachment } from 'svelte/attachments';

/** Milliseconds: who only taps, or cannot hold, sees it for as long. */
const GLANCE = 2500;
const TAP = 350;

export function holdToReveal(open: (seen: boolean) => void): Attachment<HTMLElement> {
  return (element) => {
    // A finger that holds means this, and no menu of the phone's.
    element.style.setProperty('-webkit-touch-callout', 'none');
    element.style.setProperty('-webkit-user-select', 'none');
    element.style.userSelect = 'none';
    let since: number | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cover = () => {
      clearTimeout(timer);
      since = null;
      open(false);
    };
    const show = () => {
      clearTimeout(timer);
      since = performance.now();
      open(true);
    };
    const release = () => {
      if (since === null) return;
      if (performance.now() - since > TAP) cover();
      else timer = setTimeout(cover, GLANCE);
    };
    const on = {
      pointerdown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        // What opens may push the button from under the finger: held is held all the same.
        element.setPointerCapture?.(event.pointerId);
        show();
      },
      pointerup: release,
      pointercancel: cover,
      blur: cover,
      contextmenu: (event: Event) => event.preventDefault(),
      keydown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') cover();
        if (event.key !== ' ' && event.key !== 'Enter') return;
        event.preventDefault();
        if (!event.repeat) show();
      },
      keyup: (event: KeyboardEvent) => {
        if (event.key === ' ' || event.key === 'Enter') release();
      },
      // A screen reader presses without a pointer and without keys.
      click: (event: MouseEvent) => {
        if (event.detail !== 0 || since !== null) return;
        show();
        release();
      },
    };
    for (const [name, listen] of Object.entries(on))
      element.addEventListener(name, listen as EventListener);
    document.addEventListener('visibilitychange', cover);
    return () => {
      for (const [name, listen] of Object.entries(on))
        element.removeEventListener(name, listen as EventListener);
      document.removeEventListener('visibilitychange', cover);
      clearTimeout(timer);
    };
  };
}
