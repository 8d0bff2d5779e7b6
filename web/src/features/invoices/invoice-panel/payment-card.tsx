import type { PrintableInvoice } from '@driftig/contracts/invoices/answers';
import { formatAmount, formatDate } from '@driftig/domain/format';
import { whyOpen } from '@driftig/domain/why/open-amount';
import { Button } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';

import { Why } from '../../../shared/why/why.tsx';
import { Amount } from '../../../ui/display/amount.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { issuedFigures } from './issued-figures.ts';
import classes from './panel.module.css';
import { PaymentList, type Payment } from './payment-list.tsx';
import type { RecordedKind } from './recorded-kinds.ts';
import { texts } from './texts.ts';

const PaymentDialog = lazyWhenIdle(() => import('./payment-dialog.tsx'));
const UndoPaymentDialog = lazyWhenIdle(() => import('./undo-payment-dialog.tsx'));

/**
 * Open amount of an invoice or the customer's credit, and its payments, which are recorded and
 * undone here.
 */
export function PaymentCard({ invoice }: { invoice: PrintableInvoice }) {
  const [recording, setRecording] = useState<RecordedKind>();
  const [undoing, setUndoing] = useState<Payment>();
  const { payments, open } = invoice;
  return (
    <Card title={texts.payment} flush className={classes.payment}>
      <Open invoice={invoice} />
      {payments.length > 0 ? <PaymentList invoice={invoice} onUndo={setUndoing} /> : null}
      {payments.length === 0 && open > 0 ? (
        <p className={classes.none}>{texts.noPayments}</p>
      ) : null}
      <Actions invoice={invoice} onRecord={setRecording} />
      <Suspense>
        {recording ? (
          <PaymentDialog
            invoice={invoice}
            kind={recording}
            onClose={() => setRecording(undefined)}
          />
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
function openOf(invoice: PrintableInvoice) {
  const { status, open, credit, paid, payments, amountDue, payDate, currency, writtenOff } =
    invoice;
  if (credit > 0) return { label: texts.credit, amount: credit, caption: texts.payBack };
  if (status === 'cancelled') return { label: texts.cancelled, amount: 0, caption: '' };
  if (open > 0) {
    const caption = texts.ofAmount(formatAmount(amountDue, currency), formatDate(payDate));
    return { label: texts.open, amount: open, caption };
  }
  const label = payments.length > 0 || amountDue > 0 ? texts.allPaid : texts.nothingDue;
  const caption = writtenOff > 0 ? texts.writtenOff(formatAmount(writtenOff, currency)) : '';
  return { label, amount: Math.max(paid, 0), caption };
}

function Open({ invoice }: { invoice: PrintableInvoice }) {
  const { label, amount, caption } = openOf(invoice);
  const shown = <Amount ore={amount} currency={invoice.currency} />;
  const isBalance = invoice.open > 0 || invoice.credit > 0;
  return (
    <div className={classes.open} data-quiet={amount === 0 || undefined}>
      <span>{label}</span>
      <b>
        {isBalance ? (
          <Why label={label} answer={() => whyOpen(issuedFigures(invoice))}>
            {shown}
          </Why>
        ) : (
          shown
        )}
      </b>
      {caption === '' ? null : <span className={classes.caption}>{caption}</span>}
    </div>
  );
}

interface Recording {
  readonly kind: RecordedKind;
  readonly label: string;
  /** The one that the card leads to; the others are quiet. */
  readonly main?: boolean;
}

function recordingsOf(invoice: PrintableInvoice): readonly Recording[] {
  const { open, credit, status, customerId } = invoice;
  const other: readonly Recording[] =
    customerId === '' ? [] : [{ kind: 'useCredit', label: texts.useCredit }];
  if (credit > 0) return [{ kind: 'refund', label: texts.refund, main: true }, ...other];
  if (open > 0)
    return [
      { kind: 'payment', label: texts.record, main: true },
      { kind: 'writeOff', label: texts.writeOff },
    ];
  return status === 'paid' ? [{ kind: 'payment', label: texts.recordMore }] : [];
}

interface ActionsProps {
  readonly invoice: PrintableInvoice;
  readonly onRecord: (kind: RecordedKind) => void;
}

function Actions({ invoice, onRecord }: ActionsProps) {
  const recordings = recordingsOf(invoice);
  if (recordings.length === 0) return null;
  return (
    <div className={classes.action}>
      {recordings.map(({ kind, label, main = false }) => (
        <Button
          key={kind}
          fullWidth
          variant={main ? 'default' : 'subtle'}
          leftSection={main ? <IconCash size={18} stroke={1.6} /> : undefined}
          onClick={() => onRecord(kind)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
