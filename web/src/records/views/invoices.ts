import type { InvoiceRow } from '@driftig/contracts/invoices/answers';
import { invoices } from '@driftig/contracts/records/types/invoices';

import { titleOf } from '../record-columns.ts';
import type { ViewOf } from './record-view.ts';

/** What a cell needs of the day and the currency is added by the page. */
export const invoicesView = {
  type: invoices,
  sort: '-number',
  columns: {
    number: true,
    date: 'wide',
    payDate: true,
    company: true,
    orderTitle: 'wide',
    amount: true,
    status: true,
  },
  search: ['number', 'company', 'name', 'orderTitle', 'amount'],
  hidden: ['missingPayment'],
  own: { company: { csv: (row) => titleOf(invoices, row) } },
} as const satisfies ViewOf<typeof invoices, InvoiceRow>;
