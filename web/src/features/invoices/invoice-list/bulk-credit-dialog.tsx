import type { InvoiceRow } from '@driftig/contracts/invoices/answers';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { useState } from 'react';

import { invalidate } from '../../../api/queries/changes.ts';
import { call } from '../../../api/client.ts';
import { messageOf } from '../../../api/errors.ts';
import { BatchDialog } from '../../../ui/batch/batch-dialog.tsx';
import type { BatchResult } from '../../../ui/batch/run-batch.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { CreditReason, useCreditForm } from '../credit-reason.tsx';
import { texts as creditTexts } from '../credit-texts.ts';
import classes from '../credit-dialog.module.css';
import { customerOf } from './columns.tsx';
import { bulkTexts } from './bulk-texts.ts';

interface BulkCreditDialogProps {
  rows: readonly InvoiceRow[];
  /** Clears the selection. */
  clear: () => void;
  onClose: () => void;
}

/** Credits many invoices; the reason is asked for once and printed on each credit note. */
export function BulkCreditDialog({ rows, clear, onClose }: BulkCreditDialogProps) {
  const form = useCreditForm();
  // An invoice keeps its key, so that a retry after a lost answer credits it once.
  const [keys] = useState(() => new Map(rows.map(({ id }) => [id, crypto.randomUUID()])));
  const [stale] = useState(() => new Set<string>());
  const credit = async ({ id, status }: InvoiceRow) => {
    if (status === 'cancelled') return;
    const reason = form.getValues('reason').trim();
    const body = reason === '' ? { id } : { id, reason };
    await call(
      invoiceRoutes.creditInvoice,
      { body },
      { idempotencyKey: keys.get(id) ?? crypto.randomUUID(), collect: stale },
    );
  };
  const end = ({ done }: BatchResult<InvoiceRow>) => {
    void invalidate(stale);
    if (done.length < rows.length) return;
    clear();
    toastSuccess(bulkTexts.creditedMany(rows.length));
  };
  return (
    <ErrorTextContext value={(error) => messageOf(error, creditTexts.failed)}>
      <BatchDialog
        title={bulkTexts.creditManyTitle(rows.length)}
        items={rows}
        nameOf={(row) => bulkTexts.one(row.number, customerOf(row))}
        act={credit}
        onEnd={end}
        onClose={onClose}
        progressLabel={bulkTexts.creditedSoFar}
        doneText={bulkTexts.creditedMany}
        confirmLabel={bulkTexts.creditMany(rows.length)}
        danger
      >
        <div className={classes.question}>
          <p className={classes.text}>{bulkTexts.cancelManyText}</p>
          <CreditReason form={form} help={bulkTexts.reasonOfManyHelp} />
        </div>
      </BatchDialog>
    </ErrorTextContext>
  );
}
