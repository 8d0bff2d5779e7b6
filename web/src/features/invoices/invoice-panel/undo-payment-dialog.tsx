// Default export: loaded lazily by the card of payments.
import type { PrintableInvoice } from '@driftig/contracts/invoices/answers';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { formatAmount } from '@driftig/domain/format';

import { call } from '../../../api/client.ts';
import { messageOf } from '../../../api/errors.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { isOut, type Payment } from './payment-list.tsx';
import { texts } from './texts.ts';

interface UndoPaymentDialogProps {
  readonly invoice: PrintableInvoice;
  readonly payment: Payment;
  readonly onClose: () => void;
}

export default function UndoPaymentDialog({ invoice, payment, onClose }: UndoPaymentDialogProps) {
  const theKind = texts.theKinds[payment.kind];
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
        title={texts.undoTitle(theKind, formatAmount(payment.amount, invoice.currency))}
        confirmLabel={texts.undoLabel(theKind)}
        danger
      >
        {isOut(payment) ? texts.undoOut : texts.undoIn}
      </ConfirmDialog>
    </ErrorTextContext>
  );
}
