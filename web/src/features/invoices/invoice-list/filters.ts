import type { InvoiceRow } from '@driftig/contracts/invoices/answers';
import { isOpen } from '@driftig/domain/invoices/status';

import type { TableFilter } from '../../../ui/data-table/column.ts';
import { dateFilters, noDateFilters } from '../../../ui/data-table/date-filters.ts';
import { texts } from './texts.ts';

/** How the dashboard's card opens the list (?unpaid=1); not shown to who has not come that way. */
const unpaidFilter: TableFilter<InvoiceRow> = {
  id: 'unpaid',
  label: texts.payment,
  allLabel: texts.anyPayment,
  options: [{ value: '1', label: texts.onlyUnpaid }],
  matches: ({ status }) => isOpen(status),
  width: 176,
};

export const noFilters = { ...noDateFilters, unpaid: '' };

export function invoiceFilters(
  thisYear: number,
  chosen: Readonly<Record<string, string>>,
): readonly TableFilter<InvoiceRow>[] {
  const always = dateFilters<InvoiceRow>(thisYear, ({ date }) => date);
  return chosen['unpaid'] ? [...always, unpaidFilter] : always;
}
