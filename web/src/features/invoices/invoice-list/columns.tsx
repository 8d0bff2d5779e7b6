import type { InvoiceRow } from '@driftig/contracts/invoices/answers';
import type { InvoiceStatus } from '@driftig/contracts/invoices/invoice-status';
import { invoices } from '@driftig/contracts/records/types/invoices';

import { recordColumns, recordFile, titleOf } from '../../../records/record-columns.ts';
import { statusColumn } from '../../../records/status-column.tsx';
import { invoicesView } from '../../../records/views/invoices.ts';
import type { ViewOf } from '../../../records/views/record-view.ts';
import { Amount } from '../../../ui/display/amount.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DateText } from '../../../ui/display/date-text.tsx';
import { Tag } from '../../../ui/display/status-chip.tsx';
import { amountText } from './amount-text.ts';
import classes from './columns.module.css';
import { daysOverdue, shownStatus } from './shown-status.ts';
import { texts } from './texts.ts';

type InvoiceColumn = Column<InvoiceRow>;

export const customerOf = (row: InvoiceRow) => titleOf(invoices, row);

function payDateColumn(today: string): Partial<InvoiceColumn> {
  return {
    cell: (row) => {
      const over = daysOverdue(row, today);
      if (over === 0) return <DateText value={row.payDate} />;
      return (
        <span className={classes.late}>
          <DateText value={row.payDate} /> <span>{texts.daysOver(over)}</span>
        </span>
      );
    },
    width: 184,
  };
}

const orderTitle: Partial<InvoiceColumn> = {
  cell: (row) =>
    row.isDeposit ? (
      <>
        {row.orderTitle} <Tag>{texts.deposit}</Tag>
      </>
    ) : (
      row.orderTitle
    ),
  searchText: (row) => (row.isDeposit ? `${row.orderTitle}\n${texts.deposit}` : row.orderTitle),
  emphasis: 'dimmed',
};

function amountColumn(currency: string): Partial<InvoiceColumn> {
  return {
    cell: (row) => (
      <Amount ore={row.amount} currency={currency} struck={row.status === 'cancelled'} />
    ),
    searchText: (row) => amountText(row.amount, currency),
    emphasis: 'strong',
    width: 116,
    card: 'line',
  };
}

interface ListOptions {
  readonly today: string;
  readonly currency: string;
  readonly onChoose: (row: InvoiceRow, status: InvoiceStatus) => void;
}

/** The columns of the list and of its CSV file. */
export function invoiceList({ today, currency, onChoose }: ListOptions) {
  const own = {
    ...invoicesView.own,
    number: { emphasis: 'strong', hideable: false, width: 60 },
    date: { width: 104 },
    payDate: payDateColumn(today),
    orderTitle,
    amount: amountColumn(currency),
  } satisfies ViewOf<typeof invoices, InvoiceRow>['own'];
  const view = { ...invoicesView, own };
  const needs = {
    currency,
    status: statusColumn<InvoiceRow>(invoices, {
      onChoose: (row, status) => onChoose(row, status as InvoiceStatus),
      shownIn: shownStatus,
      nameOf: (row) => texts.invoice(row.number),
    }),
  };
  return { columns: recordColumns(view, needs), file: recordFile(view, needs) };
}
