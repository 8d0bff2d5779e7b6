import type { InvoiceStatus } from '@driftig/contracts/invoices/invoice-status';
import { Suspense, useCallback, useState, type ReactNode } from 'react';

import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import type { ChangingInvoice } from './change-status.ts';

const CreditDialog = lazyWhenIdle(() => import('./credit-dialog.tsx'));

type Choose = (invoice: ChangingInvoice, status: InvoiceStatus) => void;

/**
 * Choosing Cancelled credits the invoice, once a question is answered (product S2, D21); any other
 * status is set at once. `own`: the company's currency, of rows from before they had one.
 */
export function useChooseStatus(
  own: string,
  onChoose: Choose,
): {
  readonly choose: Choose;
  readonly dialog: ReactNode;
} {
  const [asked, setAsked] = useState<ChangingInvoice>();
  const choose = useCallback<Choose>(
    (invoice, status) => {
      if (status === 'cancelled') setAsked(invoice);
      else onChoose(invoice, status);
    },
    [onChoose],
  );
  const dialog = asked ? (
    <Suspense>
      <CreditDialog
        invoice={asked}
        currency={asked.currency || own}
        onClose={() => setAsked(undefined)}
      />
    </Suspense>
  ) : null;
  return { choose, dialog };
}
