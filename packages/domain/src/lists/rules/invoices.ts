import type { InvoiceRow } from '@driftig/contracts/invoices/answers';
import { invoices } from '@driftig/contracts/records/types/invoices';

import { isOpen, shownStatus } from '../../invoices/status.ts';
import { recordTitle } from '../../records/record-name.ts';
import { monthAndYear } from '../date-filters.ts';
import { listRule, type ListedFields, type ListRule } from '../list-rule.ts';
import type { RowFilter } from '../match-rows.ts';
import { amountText } from './amount-text.ts';

/** Said of an invoice that is not paid, since its receiver may not know of it. */
export const isReturned = ({ mailReturned, status }: InvoiceRow) => mailReturned && isOpen(status);

const { mailReturned, isDeposit } = invoices.fields;

/** `currency`: the company's own, of rows from before they had one. */
export const invoiceFields = (currency: string) =>
  ({
    type: invoices,
    search: ['number', 'company', 'name', 'orderTitle', 'amount'],
    values: {
      company: {
        searchText: (row) =>
          [recordTitle(invoices, row), row.name, isReturned(row) ? mailReturned.label : ''].join(
            '\n',
          ),
      },
      orderTitle: {
        searchText: (row) =>
          row.isDeposit ? `${row.orderTitle}\n${isDeposit.label}` : row.orderTitle,
      },
      amount: { searchText: (row) => amountText(row.amount, row.currency || currency) },
    },
  }) as const satisfies ListedFields<InvoiceRow, keyof typeof invoices.fields>;

/** By what is owed: of an invoice, or to its customer. */
export const payFilter: RowFilter<InvoiceRow> = {
  id: 'pay',
  matches: ({ status, credit }, value) => (value === 'credit' ? credit > 0 : isOpen(status)),
};

export function invoiceRule(today: string, currency: string): ListRule<InvoiceRow> {
  return listRule<InvoiceRow>(invoiceFields(currency), today, {
    filters: [...monthAndYear<InvoiceRow>(({ date }) => date), payFilter],
    status: { of: shownStatus },
  });
}
