import type { Attachment } from 'svelte/attachments';

/**
 * Tells the size of an element, and every other that it gets. The first time comes with the frame
 * that lays the page out anyway: to ask for it at once would lay out everything twice, while a slow
 * phone shows nothing.
 */
export function sized(told: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (element) => {
    if (!('ResizeObserver' in globalThis)) return;
    const watch = new ResizeObserver(() => told(element.clientWidth, element.clientHeight));
    watch.observe(element);
    return () => watch.disconnect();
  };
}
