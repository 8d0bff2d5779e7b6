import type { InvoiceRow } from '@driftig/contracts/invoices/answers';
import { mayDeleteInvoice } from '@driftig/domain/invoices/status';
import { IconEye, IconFileTypePdf, IconPrinter, IconTrash } from '@tabler/icons-react';

import { paths } from '../../../paths.ts';
import type { RowAction } from '../../../ui/data-table/columns/column.ts';
import { texts } from './texts.ts';

interface RowActionHandlers {
  readonly go: (path: string) => void;
  readonly remove: (row: InvoiceRow) => void;
}

/** The actions of a row. PDF and print open the invoice view, which runs them. */
export function rowActions(
  row: InvoiceRow,
  { go, remove }: RowActionHandlers,
): readonly RowAction[] {
  const sheet = paths.invoice(row.number);
  // Only the server knows whether an invoice was ever sent; it then refuses with a reason.
  const deletable = mayDeleteInvoice({ status: row.status, everIssued: false });
  return [
    { label: texts.view, icon: IconEye, onSelect: () => go(sheet) },
    { label: texts.savePdf, icon: IconFileTypePdf, onSelect: () => go(`${sheet}?action=pdf`) },
    { label: texts.print, icon: IconPrinter, onSelect: () => go(`${sheet}?action=print`) },
    'divider',
    {
      label: texts.remove,
      icon: IconTrash,
      onSelect: () => remove(row),
      danger: true,
      disabledReason: deletable ? undefined : texts.removeIssued,
    },
  ];
}
