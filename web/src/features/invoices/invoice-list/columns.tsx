import type { InvoiceRow } from '@driftig/contracts/invoices/answers';
import type { InvoiceStatus } from '@driftig/contracts/invoices/invoice-status';
import { invoices } from '@driftig/contracts/records/types/invoices';
import { formatAmount } from '@driftig/domain/format';
import { isOpen, shownStatus } from '@driftig/domain/invoices/status';
import { invoiceFields, isReturned } from '@driftig/domain/lists/rules/invoices';

import { recordCard } from '../../../shared/record-screens/list/record-card.tsx';
import {
  recordColumns,
  recordFile,
  titleOf,
} from '../../../shared/record-screens/list/record-columns.ts';
import { statusChip, statusColumn } from '../../../shared/record-screens/list/status-column.tsx';
import { invoicesView } from '../../../shared/record-screens/views/invoices.ts';
import type { ViewOf } from '../../../shared/record-screens/views/record-view.ts';
import { Amount } from '../../../ui/display/amount.tsx';
import type { Column } from '../../../ui/data-table/columns/column.ts';
import { DateText } from '../../../ui/display/date-text.tsx';
import { Tag } from '../../../ui/display/status-chip.tsx';
import classes from './columns.module.css';
import { daysOverdue, openRest } from './shown-status.ts';
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

/**
 * Most relevant date on a card: when an open invoice is due or how late it is, when it was paid;
 * else its own date.
 */
function dueText(row: InvoiceRow, today: string) {
  if (row.paidOn !== '')
    return (
      <>
        {texts.paid} <DateText value={row.paidOn} />
      </>
    );
  if (!isOpen(row.status)) return <DateText value={row.date} />;
  const over = daysOverdue(row, today);
  if (over > 0) return <span className={classes.late}>{texts.daysOver(over)}</span>;
  return (
    <>
      {texts.due} <DateText value={row.payDate} />
    </>
  );
}

/** The customer, with what keeps the invoice from them; the column stays in a narrow table. */
const company: Partial<InvoiceColumn> = {
  cell: (row) =>
    isReturned(row) ? (
      <span className={classes.customer}>
        {customerOf(row)}
        <span className={classes.late}>{texts.mailReturned}</span>
      </span>
    ) : (
      customerOf(row)
    ),
};

const orderTitle: Partial<InvoiceColumn> = {
  cell: (row) =>
    row.isDeposit ? (
      <>
        {row.orderTitle} <Tag>{texts.deposit}</Tag>
      </>
    ) : (
      row.orderTitle
    ),
  emphasis: 'dimmed',
  roomy: 284,
};

/** On a card, where there is no room for a tag. */
const depositText = (row: InvoiceRow) => (row.isDeposit ? texts.depositOnCard : '');

function amountColumn(own: string): Partial<InvoiceColumn> {
  return {
    cell: (row) => {
      const currency = row.currency || own;
      const open = openRest(row);
      const amount = (
        <Amount ore={row.amount} currency={currency} struck={row.status === 'cancelled'} />
      );
      if (open === 0 && row.credit === 0) return amount;
      const rest =
        open > 0
          ? texts.open(formatAmount(open, currency))
          : texts.credit(formatAmount(row.credit, currency));
      return (
        <span className={classes.amounts}>
          {amount}
          <span className={classes.open}>{rest}</span>
        </span>
      );
    },
    emphasis: 'strong',
    // Holds '250.268,75 kr. til gode' below the amount.
    width: 152,
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
    number: { emphasis: 'strong', hideable: false },
    company: { ...invoicesView.own.company, ...company },
    payDate: payDateColumn(today),
    orderTitle,
    amount: amountColumn(currency),
    currency: { cell: (row) => row.currency || currency, csv: (row) => row.currency || currency },
  } satisfies ViewOf<typeof invoices, InvoiceRow>['own'];
  const view = { ...invoicesView, ...invoiceFields(currency), own };
  const needs = {
    currency,
    status: statusColumn<InvoiceRow>(invoices, {
      onChoose: (row, status) => onChoose(row, status as InvoiceStatus),
      shownIn: shownStatus,
      lockedReason: ({ status }) => (status === 'cancelled' ? texts.statusFinal : undefined),
      nameOf: (row) => texts.invoice(row.number),
    }),
  };
  const due = {
    ...view,
    card: { ...view.card, when: ['number', 'payDate', depositText] },
    own: { ...own, payDate: { cell: (row) => dueText(row, today) } },
  } satisfies ViewOf<typeof invoices, InvoiceRow>;
  return {
    columns: recordColumns(view, needs),
    file: recordFile(view, needs),
    card: recordCard(due, { ...needs, chip: statusChip<InvoiceRow>(invoices, shownStatus) }),
  };
}
