import type { PrintableInvoice } from '@driftig/contracts/invoices/answers';

import type { InvoiceLine, InvoiceLines } from './invoice.ts';

/** A typed line has no id: its position in the group is used. */
const withId = (line: InvoiceLine, index: number) => ({
  ...line,
  id: line.id ?? String(index + 1),
});

/** The lines of an invoice or an order, as they are answered. */
export function answerGroups(lines: InvoiceLines): PrintableInvoice['groups'] {
  return {
    items: lines.items.map(withId),
    productGroups: lines.productGroups.map(withId),
    tasks: lines.tasks.map(withId),
  };
}
