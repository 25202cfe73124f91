/** Notifications, also on phones: there a page may show them through a service worker only. */

import { ready } from './worker';

/** A new call takes the place of the one before. */
const TAG = 'ludotheque-turn';

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
