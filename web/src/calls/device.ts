/** This device's own subscription: what its browser gives to be called by, and takes back. */

import { ready } from '../browser/worker';
import type { CallCard, OpenDevice } from '../gen/wire';
import { zoneHere } from './clock';
import { forget } from './owner';

/** Why this browser cannot be called; null if it can. */
export type Hindrance = 'insecure' | 'iphone' | 'unable' | 'denied';

export function obstacle(): Hindrance | null {
  if (!isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) {
    // There a page is called only once it stands on the home screen.
    return isApple(navigator.userAgent, navigator.maxTouchPoints) ? 'iphone' : 'unable';
  }
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** An iPad says that it is a Mac, which has no screen to touch. */
export function isApple(agent: string, touches: number): boolean {
  return /iPhone|iPad/.test(agent) || (/Macintosh/.test(agent) && touches > 1);
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (each) => each.charCodeAt(0));
}

function same(key: ArrayBuffer | null, wanted: Uint8Array): boolean {
  const found = key && new Uint8Array(key);
  return (
    !!found && found.length === wanted.length && found.every((each, at) => each === wanted[at])
  );
}

async function current(): Promise<PushSubscription | null> {
  const worker = obstacle() === null ? await ready() : null;
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** What the house has to know to call this device; null if it is not subscribed for this house. */
export async function subscribed(key: string): Promise<OpenDevice | null> {
  const found = await current();
  return found && same(found.options.applicationServerKey, bytes(key)) ? told(found) : null;
}

/** Only at a press: the browser asks its owner. Null if they said no. */
export async function subscribe(key: string): Promise<OpenDevice | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await ready();
  if (!worker) throw new Error('there is no worker');
  const known = await worker.pushManager.getSubscription();
  const wanted = bytes(key);
  if (known && same(known.options.applicationServerKey, wanted)) return told(known);
  // One for another key is void: a house that has lost its own begins anew.
  await known?.unsubscribe();
  return told(
    await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted }),
  );
}

export async function unsubscribe(): Promise<void> {
  forget();
  await (await current())?.unsubscribe();
}

/**
 * What the house has to know of this device, if it is one of the reader's. If it is not, it calls nobody
 * any more: whoever came in here without leaving would be shown what is another's.
 */
export async function ours(card: CallCard): Promise<OpenDevice | null> {
  const mine = card.key ? await subscribed(card.key) : null;
  if (mine && card.devices.some(({ endpoint }) => endpoint === mine.endpoint)) return mine;
  if (mine) await (await current())?.unsubscribe();
  return null;
}

function told(subscription: PushSubscription): OpenDevice {
  const { endpoint, keys } = subscription.toJSON();
  return {
    endpoint: endpoint ?? '',
    p256dh: keys?.p256dh ?? '',
    auth: keys?.auth ?? '',
    name: named(navigator.userAgent),
    zone: zoneHere(),
  };
}

/** What its owner may know a device by: no more than a browser and a system. */
export function named(agent: string): string {
  const browser = /Firefox|FxiOS/.test(agent)
    ? 'Firefox'
    : /Edg/.test(agent)
      ? 'Edge'
      : /Chrome|CriOS|Chromium/.test(agent)
        ? 'Chrome'
        : /Safari/.test(agent)
          ? 'Safari'
          : '';
  const system = /iPhone/.test(agent)
    ? 'iPhone'
    : /iPad/.test(agent)
      ? 'iPad'
      : /Android/.test(agent)
        ? 'Android'
        : /Windows/.test(agent)
          ? 'Windows'
          : /Mac OS/.test(agent)
            ? 'Mac'
            : /Linux/.test(agent)
              ? 'Linux'
              : '';
  return [browser, system].filter(Boolean).join(' · ');
}
