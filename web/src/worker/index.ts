/**
 * The service worker: what the house does in a browser while none of its pages is open. This is its one
 * door; `vite.worker.ts` packs it into one script, at an address that never changes.
 */

import { focused } from './push';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(focused(self.clients, event.notification.data as string));
});
