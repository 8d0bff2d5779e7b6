// Default export: loaded lazily by the card of payments.
import type { PrintableInvoice } from '@driftig/contracts/invoices/answers';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { formatAmount } from '@driftig/domain/format';

import { call } from '../../../api/client.ts';
import { messageOf } from '../../../api/errors.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { texts } from './texts.ts';

interface UndoPaymentDialogProps {
  readonly invoice: PrintableInvoice;
  readonly payment: PrintableInvoice['payments'][number];
  readonly onClose: () => void;
}

export default function UndoPaymentDialog({ invoice, payment, onClose }: UndoPaymentDialogProps) {
  const undo = async () => {
    const body = { id: invoice.id, paymentId: payment.id };
    toastSuccess((await call(invoiceRoutes.undoPayment, { body })).message);
  };
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.undoFailed)}>
      <ConfirmDialog
        opened
        onClose={onClose}
        onConfirm={undo}
        title={texts.undoTitle(formatAmount(payment.amount, invoice.currency))}
        confirmLabel={texts.undoLabel}
        danger
      >
        {texts.undoText}
      </ConfirmDialog>
    </ErrorTextContext>
  );
}
