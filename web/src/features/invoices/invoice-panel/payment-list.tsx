import type { PrintableInvoice } from '@driftig/contracts/invoices/answers';
import { formatAmount, formatDate } from '@driftig/domain/format';
import { IconArrowBackUp } from '@tabler/icons-react';
import { Link } from 'react-router-dom';

import { paths } from '../../../paths.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Amount } from '../../../ui/display/amount.tsx';
import { DateText } from '../../../ui/display/date-text.tsx';
import classes from './panel.module.css';
import { texts } from './texts.ts';

export type Payment = PrintableInvoice['payments'][number];

export const isOut = ({ kind }: Payment) => kind === 'refund' || kind === 'creditOut';

interface PaymentListProps {
  readonly invoice: PrintableInvoice;
  readonly onUndo: (payment: Payment) => void;
}

/** Oldest first. What was paid of a credited invoice stays, because its credit note says so. */
export function PaymentList({ invoice, onUndo }: PaymentListProps) {
  const { payments, currency, status, usedBy } = invoice;
  const mayUndo = (payment: Payment) =>
    isOut(payment) || (status !== 'cancelled' && usedBy === undefined);
  return (
    <ul className={classes.payments} aria-label={texts.payments}>
      {payments.map((payment) => (
        <li key={payment.id}>
          <span className={classes.paymentText}>
            <DateText value={payment.date} />
            <KindText payment={payment} />
            {payment.text === '' ? null : <span className={classes.caption}>{payment.text}</span>}
          </span>
          <Amount ore={isOut(payment) ? -payment.amount : payment.amount} currency={currency} />
          {mayUndo(payment) ? (
            <IconButton
              icon={IconArrowBackUp}
              label={texts.undo(
                texts.theKinds[payment.kind],
                formatAmount(payment.amount, currency),
                formatDate(payment.date),
              )}
              onClick={() => onUndo(payment)}
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** Kind of an entry that is not a plain payment, with a link to the other invoice of a credit. */
function KindText({ payment: { kind, other } }: { payment: Payment }) {
  if (kind === 'payment') return null;
  return (
    <span className={classes.caption}>
      {texts.kinds[kind]}
      {other === undefined ? null : (
        <>
          {' '}
          <Link to={paths.invoice(other)}>{other}</Link>
        </>
      )}
    </span>
  );
}
