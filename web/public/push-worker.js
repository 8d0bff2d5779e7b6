// Shows what push brings, and leads to what it is about. It keeps nothing and answers no request.

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const { id, title, text, path } = event.data.json();
  const shown = { body: text, tag: id, icon: '/icon-192.png', lang: 'da', data: { path } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

/** A tab that shows the page comes to the front; any other stays as it is, for what is typed there. */
async function open(path) {
  const { origin } = self.location;
  const wanted = new URL(path, origin);
  const url = wanted.origin === origin ? wanted.href : `${origin}/notifications`;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find((one) => one.url === url);
  return tab ? tab.focus() : self.clients.openWindow(url);
}
