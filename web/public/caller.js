// "Your turn" where a page alone may show nothing, as on Android. Touching it leads back to the table.
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(back(event.notification.data));
});

async function back(address) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((each) => each.url === address) ?? pages[0];
  return page ? page.focus() : clients.openWindow(address);
}
