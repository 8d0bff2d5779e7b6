import { notificationRoutes, type NotificationRow } from '@driftig/contracts/notifications/routes';
import {
  infiniteQueryOptions,
  type InfiniteData,
  type QueryClient,
  useQueryClient,
} from '@tanstack/react-query';

import { invalidate } from '../../api/queries/changes.ts';
import { call, callPage } from '../../api/client.ts';
import { messageOf } from '../../api/errors.ts';
import { routeKey, routeQuery } from '../../api/queries/route-query.ts';
import { toastFailure } from '../../ui/feedback/toast.tsx';
import { texts } from './texts.ts';

const { listNotifications, countNotifications, markNotificationRead, markNotificationsRead } =
  notificationRoutes;

const pageSize = 20;
const newest = 8;

/** Query of the bell's panel. */
export const newestQuery = routeQuery(listNotifications, { query: { limit: newest } });
export const choicesQuery = routeQuery(notificationRoutes.listNotificationChoices, {});

interface Page {
  readonly rows: readonly NotificationRow[];
  readonly nextCursor: string | undefined;
}

const pagesKey = [...routeKey(listNotifications), 'pages'];

/** All of them, a page at a time. */
export const pagesQuery = infiniteQueryOptions({
  queryKey: pagesKey,
  queryFn: ({ pageParam, signal }): Promise<Page> => {
    const query = { limit: pageSize, ...(pageParam && { cursor: pageParam }) };
    return callPage(listNotifications, { query }, { signal });
  },
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

/** Marks one or all as read, which shows at once and is taken back where it was refused. */
export function useMarkRead() {
  const client = useQueryClient();
  const mark = async (isRead: (row: NotificationRow) => boolean, send: () => Promise<unknown>) => {
    show(client, (row) => (isRead(row) ? { ...row, isUnread: false } : row));
    try {
      await send();
    } catch (error) {
      toastFailure(messageOf(error, texts.notMarked));
      await invalidate(new Set([listNotifications.key, countNotifications.key]));
    }
  };
  return {
    one: ({ id, isUnread }: NotificationRow) =>
      isUnread
        ? mark(
            (row) => row.id === id,
            () => call(markNotificationRead, { body: { id } }),
          )
        : Promise.resolve(),
    /** Up to the newest that is shown. */
    upTo: ({ id }: NotificationRow) =>
      mark(
        (row) => row.id <= id,
        () => call(markNotificationsRead, { body: { upTo: id } }),
      ),
  };
}

function show(client: QueryClient, change: (row: NotificationRow) => NotificationRow): void {
  client.setQueryData(newestQuery.queryKey, (rows) => rows?.map(change));
  client.setQueryData(pagesKey, (data: InfiniteData<Page> | undefined) => {
    if (data === undefined) return undefined;
    const pages = data.pages.map((page) => ({ ...page, rows: page.rows.map(change) }));
    return { ...data, pages };
  });
}
