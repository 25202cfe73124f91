/** What is called out from here, as on Android, where a page alone may show nothing. */

/** Touching a call leads to what it was about: the page that shows it, else any, else a new one. */
export async function focused(clients: Clients, address: string): Promise<unknown> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((each) => each.url === address) ?? pages[0];
  return page ? page.focus() : clients.openWindow(address);
}
