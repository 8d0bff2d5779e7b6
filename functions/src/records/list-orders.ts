import type { InputOf } from '@driftig/contracts/core/route';
import type { recordRoutes } from '@driftig/contracts/records/routes';
import type { Page } from '@driftig/data/core/page';
import { badInput } from '@driftig/domain/errors';
import { orderRule } from '@driftig/domain/lists/rules/orders';
import { orderRecord, type OrderRow } from '@driftig/domain/orders/order';

import { findPage, isPageByNumber } from '../changes/lists/find-page.ts';
import { staffAway } from '../changes/planning/staff-away.ts';
import type { Handler } from '../pipeline/handler.ts';

export const listOrders: Handler<typeof recordRoutes.listOrders> = async (context) => {
  const { input, store, today, nextPage } = context;
  const { order, year, month, status, limit, cursor } = input.query;
  const recordsOf = async ({ rows }: Page<OrderRow>) => {
    const away = await staffAway(store, rows, today);
    return rows.map((row) => orderRecord(row, away));
  };
  if (isPageByNumber(input.query))
    return findPage(context, orderRule(today), async (asked) => {
      const page = await store.orders.listNext(today, asked);
      return { ...page, rows: await recordsOf(page) };
    });
  const filter = { year, month, status, limit, cursor };
  if (order === 'next') assertUnfiltered(filter);
  const page = await (order === 'next'
    ? store.orders.listNext(today, filter)
    : store.orders.list(filter));
  nextPage(page.cursor);
  return recordsOf(page);
};

type Filter = Omit<InputOf<typeof recordRoutes.listOrders>['query'], 'order'>;

/** Sorting by next start cannot be combined with filters of dates and statuses. */
function assertUnfiltered({ year, month, status }: Filter): void {
  if ((year ?? month ?? status) === undefined) return;
  throw badInput({ order: 'Kan ikke bruges sammen med år, måned eller status.' });
}
