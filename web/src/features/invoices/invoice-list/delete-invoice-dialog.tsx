import type { InvoiceRow } from '@driftig/contracts/invoices/answers';
import { useQueryClient } from '@tanstack/react-query';

import { messageOf } from '../../../api/errors.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { deleteInvoice } from './queries.ts';
import { texts } from './texts.ts';

interface DeleteInvoiceDialogProps {
  row: InvoiceRow;
  onClose: () => void;
}

export function DeleteInvoiceDialog({ row, onClose }: DeleteInvoiceDialogProps) {
  const client = useQueryClient();
  const remove = async () => {
    await deleteInvoice(client, row.id);
    toastSuccess(texts.deleted);
  };
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.deleteFailed)}>
      <ConfirmDialog
        opened
        onClose={onClose}
        onConfirm={remove}
        title={texts.removeTitle(row.number)}
        confirmLabel={texts.removeLabel}
        danger
      >
        {texts.removeText(row.number)}
      </ConfirmDialog>
    </ErrorTextContext>
  );
}
