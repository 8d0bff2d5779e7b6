import type { InvoiceStatus } from '@driftig/contracts/invoices/invoice-status';
import { useCallback, useState, type ReactNode } from 'react';

import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import type { ChangingInvoice } from './change-status.ts';
import { texts } from './invoice-list/texts.ts';

type Choose = (invoice: ChangingInvoice, status: InvoiceStatus) => void;

/** Asks before an invoice is cancelled (product S2); any other status is set at once. */
export function useAskBeforeCancel(onChoose: Choose): {
  readonly choose: Choose;
  readonly dialog: ReactNode;
} {
  const [asked, setAsked] = useState<ChangingInvoice>();
  const choose = useCallback<Choose>(
    (invoice, status) => {
      if (status === 'cancelled' && invoice.status !== 'cancelled') setAsked(invoice);
      else onChoose(invoice, status);
    },
    [onChoose],
  );
  const dialog = asked ? (
    <ConfirmDialog
      opened
      onClose={() => setAsked(undefined)}
      onConfirm={() => onChoose(asked, 'cancelled')}
      title={texts.cancelTitle(asked.number)}
      confirmLabel={texts.cancelLabel}
      cancelLabel={texts.keepLabel}
      danger
    >
      {texts.cancelText}
    </ConfirmDialog>
  ) : null;
  return { choose, dialog };
}
