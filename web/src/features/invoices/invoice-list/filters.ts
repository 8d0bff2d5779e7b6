import type { InvoiceRow } from '@driftig/contracts/invoices/answers';
import { payFilter } from '@driftig/domain/lists/rules/invoices';

import type { TableFilter } from '../../../ui/data-table/columns/column.ts';
import { dateFilters, noDateFilters } from '../../../ui/data-table/filters/date-filters.ts';
import { texts } from './texts.ts';

/** The filter that the dashboard opens (?pay=unpaid, ?pay=credit). */
const shownPayFilter: TableFilter<InvoiceRow> = {
  ...payFilter,
  label: texts.payment,
  allLabel: texts.anyPayment,
  options: [
    { value: 'unpaid', label: texts.onlyUnpaid },
    { value: 'credit', label: texts.onlyCredit },
  ],
  width: 176,
};

export const noFilters = { ...noDateFilters, pay: '' };

/** The one of payment is there when it is set, and when something is owed to a customer. */
export function invoiceFilters(
  thisYear: number,
  chosen: Readonly<Record<string, string>>,
  rows: readonly InvoiceRow[] = [],
): readonly TableFilter<InvoiceRow>[] {
  const always = dateFilters<InvoiceRow>(thisYear, ({ date }) => date);
  const isShown = Boolean(chosen['pay']) || rows.some(({ credit }) => credit > 0);
  return isShown ? [...always, shownPayFilter] : always;
}
