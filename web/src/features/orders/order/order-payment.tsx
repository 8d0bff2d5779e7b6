import type { WhyAnswer } from '@driftig/contracts/core/why';
import type { InvoiceStatus } from '@driftig/contracts/invoices/invoice-status';
import { invoiceStatuses } from '@driftig/contracts/records/types/invoices';
import { formatDate, formatQuantity } from '@driftig/domain/format';
import { leftToInvoice } from '@driftig/domain/orders/left-to-invoice';
import { whyLeftToInvoice } from '@driftig/domain/why/order';
import { IconFileInvoice, IconFilePlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { useUser } from '../../../api/session/session.ts';
import { invoiceFormFor, paths } from '../../../paths.ts';
import { UnmergeButton } from '../../../shared/record-screens/pages/unmerge-button.tsx';
import { RecordStatusChip } from '../../../shared/record-screens/list/status-column.tsx';
import { Why } from '../../../shared/why/why.tsx';
import { Amount } from '../../../ui/display/amount.tsx';
import { StatusChip } from '../../../ui/display/status-chip.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { lineGroups } from '../../../shared/line-editor/values.ts';
import { orderLinesQuery } from '../lines/queries.ts';
import type { OrderOverview } from '../queries.ts';
import { texts as recordTexts } from '../../../shared/record-screens/texts.ts';
import { texts } from '../texts.ts';
import classes from './order.module.css';

type InvoiceRow = NonNullable<OrderOverview['invoice']>;

function amountLabel(status: InvoiceStatus): string {
  if (status === 'paid') return texts.isPaid;
  return status === 'cancelled' ? texts.isCancelled : texts.toPay;
}

/** Total of an order, the rest to invoice, and its invoices (product O19). */
export function OrderPayment({ overview }: { overview: OrderOverview }) {
  const { order, deposit, invoice, merged } = overview;
  const cancelled = order.status === 'cancelled';
  return (
    <Card title={texts.payment} flush>
      <Sums overview={overview} />
      {deposit === undefined ? null : (
        <InvoiceLink invoice={deposit} label={texts.depositInvoice} />
      )}
      {invoice === undefined ? (
        <div className={classes.invoice}>
          <IconFilePlus size={18} stroke={1.6} aria-hidden="true" />
          <span className={classes.invoiceText}>
            <span className={classes.dimmed}>{texts.endInvoice}</span>
            <span className={classes.caption}>
              {cancelled ? (
                recordTexts.orderIsCancelled
              ) : (
                <Link to={invoiceFormFor.order(order.number)} className={classes.action}>
                  {texts.madeByInvoicing}
                </Link>
              )}
            </span>
          </span>
          <StatusChip tone="neutral">{texts.notMade}</StatusChip>
        </div>
      ) : (
        <>
          <InvoiceLink invoice={invoice} label={texts.invoice} />
          {merged ? (
            <div className={classes.unmerge}>
              <UnmergeButton invoice={invoice} orderNumber={order.number} />
            </div>
          ) : null}
        </>
      )}
    </Card>
  );
}

/** The figure that counts: what is left to invoice, or what is owed of the invoice. */
function Sums({ overview: { order, deposit, invoice } }: { overview: OrderOverview }) {
  const { currency } = useUser().company;
  const { data: lines } = useQuery(orderLinesQuery(order.id));
  const standing = invoice?.status === 'cancelled' ? undefined : invoice;
  if (standing !== undefined)
    return <Due label={amountLabel(standing.status)} {...dueOf(standing, currency)} />;
  if (lines === undefined) return null;
  const left = leftToInvoice(lines.total, [deposit, invoice], currency);
  if (left === undefined) return <DepositAlone deposit={deposit} currency={currency} />;
  const label = left < 0 ? texts.overInvoiced : texts.left;
  const invoices = [
    ...(deposit === undefined ? [] : [{ ...deposit, label: texts.depositInvoice(deposit.number) }]),
    ...(invoice === undefined ? [] : [{ ...invoice, label: texts.invoice(invoice.number) }]),
  ].filter(({ status }) => status !== 'cancelled');
  const why = () =>
    whyLeftToInvoice({
      lines: lineGroups.flatMap((group) => lines.groups[group]),
      total: lines.total,
      invoices: invoices.map((one) => ({ ...one, to: paths.invoice(one.number) })),
      left,
      currency,
    });
  return (
    <>
      <dl className={classes.sums}>
        <div>
          <dt>{texts.priceAndTax(formatQuantity(lines.taxPercent) || '0')}</dt>
          <dd>
            <Amount ore={lines.total} currency={currency} />
          </dd>
        </div>
        {deposit === undefined || deposit.status === 'cancelled' ? null : (
          <div>
            <dt>{texts.deposit}</dt>
            <dd>
              <Amount ore={-deposit.amount} currency={currency} />
            </dd>
          </div>
        )}
      </dl>
      <Due label={label} ore={Math.abs(left)} currency={currency} why={why} />
    </>
  );
}

interface DepositAloneProps {
  deposit: InvoiceRow | undefined;
  currency: string;
}

/** The deposit of an order whose rest cannot be computed: without lines, or with a deposit in another currency. */
function DepositAlone({ deposit, currency }: DepositAloneProps) {
  if (deposit === undefined || deposit.status === 'cancelled') return null;
  return <Due label={texts.depositAlone} {...dueOf(deposit, currency)} />;
}

/** The amount of an invoice in its own currency; `own` is the company's. */
const dueOf = ({ amount, currency }: InvoiceRow, own: string) => ({
  ore: amount,
  currency: currency || own,
});

interface DueProps {
  label: string;
  ore: number;
  currency: string;
  why?: () => WhyAnswer;
}

function Due({ label, ore, currency, why }: DueProps) {
  const amount = <Amount ore={ore} currency={currency} />;
  return (
    <div className={classes.due}>
      <span>{label}</span>
      <b>
        {why === undefined ? (
          amount
        ) : (
          <Why label={label} answer={why}>
            {amount}
          </Why>
        )}
      </b>
    </div>
  );
}

interface InvoiceLinkProps {
  invoice: InvoiceRow;
  label: (number: number) => string;
}

function InvoiceLink({ invoice, label }: InvoiceLinkProps) {
  const status = invoiceStatuses[invoice.missingPayment ? 'missingPayment' : invoice.status];
  return (
    <Link to={paths.invoice(invoice.number)} className={classes.invoice}>
      <IconFileInvoice size={18} stroke={1.6} aria-hidden="true" />
      <span className={classes.invoiceText}>
        <span>{label(invoice.number)}</span>
        <span className={classes.caption}>{texts.due(formatDate(invoice.payDate))}</span>
      </span>
      <RecordStatusChip status={status} />
    </Link>
  );
}
