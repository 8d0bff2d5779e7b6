import type { WhyAnswer, WhyRow } from '@driftig/contracts/core/why';

import { formatDate } from '../format.ts';
import type { Oere } from '../money.ts';
import type { PaymentKind } from '../invoices/settling.ts';
import { dueRows, type InvoiceFigures } from './invoice.ts';
import { withoutSign, withRest } from './sum-of-rows.ts';

interface Payment {
  readonly date: string;
  readonly amount: Oere;
  readonly kind: PaymentKind;
  /** The address of the other invoice of a credit. */
  readonly to?: string | undefined;
}

interface Settled extends InvoiceFigures {
  readonly payments: readonly Payment[];
  /** Still to pay; below 0 it is owed to the customer. */
  readonly balance: Oere;
}

const names = {
  payment: 'Betaling',
  refund: 'Betalt tilbage',
  creditIn: 'Til gode fra en anden faktura',
  creditOut: 'Til gode brugt på en anden faktura',
  writeOff: 'Afskrevet',
} as const satisfies Record<PaymentKind, string>;

const isOut = ({ kind }: Payment) => kind === 'refund' || kind === 'creditOut';

/** The rest to pay of an invoice, or the amount owed to the customer: its sum less each payment (product D35). */
export function whyOpen(figures: Settled): WhyAnswer {
  const { amountDue, payments, balance, currency } = figures;
  const rows: WhyRow[] = [
    { label: 'Fakturaens beløb', amount: amountDue, rows: dueRows(figures) },
    ...payments.map((payment) => ({
      label: `${names[payment.kind]} ${formatDate(payment.date)}`,
      amount: isOut(payment) ? payment.amount : -payment.amount,
      to: payment.to,
    })),
  ];
  return withoutSign({
    figure: 'invoiceOpen',
    title: balance < 0 ? 'Til gode' : 'Mangler at blive betalt',
    amount: balance,
    unit: { currency },
    rows: withRest(rows, balance, 'Krediteret'),
    formula: 'Fakturaens beløb − betalinger − det, der er afskrevet eller krediteret.',
  });
}
