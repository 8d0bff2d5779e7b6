import type { InvoiceRow } from '@driftig/contracts/invoices/answers';
import type { InvoiceStatus } from '@driftig/contracts/invoices/invoice-status';
import { invoiceStatuses } from '@driftig/contracts/records/types/invoices';
import { amountsText } from '@driftig/domain/currencies';
import { mayDeleteInvoice } from '@driftig/domain/invoices/status';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';

import { BulkStatusMenu } from '../../../ui/data-table/selection/bulk-status-menu.tsx';
import type { BulkActions } from '../../../ui/data-table/columns/column.ts';
import { statusChoices } from '../../../shared/record-screens/list/status-column.tsx';
import { Why } from '../../../shared/why/why.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import type { BulkInvoiceJob } from './bulk-invoices-dialog.tsx';
import { texts } from './texts.ts';

const ChosenWhy = lazyWhenIdle(() => import('./chosen-why.tsx'));
const BulkInvoicesDialog = lazyWhenIdle(() => import('./bulk-invoices-dialog.tsx'));

const choices = statusChoices(invoiceStatuses);

/** Only the server knows whether an invoice was ever sent; it then refuses with a reason. */
const isUnsent = ({ status }: InvoiceRow) => mayDeleteInvoice({ status, everIssued: false });

type ChangeOne = (row: InvoiceRow, status: InvoiceStatus) => Promise<void>;

/** The bulk actions for invoices: the buttons of the bar, and their dialog. */
export function useBulkInvoices(currency: string, change: ChangeOne) {
  const [job, setJob] = useState<BulkInvoiceJob>();
  const bulk: BulkActions<InvoiceRow> = {
    summary: (rows) => {
      const amounts = rows.map((row) => ({ ...row, currency: row.currency || currency }));
      return (
        <Why
          label={texts.chosenAmount}
          dialog={(onClose) => <ChosenWhy rows={rows} currency={currency} onClose={onClose} />}
        >
          {amountsText(amounts, currency)}
        </Why>
      );
    },
    actions: (chosen, clear) => {
      const rows = chosen.filter(isUnsent);
      return (
        <>
          <BulkStatusMenu
            choices={choices}
            onChoose={(status) => setJob({ rows: chosen, clear, status: status as InvoiceStatus })}
          />
          <Button
            color="red"
            leftSection={<IconTrash size={18} stroke={1.6} />}
            disabled={rows.length === 0}
            title={rows.length === 0 ? texts.removeIssued : undefined}
            onClick={() => setJob({ rows, clear, skipped: chosen.length - rows.length })}
          >
            {texts.removeLabel}
          </Button>
        </>
      );
    },
  };
  const dialog = job ? (
    <Suspense>
      <BulkInvoicesDialog job={job} change={change} onClose={() => setJob(undefined)} />
    </Suspense>
  ) : null;
  return { bulk, dialog };
}
