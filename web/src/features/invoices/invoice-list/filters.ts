import type { InvoiceRow } from '@driftig/contracts/invoices-answers';
import { monthOf, yearOf } from '@driftig/domain/dates';
import { isOpen } from '@driftig/domain/invoices/status';

import type { StatusTabs, TableFilter } from '../../../ui/data-table/column.ts';
import { monthNames } from '../../../ui/month-names.ts';
import { shownStatus, shownStatuses, statusLabel, statusTones } from './shown-status.ts';
import { texts } from './texts.ts';

const FIRST_YEAR = 2022;
const LAST_YEAR = 2030;

/** Part 2 §9: 2022 to 2030, and on when that has passed. */
export function filterYears(thisYear: number): readonly string[] {
  const last = Math.max(LAST_YEAR, thisYear);
  return Array.from({ length: last - FIRST_YEAR + 1 }, (_, index) => String(FIRST_YEAR + index));
}

const monthFilter: TableFilter<InvoiceRow> = {
  id: 'month',
  label: texts.month,
  allLabel: texts.allMonths,
  options: monthNames.map((label, index) => ({ value: String(index + 1), label })),
  matches: (row, month) => monthOf(row.date) === Number(month),
  width: 148,
};

function yearFilter(thisYear: number): TableFilter<InvoiceRow> {
  return {
    id: 'year',
    label: texts.year,
    allLabel: texts.allYears,
    options: filterYears(thisYear).map((year) => ({ value: year, label: year })),
    matches: (row, year) => yearOf(row.date) === Number(year),
    width: 112,
  };
}

/** How the dashboard's card opens the list (?unpaid=1); not shown to who has not come that way. */
const unpaidFilter: TableFilter<InvoiceRow> = {
  id: 'unpaid',
  label: texts.payment,
  allLabel: texts.anyPayment,
  options: [{ value: '1', label: texts.onlyUnpaid }],
  matches: ({ status }) => isOpen(status),
  width: 176,
};

export const noFilters = { month: '', year: '', unpaid: '' };

export function invoiceFilters(
  thisYear: number,
  chosen: Readonly<Record<string, string>>,
): readonly TableFilter<InvoiceRow>[] {
  const always = [monthFilter, yearFilter(thisYear)];
  return chosen['unpaid'] ? [...always, unpaidFilter] : always;
}

export const statusTabs: StatusTabs<InvoiceRow> = {
  of: shownStatus,
  all: texts.all,
  // The one count that asks for something to be done is the one with a colour.
  tabs: shownStatuses.map((status) => ({
    value: status,
    label: statusLabel(status),
    tone: status === 'missingPayment' ? statusTones[status] : ('neutral' as const),
  })),
};
