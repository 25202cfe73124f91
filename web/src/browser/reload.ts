/** A page that is older than its house is loaded anew: by itself once, and then by its reader. */

import { fetched } from '../i18n/fetched';

const RELOADED = 'ludotheque-reloaded';
/** Milliseconds: if it is no better so soon after, loading it again is no help. */
const LATELY = 60_000;

/** False if it was tried just now, or cannot be noted that it was: it must not go on for ever. */
export function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (Date.now() - last < LATELY) return false;
    sessionStorage.setItem(RELOADED, String(Date.now()));
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** A file of this page that is missing has gone with an older house, if the house answers at all. */
export async function reloadIfOutdated(): Promise<void> {
  try {
    await fetched('/healthz');
    reloadOnce();
  } catch {
    // Merely out of reach: a page that shows something is better than none.
  }
}
