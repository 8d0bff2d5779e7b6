import type { InvoiceStatus } from '@driftig/contracts/invoices/invoice-status';
import { invoiceStatuses } from '@driftig/contracts/records/types/invoices';
import { formatDate } from '@driftig/domain/format';
import { IconFileInvoice } from '@tabler/icons-react';
import { Link } from 'react-router-dom';

import { useUser } from '../../../api/session.ts';
import { invoiceFormFor, paths } from '../../../app/paths.ts';
import { RecordStatusChip } from '../../../records/status-column.tsx';
import { Amount } from '../../../ui/display/amount.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { OrderOverview } from '../queries.ts';
import { texts } from '../texts.ts';
import classes from './order.module.css';

function amountLabel(status: InvoiceStatus): string {
  if (status === 'paid') return texts.isPaid;
  return status === 'cancelled' ? texts.isCancelled : texts.toPay;
}

/** The invoice that an order stands on, or the way to make it. */
export function OrderInvoice({ overview }: { overview: OrderOverview }) {
  const { order, invoice } = overview;
  const { currency } = useUser().company;
  if (invoice === undefined) {
    const cancelled = order.status === 'cancelled';
    return (
      <Card title={texts.payment}>
        <p className={classes.dimmed}>
          {cancelled ? texts.cancelledNotInvoiced : texts.notInvoiced}
        </p>
        {cancelled ? null : (
          <Link to={invoiceFormFor.order(order.number)} className={classes.action}>
            {texts.toInvoice}
          </Link>
        )}
      </Card>
    );
  }
  const status = invoiceStatuses[invoice.missingPayment ? 'missingPayment' : invoice.status];
  return (
    <Card title={texts.payment} flush>
      <div className={classes.due}>
        <span>{amountLabel(invoice.status)}</span>
        <b>
          <Amount
            ore={invoice.amount}
            currency={currency}
            struck={invoice.status === 'cancelled'}
          />
        </b>
      </div>
      <Link to={paths.invoice(invoice.number)} className={classes.invoice}>
        <IconFileInvoice size={18} stroke={1.6} aria-hidden="true" />
        <span className={classes.invoiceText}>
          <span>{texts.invoice(invoice.number)}</span>
          <span className={classes.caption}>{texts.due(formatDate(invoice.payDate))}</span>
        </span>
        <RecordStatusChip status={status} />
      </Link>
    </Card>
  );
}
