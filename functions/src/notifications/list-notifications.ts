import { accessRules } from '@driftig/contracts/core/access';
import { kindsFor, notificationKinds } from '@driftig/contracts/notifications/kinds';
import type { notificationRoutes } from '@driftig/contracts/notifications/routes';
import { actorName } from '@driftig/domain/history/actor-name';
import type { Occasion } from '@driftig/domain/notifications/occasion';
import { pageOf } from '@driftig/domain/notifications/page-of';
import { wordsOf } from '@driftig/domain/notifications/words';

import { readAsks } from './read-asks.ts';
import type { Handler } from '../pipeline/handler.ts';

/** One's own, newest first; each says where it leads to. */
export const listNotifications: Handler<typeof notificationRoutes.listNotifications> = async ({
  input,
  store,
  actor,
  nextPage,
  now,
}) => {
  const { userId } = actor;
  const { rows, cursor } = await store.notifications.list(userId, input.query);
  nextPage(cursor);
  const ids = rows.map(({ id }) => id);
  const reader = { userId, isManager: accessRules.manager(actor) };
  const [unread, names, askOf] = await Promise.all([
    store.notifications.unreadAmong(userId, ids),
    store.users.namesOf(rows.map(({ by }) => by)),
    readAsks(store, rows, { reader, now }),
  ]);
  const open = kindsFor(reader);
  // People who are no longer managers see that a managers' notification existed, without its
  // content.
  const isOpen = ({ kind }: Occasion) => open.includes(kind);
  return rows.map((row) => {
    const { id, at, by, occasion } = row;
    const {
      title,
      lines,
      links = [],
    } = isOpen(occasion)
      ? wordsOf(occasion, actorName(by, names))
      : { title: notificationKinds[occasion.kind].label, lines: [], links: [] };
    return {
      id,
      kind: occasion.kind,
      at,
      title,
      text: lines.join(' '),
      path: pageOf(occasion, reader).path,
      links: [...links],
      ask: askOf(row, actorName(by, names)),
      isUnread: unread.has(id),
    };
  });
};
