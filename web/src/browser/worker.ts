/** The service worker of the house, as pages know it: it is registered once, and may be missing. */

import { renewal } from './renewal';
import { reloadOnce } from './reload';

const SCRIPT = '/worker.js';
/** The house's policy lets a page make no other of its kind. */
const POLICY = 'ludotheque-worker';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL: (script: string) => string };
}

let worker: Promise<ServiceWorkerRegistration> | undefined;

/** Taken as the page starts: nothing that comes later can have a policy of this name. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(POLICY, {
  createScriptURL: () => SCRIPT,
});
const trusted = (): string => policy?.createScriptURL('') ?? SCRIPT;

async function registered(): Promise<ServiceWorkerRegistration> {
  // Whatever stands between, the house itself is asked whether there is a newer one.
  await navigator.serviceWorker.register(trusted(), { updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}

/** Fetches what is needed, so that nobody is kept waiting for it; null where there can be none. */
export async function ready(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  try {
    return await (worker ??= registered());
  } catch {
    // Private windows may allow none.
    return null;
  }
}

/** From now on this page opens without waiting for the house, and gives way to a newer one. */
export async function installed(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  let had = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data }: MessageEvent<{ kind: string }>) => {
      // It was opened a moment ago, and is older than the house: nothing is lost with it.
      if (data.kind === 'newer') reloadOnce();
    },
  );
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (had) renewal.known = true;
    had = true;
    keep();
  });
  const registration = await ready();
  if (!registration) return;
  renewal.ask = () => void registration.update().catch(() => undefined);
  keep();
}

/** What this page has loaded so far is what it takes to show it: the browser still has all of it. */
function keep(): void {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const parts = files.filter((each) => new URL(each).pathname.startsWith('/assets/'));
  navigator.serviceWorker.controller?.postMessage({ kind: 'keep', files: parts });
}
