/** Texts of the house that are no part of the program: where a line hangs, they are given up. */

/**
 * Request timeout, in milliseconds: so long the house may be silent, before its answer begins and then
 * until it is whole. It is far more than the slowest answer takes; but a line may hang for ever, and
 * with it whoever waits.
 */
export const PATIENCE = 30_000;

export async function fetched(address: string): Promise<string> {
  const silence = new AbortController();
  const wait = () => setTimeout(() => silence.abort(new Error(`${address}: no answer`)), PATIENCE);
  let timer = wait();
  try {
    const answer = await fetch(address, { signal: silence.signal });
    clearTimeout(timer);
    timer = wait();
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return await answer.text();
  } finally {
    clearTimeout(timer);
  }
}
