import type { InvoiceRow } from '@driftig/contracts/invoices/answers';
import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { orders, orderStatuses } from '@driftig/contracts/records/types/orders';
import { invoiceStatuses } from '@driftig/contracts/records/types/invoices';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';

import { errorIdOf } from '../../../api/errors.ts';
import { useUser } from '../../../api/session/session.ts';
import { invoiceFormFor, paths } from '../../../paths.ts';
import { numberOf, textOf } from '@driftig/domain/lists/row-values';
import type { Statuses } from '../../../shared/record-screens/list/record-statuses.ts';
import { RecordStatusChip } from '../../../shared/record-screens/list/status-column.tsx';
import type { CardLines, Column } from '../../../ui/data-table/columns/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useTableState } from '../../../ui/data-table/use-table-state.ts';
import { Amount } from '../../../ui/display/amount.tsx';
import { DateText } from '../../../ui/display/date-text.tsx';
import classes from './customer.module.css';
import { useCustomerInvoices, useCustomerOrders } from './queries.ts';
import { texts } from './texts.ts';
import { texts as recordTexts } from '../../../shared/record-screens/texts.ts';

const statuses: Statuses = orderStatuses;
type Invoices = ReadonlyMap<number, InvoiceRow>;

interface ColumnNeeds {
  readonly currency: string;
  readonly invoices: Invoices;
}

function InvoiceOfOrder({ order, invoices }: { order: RecordAnswer; invoices: Invoices }) {
  const number = numberOf(order, 'invoiceNumber');
  if (number === 0) {
    if (order['status'] === 'cancelled') return null;
    return (
      <Link to={invoiceFormFor.order(numberOf(order, 'number'))} className={classes.link}>
        {recordTexts.toInvoice}
      </Link>
    );
  }
  const invoice = invoices.get(number);
  return (
    <span className={classes.invoice}>
      <Link to={paths.invoice(number)} className={classes.number}>
        {number}
      </Link>
      {invoice ? <RecordStatusChip status={shownStatus(invoice)} /> : null}
    </span>
  );
}

const shownStatus = ({ status, missingPayment }: InvoiceRow) =>
  invoiceStatuses[missingPayment ? 'missingPayment' : status];

function columnsOf({ currency, invoices }: ColumnNeeds): readonly Column<RecordAnswer>[] {
  const invoiceOf = (order: RecordAnswer) => invoices.get(numberOf(order, 'invoiceNumber'));
  const label = (order: RecordAnswer) => statuses[textOf(order, 'status')]?.label ?? '';
  return [
    {
      id: 'number',
      header: texts.number,
      cell: (order) => <span className="tabular">{numberOf(order, 'number')}</span>,
      sortedAs: 'date',
      sortValue: (order) => numberOf(order, 'number'),
      searchText: (order) => String(numberOf(order, 'number')),
      csv: (order) => numberOf(order, 'number'),
      width: 64,
    },
    {
      id: 'title',
      header: texts.title,
      cell: (order) => textOf(order, 'title'),
      sortValue: (order) => textOf(order, 'title'),
      searchText: (order) => textOf(order, 'title'),
      csv: (order) => textOf(order, 'title'),
      emphasis: 'strong',
    },
    {
      id: 'startDate',
      header: texts.date,
      cell: (order) => <DateText value={textOf(order, 'startDate')} />,
      sortedAs: 'date',
      sortValue: (order) => textOf(order, 'startDate'),
      csv: (order) => textOf(order, 'startDate'),
      width: 104,
    },
    {
      id: 'status',
      header: texts.status,
      cell: (order) => <RecordStatusChip status={statuses[textOf(order, 'status')]} />,
      sortValue: label,
      csv: label,
      width: 108,
    },
    {
      id: 'amount',
      header: texts.amount,
      cell: (order) => {
        const invoice = invoiceOf(order);
        return invoice ? (
          <Amount
            ore={invoice.amount}
            currency={currency}
            struck={invoice.status === 'cancelled'}
          />
        ) : null;
      },
      sortedAs: 'number',
      sortValue: (order) => invoiceOf(order)?.amount ?? null,
      csv: (order) => (invoiceOf(order)?.amount ?? 0) / 100 || null,
      leaves: 1,
      align: 'right',
      width: 116,
    },
    {
      id: 'invoice',
      header: texts.invoice,
      cell: (order) => <InvoiceOfOrder order={order} invoices={invoices} />,
      sortValue: (order) => numberOf(order, 'invoiceNumber') || null,
      searchText: (order) => String(numberOf(order, 'invoiceNumber') || ''),
      csv: (order) => numberOf(order, 'invoiceNumber') || null,
      width: 212,
    },
  ];
}

/** The two lines of an order on a phone. */
function cardOf({ currency, invoices }: ColumnNeeds): CardLines<RecordAnswer> {
  return {
    what: (order) => textOf(order, 'title'),
    howMuch: (order) => {
      const invoice = invoices.get(numberOf(order, 'invoiceNumber'));
      return invoice ? <Amount ore={invoice.amount} currency={currency} /> : null;
    },
    when: (order) => (
      <>
        {numberOf(order, 'number')} · <DateText value={textOf(order, 'startDate')} />
      </>
    ),
    state: (order) => <RecordStatusChip status={statuses[textOf(order, 'status')]} />,
  };
}

/** The orders of a customer with their invoices. */
export function CustomerOrders({ id }: { id: string }) {
  const { currency } = useUser().company;
  const { rows, loadingMore, error, refetch } = useCustomerOrders(id);
  const { rows: invoiceRows } = useCustomerInvoices(id);
  const { columns, card } = useMemo(() => {
    const invoices = new Map((invoiceRows ?? []).map((row) => [row.number, row]));
    const needs = { currency, invoices };
    return { columns: columnsOf(needs), card: cardOf(needs) };
  }, [currency, invoiceRows]);
  const state = useTableState({ name: 'customer-orders', defaultSort: '-startDate' });
  return (
    <DataTable
      state={state}
      label={texts.orders}
      noun={{ one: orders.noun, many: orders.plural }}
      rows={rows}
      loadingMore={loadingMore}
      columns={columns}
      card={card}
      rowId={(order) => order.id}
      rowName={(order) => `${numberOf(order, 'number')} ${textOf(order, 'title')}`}
      open={{ href: (order) => paths.order(numberOf(order, 'number')) }}
      searchPlaceholder={texts.searchOrders}
      csvName="ordrer"
      empty={{ title: texts.noOrders, text: '' }}
      error={error ? { id: errorIdOf(error) } : null}
      onRetry={() => void refetch()}
    />
  );
}
