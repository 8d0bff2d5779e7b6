// Default export: loaded lazily by the list.
import type { InvoiceRow } from '@driftig/contracts/invoices/answers';
import type { InvoiceStatus } from '@driftig/contracts/invoices/invoice-status';
import { useQueryClient } from '@tanstack/react-query';

import { messageOf } from '../../../api/errors.ts';
import { BatchDialog } from '../../../ui/batch/batch-dialog.tsx';
import type { BatchResult } from '../../../ui/batch/run-batch.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { BulkCreditDialog } from './bulk-credit-dialog.tsx';
import { customerOf } from './columns.tsx';
import { deleteInvoice } from './queries.ts';
import { statusLabel } from './shown-status.ts';
import { bulkTexts } from './bulk-texts.ts';
import { texts } from './texts.ts';

interface ChosenInvoices {
  readonly rows: readonly InvoiceRow[];
  /** Clears the selection. */
  readonly clear: () => void;
}

/** Change the status, or delete; `skipped` selected invoices cannot be deleted. */
export type BulkInvoiceJob = ChosenInvoices &
  ({ readonly status: InvoiceStatus } | { readonly status?: never; readonly skipped: number });

interface BulkInvoicesDialogProps {
  job: BulkInvoiceJob;
  change: (row: InvoiceRow, status: InvoiceStatus) => Promise<void>;
  onClose: () => void;
}

export default function BulkInvoicesDialog({ job, change, onClose }: BulkInvoicesDialogProps) {
  const client = useQueryClient();
  const { rows, clear, status } = job;
  if (status === 'cancelled')
    return <BulkCreditDialog rows={rows} clear={clear} onClose={onClose} />;
  const count = rows.length;
  const batchProps = (doneText: (count: number) => string) => ({
    doneText,
    items: rows,
    nameOf: (row: InvoiceRow) => bulkTexts.one(row.number, customerOf(row)),
    onClose,
    onEnd: ({ done }: BatchResult<InvoiceRow>) => {
      if (done.length < count) return;
      clear();
      toastSuccess(doneText(count));
    },
  });
  if (status !== undefined) {
    const label = statusLabel(status);
    return (
      <ErrorTextContext value={(error) => messageOf(error, texts.statusFailed)}>
        <BatchDialog
          {...batchProps((changed) => bulkTexts.changedMany(changed, label))}
          title={bulkTexts.changeManyTitle(count, label)}
          act={async (row) => {
            if (row.status !== status) await change(row, status);
          }}
          progressLabel={bulkTexts.changedSoFar}
        />
      </ErrorTextContext>
    );
  }
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.deleteFailed)}>
      <BatchDialog
        {...batchProps(bulkTexts.deletedMany)}
        title={bulkTexts.removeManyTitle(count)}
        act={({ id }) => deleteInvoice(client, id)}
        progressLabel={bulkTexts.deletedSoFar}
        confirmLabel={texts.removeLabel}
        danger
      >
        {bulkTexts.removeManyText} {job.skipped > 0 ? bulkTexts.issuedStay(job.skipped) : null}
      </BatchDialog>
    </ErrorTextContext>
  );
}
