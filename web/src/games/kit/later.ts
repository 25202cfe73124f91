/** Deeds that wait for their turn, in the order in which they came. */
const waiting = new Set<() => void>();
let due = false;

/** Does something in a task of its own, after all that waits already: in between the page answers. */
export function later(deed: () => void): () => void {
  waiting.add(deed);
  post();
  return () => waiting.delete(deed);
}

/** The same, for who waits for what comes of it. */
export function taskOf<T>(deed: () => T): Promise<T> {
  return new Promise((resolve) => later(() => resolve(deed())));
}

function post(): void {
  if (due) return;
  due = true;
  setTimeout(next);
}

function next(): void {
  due = false;
  const [deed] = waiting;
  if (deed === undefined) return;
  waiting.delete(deed);
  if (waiting.size > 0) post();
  deed();
}
