import type { InvoiceRow } from '@driftig/contracts/invoices/answers';
import { invoices, invoiceStatuses } from '@driftig/contracts/records/types/invoices';
import { daysBetween, yearOf } from '@driftig/domain/dates';
import { isOwed } from '@driftig/domain/invoices/status';
import { useMemo } from 'react';

import { errorIdOf } from '../../../api/errors.ts';
import { useUser } from '../../../api/session/session.ts';
import { paths } from '../../../paths.ts';
import { RecordStatusChip } from '../../../shared/record-screens/list/status-column.tsx';
import type { CardLines, Column, TableFilter } from '../../../ui/data-table/columns/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { dateFilters, noDateFilters } from '../../../ui/data-table/filters/date-filters.ts';
import { useTableState } from '../../../ui/data-table/use-table-state.ts';
import { Amount } from '../../../ui/display/amount.tsx';
import { DateText } from '../../../ui/display/date-text.tsx';
import { useToday } from '../../../ui/time/use-today.ts';
import classes from './customer.module.css';
import { useCustomerInvoices } from './queries.ts';
import { texts } from './texts.ts';

const statusOf = ({ status, missingPayment }: InvoiceRow) =>
  invoiceStatuses[missingPayment ? 'missingPayment' : status];

const payFilter: TableFilter<InvoiceRow> = {
  id: 'pay',
  label: texts.payment,
  allLabel: texts.anyPayment,
  options: [
    { value: 'unpaid', label: texts.onlyUnpaid },
    { value: 'overdue', label: texts.onlyOverdue },
    { value: 'credit', label: texts.credit },
  ],
  matches: (row, value) => {
    if (value === 'overdue') return row.missingPayment;
    if (value === 'credit') return row.credit > 0;
    return isOwed({ status: row.status, amountDue: row.amount });
  },
  width: 168,
};

function columnsOf(currency: string, today: string): readonly Column<InvoiceRow>[] {
  const daysOver = (row: InvoiceRow) => (row.missingPayment ? daysBetween(row.payDate, today) : 0);
  return [
    {
      id: 'number',
      header: texts.number,
      cell: (row) => <span className="tabular">{row.number}</span>,
      sortValue: (row) => row.number,
      sortedAs: 'date',
      searchText: (row) => String(row.number),
      csv: (row) => row.number,
      emphasis: 'strong',
      width: 64,
    },
    {
      id: 'title',
      header: texts.title,
      cell: (row) => row.orderTitle,
      sortValue: (row) => row.orderTitle,
      searchText: (row) => row.orderTitle,
      csv: (row) => row.orderTitle,
    },
    {
      id: 'date',
      header: texts.date,
      cell: (row) => <DateText value={row.date} />,
      sortedAs: 'date',
      sortValue: (row) => row.date,
      csv: (row) => row.date,
      width: 108,
      leaves: 1,
    },
    {
      id: 'payDate',
      header: texts.payDate,
      cell: (row) => (
        <span className={daysOver(row) > 0 ? classes.late : undefined}>
          <DateText value={row.payDate} />{' '}
          {daysOver(row) > 0 ? texts.daysOver(daysOver(row)) : null}
        </span>
      ),
      sortedAs: 'date',
      sortValue: (row) => row.payDate,
      csv: (row) => row.payDate,
      width: 184,
    },
    {
      id: 'amount',
      header: texts.amount,
      cell: (row) => (
        <Amount
          ore={row.amount}
          currency={row.currency || currency}
          struck={row.status === 'cancelled'}
        />
      ),
      sortedAs: 'number',
      sortValue: (row) => row.amount,
      csv: (row) => row.amount / 100,
      align: 'right',
      width: 124,
    },
    {
      id: 'status',
      header: texts.status,
      cell: (row) => <RecordStatusChip status={statusOf(row)} />,
      sortValue: (row) => statusOf(row).label,
      csv: (row) => statusOf(row).label,
      width: 150,
    },
  ];
}

/** The two lines of an invoice on a phone: its order, or its number where it has none. */
function cardOf(currency: string): CardLines<InvoiceRow> {
  return {
    what: (row) => row.orderTitle || row.number,
    howMuch: (row) => <Amount ore={row.amount} currency={row.currency || currency} />,
    when: (row) => (
      <>
        {row.orderTitle ? `${row.number} · ` : ''}
        <DateText value={row.date} />
      </>
    ),
    state: (row) => <RecordStatusChip status={statusOf(row)} />,
  };
}

/** The invoices of a customer. */
export function CustomerInvoices({ id }: { id: string }) {
  const today = useToday();
  const { currency } = useUser().company;
  const { rows, loadingMore, error, refetch } = useCustomerInvoices(id);
  const columns = useMemo(() => columnsOf(currency, today), [currency, today]);
  const card = useMemo(() => cardOf(currency), [currency]);
  const state = useTableState({
    name: 'customer-invoices',
    defaultSort: '-number',
    filters: { ...noDateFilters, pay: '' },
  });
  const filters = [...dateFilters<InvoiceRow>(yearOf(today), ({ date }) => date), payFilter];
  return (
    <DataTable
      state={state}
      label={texts.invoices}
      noun={{ one: invoices.noun, many: invoices.plural }}
      rows={rows}
      loadingMore={loadingMore}
      columns={columns}
      card={card}
      rowId={(row) => row.id}
      rowName={(row) => String(row.number)}
      open={{ href: (row) => paths.invoice(row.number) }}
      filters={filters}
      searchPlaceholder={texts.searchInvoices}
      csvName="fakturaer"
      empty={{ title: texts.noInvoices, text: '' }}
      error={error ? { id: errorIdOf(error) } : null}
      onRetry={() => void refetch()}
    />
  );
}
