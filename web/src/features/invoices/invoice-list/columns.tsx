import type { InvoiceRow } from '@driftig/contracts/invoices-answers';
import type { InvoiceStatus } from '@driftig/contracts/invoices-status';

import { Amount } from '../../../ui/amount.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { Tag } from '../../../ui/status-chip.tsx';
import { amountText } from './amount-text.ts';
import classes from './columns.module.css';
import { daysOver, shownStatus, shownStatuses, statusLabel } from './shown-status.ts';
import { StatusMenu } from './status-menu.tsx';
import { texts } from './texts.ts';

type InvoiceColumn = Column<InvoiceRow>;

export const customerOf = (row: InvoiceRow) => row.company || row.name;

const number: InvoiceColumn = {
  id: 'number',
  header: texts.number,
  cell: (row) => <span className="tabular">{row.number}</span>,
  sortValue: (row) => row.number,
  searchText: (row) => String(row.number),
  csv: (row) => row.number,
  emphasis: 'strong',
  width: 60,
  card: 'title',
};

const date: InvoiceColumn = {
  id: 'date',
  header: texts.date,
  cell: (row) => <DateText value={row.date} />,
  sortValue: (row) => row.date,
  csv: (row) => row.date,
  hideable: true,
  wideOnly: true,
  width: 104,
  card: 'hidden',
};

function payDate(today: string): InvoiceColumn {
  return {
    id: 'payDate',
    header: texts.payDate,
    cell: (row) => {
      const over = daysOver(row, today);
      if (over === 0) return <DateText value={row.payDate} />;
      return (
        <span className={classes.late}>
          <DateText value={row.payDate} /> <span>{texts.daysOver(over)}</span>
        </span>
      );
    },
    sortValue: (row) => row.payDate,
    csv: (row) => row.payDate,
    hideable: true,
    width: 184,
  };
}

const customer: InvoiceColumn = {
  id: 'customer',
  header: texts.customer,
  cell: customerOf,
  sortValue: customerOf,
  searchText: (row) => `${row.company}\n${row.name}`,
  csv: customerOf,
  hideable: true,
  emphasis: 'strong',
  card: 'title',
};

const order: InvoiceColumn = {
  id: 'order',
  header: texts.order,
  cell: (row) =>
    row.isDeposit ? (
      <>
        {row.orderTitle} <Tag>{texts.deposit}</Tag>
      </>
    ) : (
      row.orderTitle
    ),
  sortValue: (row) => row.orderTitle,
  searchText: (row) => (row.isDeposit ? `${row.orderTitle}\n${texts.deposit}` : row.orderTitle),
  csv: (row) => row.orderTitle,
  hideable: true,
  wideOnly: true,
  emphasis: 'dimmed',
};

function amount(currency: string): InvoiceColumn {
  return {
    id: 'amount',
    header: texts.amount,
    cell: (row) => (
      <Amount ore={row.amount} currency={currency} struck={row.status === 'cancelled'} />
    ),
    sortValue: (row) => row.amount,
    searchText: (row) => amountText(row.amount, currency),
    csv: (row) => row.amount / 100,
    align: 'right',
    emphasis: 'strong',
    width: 116,
  };
}

function status(onChoose: (row: InvoiceRow, status: InvoiceStatus) => void): InvoiceColumn {
  return {
    id: 'status',
    header: texts.status,
    cell: (row) => <StatusMenu row={row} onChoose={onChoose} />,
    sortValue: (row) => shownStatuses.indexOf(shownStatus(row)),
    csv: (row) => statusLabel(shownStatus(row)),
    width: 150,
    card: 'aside',
  };
}

interface ColumnNeeds {
  readonly today: string;
  readonly currency: string;
  readonly onChoose: (row: InvoiceRow, status: InvoiceStatus) => void;
}

export function invoiceColumns(needs: ColumnNeeds): readonly InvoiceColumn[] {
  const { today, currency, onChoose } = needs;
  return [number, date, payDate(today), customer, order, amount(currency), status(onChoose)];
}
