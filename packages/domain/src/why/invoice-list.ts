import type { WhyAnswer, WhyRow } from '@driftig/contracts/core/why';
import type { InvoiceRow } from '@driftig/contracts/invoices/answers';
import { invoiceStatuses } from '@driftig/contracts/records/types/invoices';

import type { AmountIn } from '../currencies.ts';
import { daysBetween } from '../dates.ts';
import { formatDate } from '../format.ts';
import { openOfRow } from '../invoices/invoice-row.ts';
import { isOpen, shownStatus } from '../invoices/status.ts';
import type { Oere } from '../money.ts';
import { countText, groupRows, inEachCurrency } from './group-rows.ts';
import { withRest } from './sum-of-rows.ts';

type Row = Omit<InvoiceRow, 'id' | 'orderTitle' | 'isDeposit' | 'mailReturned' | 'paidOn'>;

/** Invoices behind a figure, and where they lead. */
export interface ListedInvoices {
  readonly rows: readonly Row[];
  /** The company's currency, of rows that do not say theirs. */
  readonly own: string;
  readonly toInvoice: (number: number) => string;
  /** The list by its filters, where it can be filtered so. */
  readonly toList?: (filters: string) => string;
}

const noun = { one: 'faktura', many: 'fakturaer' };
const invoiceCountText = (count: number): string => countText(count, noun);

const partOf = ({ toInvoice }: ListedInvoices, row: Row, amount: number): WhyRow => ({
  label: [String(row.number), row.company || row.name].filter(Boolean).join(', '),
  note: isOpen(row.status)
    ? `Forfald ${formatDate(row.payDate)}`
    : `Dateret ${formatDate(row.date)}`,
  amount,
  to: toInvoice(row.number),
});

const currencyOf = ({ own }: ListedInvoices, { currency }: Row) => currency || own;

/** By the status that the list shows. */
function byStatus(list: ListedInvoices, rows: readonly Row[], amountOf: (row: Row) => number) {
  const groups = Object.entries(invoiceStatuses).map(([status, { label }]) => ({
    label,
    to: list.toList?.(`status=${status}`),
    parts: rows
      .filter((row) => shownStatus(row) === status)
      .map((row) => partOf(list, row, amountOf(row))),
  }));
  return groupRows(groups, noun);
}

/** How many days after the due date, until which; the last group has no end. */
const ages = [
  { from: 1, until: 30, label: '1–30 dage over' },
  { from: 31, until: 60, label: '31–60 dage over' },
  { from: 61, until: 90, label: '61–90 dage over' },
  { from: 91, until: Infinity, label: 'Mere end 90 dage over' },
];

const otherInvoices = 'Andre fakturaer';

/** The invoices dated in a year, by status. */
export function whyInvoiceCount(list: ListedInvoices, year: number, count: number): WhyAnswer {
  return {
    figure: 'invoiceCount',
    title: `Fakturaer i ${year}`,
    amount: count,
    unit: 'count',
    rows: withRest(
      byStatus(list, list.rows, () => 1),
      count,
      otherInvoices,
    ),
    formula: 'Antallet af fakturaer i hver status, lagt sammen.',
  };
}

interface Shown {
  /** The figure, by currency. */
  readonly amounts: readonly AmountIn[];
  readonly count: number;
}

/** The debt of customers, by status. */
export function whyUnpaid(list: ListedInvoices, { amounts, count }: Shown): WhyAnswer {
  const open = list.rows.filter(({ status }) => isOpen(status));
  return {
    figure: 'unpaid',
    title: `Ubetalt: ${invoiceCountText(count)}`,
    ...inEachCurrency(amounts, list.own, ({ currency, amount }) => {
      const rows = open.filter((row) => currencyOf(list, row) === currency);
      return withRest(byStatus(list, rows, openOfRow), amount, otherInvoices);
    }),
    formula: 'Hver fakturas beløb − det, der er betalt og afskrevet, lagt sammen.',
  };
}

/** The debt of customers that is overdue, by days after the due date. */
export function whyOverdue(
  list: ListedInvoices,
  { amounts, count }: Shown,
  today: string,
): WhyAnswer {
  const overdue = list.rows
    .filter(({ missingPayment }) => missingPayment)
    .toSorted((one, other) => one.payDate.localeCompare(other.payDate));
  return {
    figure: 'overdue',
    title: `Forfaldent: ${invoiceCountText(count)}`,
    ...inEachCurrency(amounts, list.own, ({ currency, amount }) => {
      const rows = overdue.filter((row) => currencyOf(list, row) === currency);
      const groups = ages.map(({ from, until, label }) => ({
        label,
        to: list.toList?.('status=missingPayment'),
        parts: rows
          .filter(({ payDate }) => {
            const days = Math.max(daysBetween(payDate, today), 1);
            return days >= from && days <= until;
          })
          .map((row) => partOf(list, row, openOfRow(row))),
      }));
      return withRest(groupRows(groups, noun), amount, otherInvoices);
    }),
    formula: 'Hver forfalden fakturas beløb − det, der er betalt og afskrevet, lagt sammen.',
  };
}

/** The credit of customers, by invoice; the rows need not be all of them. */
export function whyCredit(list: ListedInvoices, { amounts, count }: Shown): WhyAnswer {
  return {
    figure: 'credit',
    title: `Til gode: ${invoiceCountText(count)}`,
    ...inEachCurrency(amounts, list.own, ({ currency, amount }) => {
      const rows = list.rows.filter((row) => row.credit > 0 && currencyOf(list, row) === currency);
      return withRest(
        rows.map((row) => partOf(list, row, row.credit)),
        amount,
        otherInvoices,
      );
    }),
    formula: 'Det, der er betalt for meget på hver faktura, lagt sammen.',
  };
}

/** The amounts of invoices that are chosen in a list. */
export function whyChosen(list: ListedInvoices): WhyAnswer {
  const { rows, own } = list;
  const amounts = rows.map((row) => ({ amount: row.amount, currency: currencyOf(list, row) }));
  return {
    figure: 'chosenInvoices',
    title: `Valgt: ${invoiceCountText(rows.length)}`,
    ...inEachCurrency(amounts, own, ({ currency }) =>
      byStatus(
        list,
        rows.filter((row) => currencyOf(list, row) === currency),
        ({ amount }) => amount,
      ),
    ),
    formula: 'De valgte fakturaers beløb, lagt sammen.',
  };
}

interface MonthOfSales {
  readonly title: string;
  readonly revenue: Oere;
  readonly currency: string;
}

/** The revenue of a month by its invoices, whose amounts are with VAT. */
export function whySalesOfMonth(list: ListedInvoices, month: MonthOfSales): WhyAnswer {
  const { title, revenue, currency } = month;
  const rows = list.rows.filter(
    (row) => row.status !== 'cancelled' && currencyOf(list, row) === currency,
  );
  return {
    figure: 'revenue',
    title,
    amount: revenue,
    unit: { currency },
    rows: withRest(
      byStatus(list, rows, ({ amount }) => amount),
      revenue,
      'Moms af dem',
    ),
    formula: 'Fakturaernes beløb med moms − momsen af dem.',
  };
}
