import type { InvoiceStatus } from '@driftig/contracts/invoices/invoice-status';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { useUser } from '../../api/session/session.ts';
import { codeWhenIdle } from '../../ui/loading/code-when-idle.ts';
import { toastNotLoaded } from '../../ui/loading/lazy-boundary.tsx';
import type { ChangingInvoice } from './change-status.ts';

const sendingCode = codeWhenIdle(() => import('./send-status.ts'));

/** Changes one of many; errors are thrown, and shown together. */
export function useChangeInvoice(today: string) {
  const client = useQueryClient();
  return async (invoice: ChangingInvoice, status: InvoiceStatus): Promise<void> => {
    const { sendStatusOfMany } = await sendingCode();
    await sendStatusOfMany({ client, today }, invoice, status);
  };
}

/** Changes the status. A failure shows the current status and has a retry button. */
export function useChangeStatus(today: string) {
  const client = useQueryClient();
  const { currency } = useUser().company;
  return useCallback(
    (invoice: ChangingInvoice, status: InvoiceStatus) => {
      void sendingCode().then(
        ({ sendStatus }) => sendStatus({ client, today, currency }, invoice, status),
        toastNotLoaded,
      );
    },
    [client, today, currency],
  );
}
