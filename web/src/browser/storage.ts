/** Notes in the browser. Where a reader allows none nothing is remembered, and all else goes on. */

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Null forgets. */
export function keep(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // Not allowed, or no room.
  }
}

/** What was noted as JSON; undefined if it is spoilt, or not there. */
export function recallData(name: string): unknown {
  try {
    return JSON.parse(recall(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
