import type { InvoiceRow } from '@driftig/contracts/invoices/answers';
import { invoiceLists } from '@driftig/contracts/records/lists/invoices';
import { invoices } from '@driftig/contracts/records/types/invoices';
import { yearOf } from '@driftig/domain/dates';
import { shownStatus } from '@driftig/domain/invoices/status';
import { IconLink } from '@tabler/icons-react';
import { Suspense, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { errorIdOf } from '../../api/errors.ts';
import { useUser } from '../../api/session/session.ts';
import { paths } from '../../paths.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useTableState } from '../../ui/data-table/use-table-state.ts';
import { useListRows } from '../../shared/record-screens/list/use-list-rows.tsx';
import { statusTabs } from '../../shared/record-screens/list/record-statuses.ts';
import { invoicesView } from '../../shared/record-screens/views/invoices.ts';
import { AddButton, EmptyListButton } from '../../ui/layout/page-action.tsx';
import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import { Page } from '../../ui/layout/page.tsx';
import { useToday } from '../../ui/time/use-today.ts';
import { useBulkInvoices } from './invoice-list/bulk-invoices.tsx';
import { customerOf, invoiceList } from './invoice-list/columns.tsx';
import { DeleteInvoiceDialog } from './invoice-list/delete-invoice-dialog.tsx';
import { invoiceFilters, noFilters } from './invoice-list/filters.ts';
import { everything } from './invoice-list/queries.ts';
import { rowActions } from './invoice-list/row-actions.ts';
import { texts } from './invoice-list/texts.ts';
import { useChooseStatus } from './use-choose-status.tsx';
import { useChangeInvoice, useChangeStatus } from './use-change-status.ts';

const MergeDialog = lazyWhenIdle(() => import('./merge/merge-dialog.tsx'));

const create = { label: texts.create, to: paths.invoiceCreate };
const status = statusTabs<InvoiceRow>(invoices.statuses, shownStatus);

/** All invoices of the company, newest number first. */
export default function InvoicesPage() {
  const today = useToday();
  const { currency } = useUser().company;
  const navigate = useNavigate();
  const { choose: onChoose, dialog: question } = useChooseStatus(currency, useChangeStatus(today));
  const changeOne = useChangeInvoice(today);
  const { columns, file, card } = useMemo(
    () => invoiceList({ today, currency, onChoose }),
    [today, currency, onChoose],
  );
  const state = useTableState({
    name: 'invoices',
    defaultSort: invoicesView.sort,
    filters: noFilters,
  });
  const shown = { state, columns, filters: invoiceFilters(yearOf(today), state.filters), status };
  const { rows, loadingMore, error, refetch, table } = useListRows(
    invoiceLists.listInvoices,
    everything,
    shown,
  );
  const filters = invoiceFilters(yearOf(today), state.filters, rows);
  const [merging, setMerging] = useState(false);
  const [deleting, setDeleting] = useState<InvoiceRow>();
  const { bulk, dialog } = useBulkInvoices(currency, changeOne);
  const empty = rows?.length === 0 && !loadingMore;
  const handlers = { go: (path: string) => void navigate(path), remove: setDeleting };

  return (
    <Page
      title={texts.title}
      purpose={texts.purpose}
      actions={<AddButton {...create} filled={!empty} />}
      list
    >
      <DataTable
        state={state}
        label={texts.title}
        noun={{ one: invoices.noun, many: invoices.plural }}
        rows={rows}
        loadingMore={loadingMore}
        {...table}
        columns={columns}
        card={card}
        rowId={(row) => row.id}
        rowName={(row) => `${row.number}, ${customerOf(row)}`}
        open={{ href: (row) => paths.invoice(row.number) }}
        rowActions={(row) => rowActions(row, handlers)}
        status={status}
        filters={filters}
        searchPlaceholder={texts.search}
        bulk={bulk}
        csvName={invoices.plural}
        csvColumns={file}
        listActions={[
          {
            label: texts.merge,
            help: texts.mergeHelp,
            icon: IconLink,
            onSelect: () => setMerging(true),
          },
        ]}
        empty={{ ...invoicesView.empty, action: <EmptyListButton {...create} /> }}
        error={error ? { id: errorIdOf(error) } : null}
        onRetry={() => void refetch()}
      />
      {deleting ? (
        <DeleteInvoiceDialog row={deleting} onClose={() => setDeleting(undefined)} />
      ) : null}
      <Suspense>
        {merging ? <MergeDialog currency={currency} onClose={() => setMerging(false)} /> : null}
      </Suspense>
      {question}
      {dialog}
    </Page>
  );
}
