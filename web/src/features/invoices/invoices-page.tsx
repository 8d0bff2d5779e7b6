import type { InvoiceRow } from '@driftig/contracts/invoices/answers';
import { invoices } from '@driftig/contracts/records/types/invoices';
import { yearOf } from '@driftig/domain/dates';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { errorIdOf } from '../../api/errors.ts';
import { useUser } from '../../api/session.ts';
import { paths } from '../../app/paths.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useTableState } from '../../ui/data-table/use-table-state.ts';
import { statusTabs } from '../../records/record-statuses.ts';
import { invoicesView } from '../../records/views/invoices.ts';
import { Page } from '../../ui/layout/page.tsx';
import { useToday } from '../../ui/time/use-today.ts';
import { useBulkInvoices } from './invoice-list/bulk-invoices.tsx';
import { customerOf, invoiceList } from './invoice-list/columns.tsx';
import { DeleteInvoiceDialog } from './invoice-list/delete-invoice-dialog.tsx';
import { invoiceFilters, noFilters } from './invoice-list/filters.ts';
import { useInvoiceRows } from './invoice-list/queries.ts';
import { rowActions } from './invoice-list/row-actions.ts';
import { shownStatus } from './invoice-list/shown-status.ts';
import { texts } from './invoice-list/texts.ts';
import { useAskBeforeCancel } from './use-ask-before-cancel.tsx';
import { useChangeInvoice, useChangeStatus } from './use-change-status.ts';

function CreateButton({ filled }: { filled: boolean }) {
  return (
    <Button
      component={Link}
      to={paths.invoiceCreate}
      variant={filled ? 'filled' : 'default'}
      leftSection={<IconPlus size={18} stroke={1.6} />}
    >
      {texts.create}
    </Button>
  );
}

const statuses = statusTabs<InvoiceRow>(invoices.statuses, shownStatus);

/** All invoices of the company, newest number first. */
export default function InvoicesPage() {
  const today = useToday();
  const { currency } = useUser().company;
  const navigate = useNavigate();
  const { choose: onChoose, dialog: question } = useAskBeforeCancel(useChangeStatus(today));
  const changeOne = useChangeInvoice(today);
  const { columns, file } = useMemo(
    () => invoiceList({ today, currency, onChoose }),
    [today, currency, onChoose],
  );
  const state = useTableState({
    name: 'invoices',
    defaultSort: invoicesView.sort,
    filters: noFilters,
  });
  const filters = invoiceFilters(yearOf(today), state.filters);
  const { rows, loadingMore, error, refetch } = useInvoiceRows();
  const [deleting, setDeleting] = useState<InvoiceRow>();
  const { bulk, dialog } = useBulkInvoices(currency, changeOne);
  const empty = rows?.length === 0 && !loadingMore;
  const handlers = { go: (path: string) => void navigate(path), remove: setDeleting };

  return (
    <Page title={texts.title} purpose={texts.purpose} actions={<CreateButton filled={!empty} />}>
      <DataTable
        state={state}
        label={texts.title}
        noun={invoices.plural}
        rows={rows}
        loadingMore={loadingMore}
        columns={columns}
        rowId={(row) => row.id}
        rowName={(row) => `${row.number}, ${customerOf(row)}`}
        open={{ href: (row) => paths.invoice(row.number) }}
        rowActions={(row) => rowActions(row, handlers)}
        status={statuses}
        filters={filters}
        searchPlaceholder={texts.search}
        bulk={bulk}
        csvName={invoices.plural}
        csvColumns={file}
        empty={{ ...invoicesView.empty, action: <CreateButton filled /> }}
        error={error ? { id: errorIdOf(error) } : null}
        onRetry={() => void refetch()}
      />
      {deleting ? (
        <DeleteInvoiceDialog row={deleting} onClose={() => setDeleting(undefined)} />
      ) : null}
      {question}
      {dialog}
    </Page>
  );
}
