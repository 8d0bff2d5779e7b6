// Default export: loaded lazily by UnmergeButton.
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';

import { call } from '../../../api/client.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { texts } from '../texts.ts';

export interface UnmergedInvoice {
  readonly invoice: { readonly id: string; readonly number: number };
  readonly orderNumber: number;
}

/** Asks before an invoice is taken off its order. */
export default function UnmergeQuestion(props: UnmergedInvoice & { readonly onClose: () => void }) {
  const { invoice, orderNumber, onClose } = props;
  const unmerge = async () => {
    const { message } = await call(invoiceRoutes.unmergeInvoice, { body: { id: invoice.id } });
    toastSuccess(message);
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={unmerge}
      title={texts.unmergeTitle(invoice.number, orderNumber)}
      confirmLabel={texts.unmerge}
    >
      {texts.unmergeHelp}
    </ConfirmDialog>
  );
}
