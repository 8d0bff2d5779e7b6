import type { PrintableInvoice } from '@driftig/contracts/invoices/answers';
import { formatAmount, formatDate } from '@driftig/domain/format';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';

import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Amount } from '../../../ui/display/amount.tsx';
import { DateText } from '../../../ui/display/date-text.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import classes from './panel.module.css';
import { texts } from './texts.ts';

const PaymentDialog = lazyWhenIdle(() => import('./payment-dialog.tsx'));
const UndoPaymentDialog = lazyWhenIdle(() => import('./undo-payment-dialog.tsx'));

type Payment = PrintableInvoice['payments'][number];

/** What is still open of an invoice, and its payments, which are recorded and undone here. */
export function PaymentCard({ invoice }: { invoice: PrintableInvoice }) {
  const [isRecording, setIsRecording] = useState(false);
  const [undoing, setUndoing] = useState<Payment>();
  const { payments, open } = invoice;
  return (
    <Card title={texts.payment} flush className={classes.payment}>
      <Open invoice={invoice} />
      {payments.length === 0 ? (
        open > 0 ? (
          <p className={classes.none}>{texts.noPayments}</p>
        ) : null
      ) : (
        <Payments invoice={invoice} onUndo={setUndoing} />
      )}
      {open > 0 ? (
        <div className={classes.action}>
          <Button
            fullWidth
            leftSection={<IconCash size={18} stroke={1.6} />}
            onClick={() => setIsRecording(true)}
          >
            {texts.record}
          </Button>
        </div>
      ) : null}
      <Suspense>
        {isRecording ? (
          <PaymentDialog invoice={invoice} onClose={() => setIsRecording(false)} />
        ) : null}
        {undoing ? (
          <UndoPaymentDialog
            invoice={invoice}
            payment={undoing}
            onClose={() => setUndoing(undefined)}
          />
        ) : null}
      </Suspense>
    </Card>
  );
}

/** The figure that counts now, and what it is. */
function openOf({ status, open, paid, payments, amountDue, payDate, currency }: PrintableInvoice) {
  if (status === 'cancelled')
    return paid > 0
      ? { label: texts.payBack, amount: paid, caption: '' }
      : { label: texts.cancelled, amount: 0, caption: '' };
  if (open > 0) {
    const caption = texts.ofAmount(formatAmount(amountDue, currency), formatDate(payDate));
    return { label: texts.open, amount: open, caption };
  }
  const label = payments.length > 0 || amountDue > 0 ? texts.allPaid : texts.nothingDue;
  return { label, amount: paid, caption: '' };
}

function Open({ invoice }: { invoice: PrintableInvoice }) {
  const { label, amount, caption } = openOf(invoice);
  return (
    <div className={classes.open} data-quiet={amount === 0 || undefined}>
      <span>{label}</span>
      <b>
        <Amount ore={amount} currency={invoice.currency} />
      </b>
      {caption === '' ? null : <span className={classes.caption}>{caption}</span>}
    </div>
  );
}

interface PaymentsProps {
  readonly invoice: PrintableInvoice;
  readonly onUndo: (payment: Payment) => void;
}

/** Oldest first. Those of a credited invoice stay, because its credit note says what was paid. */
function Payments({ invoice, onUndo }: PaymentsProps) {
  const { payments, currency, status, usedBy } = invoice;
  const mayUndo = status !== 'cancelled' && usedBy === undefined;
  return (
    <ul className={classes.payments} aria-label={texts.payments}>
      {payments.map((payment) => (
        <li key={payment.id}>
          <span className={classes.paymentText}>
            <DateText value={payment.date} />
            {payment.text === '' ? null : <span className={classes.caption}>{payment.text}</span>}
          </span>
          <Amount ore={payment.amount} currency={currency} />
          {mayUndo ? (
            <IconButton
              icon={IconArrowBackUp}
              label={texts.undo(formatAmount(payment.amount, currency), formatDate(payment.date))}
              onClick={() => onUndo(payment)}
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}
