/** What is called out from here: of a page, where that alone may show nothing; and of the house. */

/** What the house sends, as `ludotheque/server/calls/push.py` writes it. */
interface Call {
  id: string;
  tag: string;
  lang: string;
  title: string;
  body: string;
  path: string;
  /** How many games wait for its reader. */
  waiting?: number | null;
}

/** So many calls are known again. */
const KNOWN = 100;
/** Nothing is kept here but the ids of calls. */
const MEMORY = 'ludotheque-calls';

/**
 * A call of the house, shown once: a house that died before it could note that it had called calls
 * again, and the same id is the same call. What a browser was promised is kept: something is shown for
 * every message, the same again in silence.
 */
export async function shown(
  worker: ServiceWorkerRegistration,
  data: PushMessageData | null,
  origin: string,
): Promise<void> {
  const call = read(data);
  if (!call) return;
  const again = await known(call.id);
  await counted(call.waiting);
  await worker.showNotification(call.title, {
    body: call.body,
    lang: call.lang,
    tag: call.tag,
    // Without it a newer call takes the place of the older one in silence.
    renotify: !again,
    silent: again,
    icon: '/icon-180.png',
    badge: '/icons/badge-96.png',
    data: new URL(call.path, origin).href,
  } as NotificationOptions);
}

/** On the icon of the house, where a device shows it: no page is open that could say it. */
async function counted(waiting: unknown): Promise<void> {
  if (typeof waiting !== 'number' || !('setAppBadge' in navigator)) return;
  const done = waiting > 0 ? navigator.setAppBadge(waiting) : navigator.clearAppBadge();
  await done.catch(() => undefined);
}

function read(data: PushMessageData | null): Call | null {
  try {
    const call = data?.json() as Partial<Call> | undefined;
    const whole = [call?.id, call?.tag, call?.title, call?.body, call?.path].every(
      (each) => typeof each === 'string',
    );
    // Only within the house: whatever it says, a call leads nowhere else.
    return whole && /^\/(?!\/)/.test(call!.path!) ? (call as Call) : null;
  } catch {
    return null;
  }
}

/** One after the other: what comes twice at once is still the same. */
let before: Promise<unknown> = Promise.resolve();

/** Whether the call came before; from now on it has. */
function known(id: string): Promise<boolean> {
  const found = before.then(() => noted(id));
  before = found;
  return found;
}

async function noted(id: string): Promise<boolean> {
  try {
    const memory = await caches.open(MEMORY);
    const address = `/calls/${encodeURIComponent(id)}`;
    if (await memory.match(address)) return true;
    await memory.put(address, new Response(''));
    const kept = await memory.keys();
    for (const each of kept.slice(0, Math.max(0, kept.length - KNOWN))) await memory.delete(each);
    return false;
  } catch {
    return false; // where nothing can be kept, rather twice than never
  }
}

/** Touching a call leads to what it was about: the page that shows it, else any, else a new one. */
export async function focused(clients: Clients, address: string): Promise<unknown> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((each) => each.url === address) ?? pages[0];
  if (!page) return clients.openWindow(address);
  const client = await page.focus();
  // A page of another table is not what one was called to.
  if (page.url === address || !('navigate' in page)) return client;
  try {
    return await page.navigate(address);
  } catch {
    return clients.openWindow(address); // of a page that no worker has led yet
  }
}

/** Subscribed anew for the same person, who has allowed it once. */
export async function renewed(
  worker: ServiceWorkerRegistration,
  ask: (path: string, options?: RequestInit) => Promise<Response>,
): Promise<void> {
  const answer = await ask('/api/calls');
  const card = answer.ok ? ((await answer.json()) as { key: string }) : null;
  if (!card?.key) return; // somebody who has left, or a house that calls nobody
  const found =
    (await worker.pushManager.getSubscription()) ??
    (await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: card.key,
    }));
  const { endpoint, keys } = found.toJSON();
  await ask('/api/calls/devices', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, p256dh: keys?.p256dh, auth: keys?.auth }),
  });
}
