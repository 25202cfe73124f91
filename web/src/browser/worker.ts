/** The service worker of the house, as pages know it: it is registered once, and may be missing. */

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

function trusted(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return SCRIPT;
  return trustedTypes.createPolicy(POLICY, { createScriptURL: () => SCRIPT }).createScriptURL('');
}

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
