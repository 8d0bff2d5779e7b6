import type { OrderStatus } from '@driftig/contracts/records/types/orders';

import type { MonthOrder } from './month-orders.ts';

/** An order's row in a month's item as text, because a map of maps takes three times as long to read. */
const codes: Readonly<Record<OrderStatus, string>> = {
  notStarted: 'n',
  started: 's',
  done: 'd',
  cancelled: 'c',
};
/** Letters of 'yyyy-mm-dd'. */
const dayLength = 10;
const statuses = new Map(Object.entries(codes).map(([status, code]) => [code, status]));

/** '2026-11-24T14:00|T20:00|n|4|2|1|id,id||id|key' without the number, which is its key; an end of the same day by its time. */
export function monthOrderText(row: MonthOrder): string {
  const day = row.from.slice(0, dayLength);
  return [
    row.from,
    row.to.startsWith(day) ? row.to.slice(dayLength) : row.to,
    codes[row.status],
    row.neededEmployees,
    row.assignedEmployees,
    row.allCanRequest ? 1 : 0,
    row.requestedIds.join(),
    row.offeredIds.join(),
    row.sellingIds.join(),
    row.staff,
  ].join('|');
}

export function monthOrderFrom(number: number, text: string): MonthOrder {
  const [
    from = '',
    end = '',
    code = '',
    needed,
    assigned,
    all,
    asked,
    offered,
    selling,
    staff = '',
  ] = text.split('|');
  const to = end.startsWith('T') ? from.slice(0, dayLength) + end : end;
  return {
    number,
    from,
    to,
    status: (statuses.get(code) ?? 'notStarted') as OrderStatus,
    neededEmployees: Number(needed),
    assignedEmployees: Number(assigned),
    allCanRequest: all === '1',
    requestedIds: idsIn(asked),
    offeredIds: idsIn(offered),
    sellingIds: idsIn(selling),
    staff,
  };
}

const idsIn = (text = '') => (text === '' ? [] : text.split(','));
