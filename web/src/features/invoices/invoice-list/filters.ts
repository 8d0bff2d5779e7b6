import type { InvoiceRow } from '@driftig/contracts/invoices/answers';
import { isOpen } from '@driftig/domain/invoices/status';

import type { TableFilter } from '../../../ui/data-table/column.ts';
import { dateFilters, noDateFilters } from '../../../ui/data-table/date-filters.ts';
import { texts } from './texts.ts';

/** The filter that the dashboard's card opens (?unpaid=1). Shown only when it is set. */
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
