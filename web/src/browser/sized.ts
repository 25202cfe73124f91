import type { Attachment } from 'svelte/attachments';

/**
 * Tells the size of an element, and every other that it gets. The first time comes after the frame
 * that lays the page out anyway, in a task of its own: to ask for it at once would lay out everything
 * twice, and what is drawn by it may take as long as all before, while a slow phone answers nobody.
 */
export function sized(told: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (element) => {
    if (!('ResizeObserver' in globalThis)) return;
    let first: ReturnType<typeof setTimeout> | undefined;
    const tell = () => told(element.clientWidth, element.clientHeight);
    const watch = new ResizeObserver(() => {
      if (first === undefined) first = setTimeout(tell);
      else tell();
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      clearTimeout(first);
    };
  };
}

/** Does something once an element is laid out, before it is seen: to ask where it lies takes no time then. */
export function laidOut(element: HTMLElement, deed: () => void): () => void {
  if (!('ResizeObserver' in globalThis)) {
    deed();
    return () => undefined;
  }
  const watch = new ResizeObserver(() => {
    watch.disconnect();
    deed();
  });
  watch.observe(element);
  return () => watch.disconnect();
}
