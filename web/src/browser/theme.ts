/** Day and night reach every part of the page. */

/** One of the colours that the page alone sets, and no board. */
const COLOUR = '--hearth';

/**
 * WebKit of about Safari 16 passes changed variables on to a query container and not below it: half of
 * the page would stay as it was. Laying everything out anew helps, and is done only where it has to be.
 */
export function carryDown(root: HTMLElement): void {
  const told = (element: Element) => getComputedStyle(element).getPropertyValue(COLOUR);
  const board = root.querySelector('main [role="group"] *');
  if (!board || told(board) === told(root)) return;
  const [x, y] = [scrollX, scrollY];
  root.style.display = 'none';
  void root.offsetHeight;
  root.style.display = '';
  scrollTo(x, y);
}
