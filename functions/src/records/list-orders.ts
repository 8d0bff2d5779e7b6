import type { InputOf } from '@driftig/contracts/core/route';
import type { recordRoutes } from '@driftig/contracts/records/routes';
import { badInput } from '@driftig/domain/errors';
import { orderRecord } from '@driftig/domain/orders/order';

import { staffAway } from '../changes/planning/staff-away.ts';
import type { Handler } from '../pipeline/handler.ts';

export const listOrders: Handler<typeof recordRoutes.listOrders> = async ({
  input,
  store,
  today,
  nextPage,
}) => {
  const { order, ...filter } = input.query;
  if (order === 'next') assertUnfiltered(filter);
  const page = await (order === 'next'
    ? store.orders.listNext(today, filter)
    : store.orders.list(filter));
  nextPage(page.cursor);
  const away = await staffAway(store, page.rows, today);
  return page.rows.map((row) => orderRecord(row, away));
};

type Filter = Omit<InputOf<typeof recordRoutes.listOrders>['query'], 'order'>;

/** Sorting by next start cannot be combined with filters of dates and statuses. */
function assertUnfiltered({ year, month, status }: Filter): void {
  if ((year ?? month ?? status) === undefined) return;
  throw badInput({ order: 'Kan ikke bruges sammen med år, måned eller status.' });
}
