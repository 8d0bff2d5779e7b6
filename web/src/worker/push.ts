import type { WorkerScope } from './worker-scope.ts';

interface Pushed {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly path: string;
}

/** Shows what push brings, and leads to what it is about. It keeps nothing. */
export function showPushed(worker: WorkerScope): void {
  worker.addEventListener('push', (event) => {
    const { id, title, text, path } = event.data.json() as Pushed;
    const shown = { body: text, tag: id, icon: '/icon-192.png', lang: 'da', data: { path } };
    event.waitUntil(worker.registration.showNotification(title, shown));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPage(worker, event.notification.data.path));
  });
}

/** A tab that shows the page comes to the front; any other stays as it is, for what is typed there. */
async function openPage({ clients, location: { origin } }: WorkerScope, path: string) {
  const wanted = new URL(path, origin);
  const url = wanted.origin === origin ? wanted.href : `${origin}/notifications`;
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find((one) => one.url === url);
  return tab === undefined ? clients.openWindow(url) : tab.focus();
}
