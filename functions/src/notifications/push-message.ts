import type { Notification } from '@driftig/data/notifications/notifications.repository';
import { pageOf } from '@driftig/domain/notifications/page-of';
import { wordsOf } from '@driftig/domain/notifications/words';

/** Characters of a line; a message may have 4,000 bytes in all. */
const longestLine = 240;

/** Payload for `web/public/service-worker.js`: the notification's text as a title and one line. */
export function pushMessage(
  { id, occasion }: Pick<Notification, 'id' | 'occasion'>,
  { by, isManager }: { readonly by: string; readonly isManager: boolean },
): string {
  const { title, lines } = wordsOf(occasion, by);
  const { path } = pageOf(occasion, { isManager });
  return JSON.stringify({ id, title: shorten(title), text: shorten(lines[0] ?? ''), path });
}

function shorten(text: string): string {
  const letters = [...text];
  return letters.length <= longestLine ? text : `${letters.slice(0, longestLine).join('')} …`;
}
