import type { InvoiceRow } from '@driftig/contracts/invoices/answers';
import { invoices } from '@driftig/contracts/records/types/invoices';
import { invoiceFields } from '@driftig/domain/lists/rules/invoices';
import { IconFileText } from '@tabler/icons-react';

import { titleOf } from '../list/record-columns.ts';
import type { ViewOf } from './record-view.ts';

/** The page adds the cells that depend on the date and the currency. */
export const invoicesView = {
  ...invoiceFields(''),
  sort: '-number',
  empty: { icon: IconFileText, text: 'Her følger I, hvad der er sendt, betalt og forfaldent.' },
  columns: {
    number: true,
    date: 1,
    payDate: true,
    company: true,
    orderTitle: 2,
    amount: true,
    status: true,
  },
  card: { howMuch: 'amount', when: ['number', 'payDate'] },
  hidden: ['missingPayment'],
  own: { company: { roomy: 212, csv: (row) => titleOf(invoices, row) } },
} as const satisfies ViewOf<typeof invoices, InvoiceRow>;
