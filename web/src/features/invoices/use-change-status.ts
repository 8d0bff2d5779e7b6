import type { InvoiceStatus } from '@driftig/contracts/invoices/invoice-status';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { messageOf } from '../../api/errors.ts';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast.tsx';
import { changeStatus } from './change-status.ts';
import type { ChangingInvoice } from './change-status.ts';
import { shownStatus, statusLabel } from './invoice-list/shown-status.ts';
import { texts } from './invoice-list/texts.ts';

/** Changes one of many; what went wrong is thrown, and told with the others. */
export function useChangeInvoice(today: string) {
  const client = useQueryClient();
  return async (invoice: ChangingInvoice, status: InvoiceStatus): Promise<void> => {
    const outcome = await changeStatus({ client, invoice, today }, status);
    if (outcome.kind !== 'changed') throw outcome.error;
  };
}

function standing(seen: ChangingInvoice, now: InvoiceStatus): string {
  const { number, status } = seen;
  if (now === status) return texts.statusKept(number, statusLabel(shownStatus(seen)));
  return texts.statusNow(number, statusLabel(now));
}

/** Changes a status; a failure says what it still is, as far as that is known, and offers another try. */
export function useChangeStatus(today: string) {
  const client = useQueryClient();
  return useCallback(
    (invoice: ChangingInvoice, status: InvoiceStatus) => {
      const attempt = async (seen: ChangingInvoice): Promise<void> => {
        const outcome = await changeStatus({ client, invoice: seen, today }, status);
        if (outcome.kind === 'changed') {
          toastSuccess(texts.statusChanged);
          return;
        }
        const now = outcome.kind === 'kept' ? outcome.now : undefined;
        toastFailure(messageOf(outcome.error, texts.statusFailed), {
          text: now === undefined ? texts.statusUnknown : standing(seen, now),
          // Over what stands there now, which the toast has told.
          onRetry: () => void attempt({ ...seen, status: now ?? seen.status }),
        });
      };
      void attempt(invoice);
    },
    [client, today],
  );
}
