/** The number of games that wait, on the icon of the house. */

/** Whether there is an icon to say it on; else the title of the page has to. */
export const badged = 'setAppBadge' in navigator;

export function badge(count: number): void {
  if (!badged) return;
  // Not on every screen, and then nothing is lost.
  const done = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  done.catch(() => undefined);
}
