import type { InvoiceRow } from '@driftig/contracts/invoices-answers';
import type { InvoiceStatus } from '@driftig/contracts/invoices-status';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { messageOf } from '../../../api/errors.ts';
import { toastFailure, toastSuccess } from '../../../ui/toast.tsx';
import { changeStatus } from './queries.ts';
import { shownStatus, statusLabel } from './shown-status.ts';
import { texts } from './texts.ts';

/** Changes a status from the list; a refusal says what it still is and offers another try. */
export function useChangeStatus(today: string) {
  const client = useQueryClient();
  return useCallback(
    (row: InvoiceRow, status: InvoiceStatus) => {
      const attempt = async () => {
        try {
          await changeStatus(client, row, status, today);
          toastSuccess(texts.statusChanged);
        } catch (error) {
          toastFailure(messageOf(error, texts.statusFailed), {
            text: texts.statusKept(row.number, statusLabel(shownStatus(row))),
            onRetry: () => void attempt(),
          });
        }
      };
      void attempt();
    },
    [client, today],
  );
}
