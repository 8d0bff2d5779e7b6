import type { PrintableInvoice } from '@driftig/contracts/invoices/answers';
import type { InvoiceLine, InvoiceLines } from '@driftig/domain/invoices/invoice';

/** Stored lines have no id, so their position in the group is used. */
const withId = (line: InvoiceLine, index: number) => ({ id: String(index + 1), ...line });

export function answerGroups(lines: InvoiceLines, taxPercent: number): PrintableInvoice['groups'] {
  return {
    items: lines.items.map((line, index) => ({ ...withId(line, index), taxPercent })),
    productGroups: lines.productGroups.map(withId),
    tasks: lines.tasks.map(withId),
  };
}
