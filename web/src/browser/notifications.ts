/** Notifications, also on phones: there a page may show them through a service worker only. */

const SCRIPT = '/caller.js';
/** The house's policy lets a page make no other of its kind. */
const POLICY = 'ludotheque-caller';
/** A new call takes the place of the one before. */
const TAG = 'ludotheque-turn';

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
  await navigator.serviceWorker.register(trusted());
  return navigator.serviceWorker.ready;
}

/** Fetches what is needed, so that a call is not kept waiting for it. */
export async function ready(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  try {
    return await (worker ??= registered());
  } catch {
    // Private windows may allow none.
    return null;
  }
}

/** Whether it could be shown. */
export async function notified(title: string, words: string): Promise<boolean> {
  // Without `renotify` the second turn would take the place of the first in silence.
  const options = { body: words, tag: TAG, renotify: true, data: location.href };
  try {
    const registration = await ready();
    if (registration) await registration.showNotification(title, options);
    else alone(title, options);
    return true;
  } catch {
    return false;
  }
}

/** By the page itself: enough on a desk. */
function alone(title: string, options: NotificationOptions): void {
  const note = new Notification(title, options);
  note.onclick = () => {
    focus();
    note.close();
  };
}
