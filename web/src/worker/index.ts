/**
 * The service worker: what the house does in a browser beside its pages, and while none is open. This is
 * its one door; `vite.worker.ts` packs it into one script, at an address that never changes.
 */

import { focused, renewed, shown } from './push';
import { KeptShell, type Build } from './shell';

declare const self: ServiceWorkerGlobalScope;
/** Put in when the script is packed. */
declare const BUILD: Build;

const shell = new KeptShell(BUILD, {
  caches: self.caches,
  fetch: (request, options) => self.fetch(request, options),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  languages: self.navigator.languages,
});

self.addEventListener('install', (event) => {
  event.waitUntil(shell.install().then(() => self.skipWaiting()));
});

// At once for all pages, those of the build before included: what they are made of is kept.
self.addEventListener('activate', (event) => {
  event.waitUntil(shell.activate().then(() => self.clients.claim()));
});

// What is not answered here goes its way as if there were no worker.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (shell.isPage(url))
      event.respondWith(shell.page(request, () => newer(event.resultingClientId)));
  } else if (shell.isPart(url)) event.respondWith(shell.part(request));
});

self.addEventListener('message', (event) => {
  const { kind, files } = event.data as { kind: string; files: string[] };
  if (kind === 'keep') event.waitUntil(shell.keep(files, self.location.origin));
});

async function newer(page: string): Promise<void> {
  (await self.clients.get(page))?.postMessage({ kind: 'newer' });
}

self.addEventListener('push', (event) => {
  event.waitUntil(shown(self.registration, event.data, self.location.origin));
});

// The browser, or its maker, has let go of what was subscribed: nobody would notice but by silence.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewed(self.registration, (path, options) => self.fetch(path, options)));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(focused(self.clients, event.notification.data as string));
});
