import type { InvoiceRow } from '@driftig/contracts/invoices/answers';
import { monthNames } from '@driftig/domain/dates';
import type { ListedInvoices } from '@driftig/domain/why/invoice-list';

import { paths } from '../../../paths.ts';

/** Invoices of the list with these filters, such as 'year=2026'. */
export const invoicesOf = (
  rows: readonly InvoiceRow[],
  own: string,
  filters: string,
): ListedInvoices => ({
  rows,
  own,
  toInvoice: paths.invoice,
  toList: (more) => `${paths.invoices}?${[filters, more].filter(Boolean).join('&')}`,
});

export const monthFilters = (year: number, month: number) => `year=${year}&month=${month}`;

interface MonthValue {
  readonly month: number;
  readonly value: number;
}

/** The months of a year, each with the list that it is counted from. */
export const monthsOf = (values: readonly MonthValue[], year: number, list: string) =>
  values.map(({ month, value }) => ({
    label: monthNames[month - 1] ?? '',
    value,
    to: `${list}?${monthFilters(year, month)}`,
  }));

export const sumOfMonths = (values: readonly MonthValue[]): number =>
  values.reduce((sum, { value }) => sum + value, 0);
