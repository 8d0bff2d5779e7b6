import type { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import type { InputOf } from '@driftig/contracts/core/route';
import type { CompanyData } from '@driftig/data/store';
import { badInput } from '@driftig/domain/errors';
import type { AuditAction } from '@driftig/domain/audit-actions';
import type { AuditEntry } from '@driftig/domain/events';
import { withRefund, withUsedCredit, withWriteOff } from '@driftig/domain/invoices/credit';
import type { Invoice } from '@driftig/domain/invoices/invoice';
import { withPayment } from '@driftig/domain/invoices/payment';
import type { Payment } from '@driftig/domain/invoices/settling';

import { changeInvoices } from '../changes/invoices/change/change.ts';
import type { Handler } from '../pipeline/handler.ts';
import { standingOf } from './standing.ts';
import { recordedTexts } from './texts.ts';

type Kind = NonNullable<InputOf<typeof invoiceRoutes.recordPayment>['body']['kind']>;

const actions = {
  payment: 'invoices.paymentRecorded',
  refund: 'invoices.refunded',
  useCredit: 'invoices.creditUsed',
  writeOff: 'invoices.writtenOff',
} as const satisfies Record<Kind, AuditAction>;

/**
 * Records an entry that settles an invoice: a payment (product D16), a refund (D35), a used credit
 * or a write-off (D36). Optimistic lock: the second of two concurrent ones is refused (409).
 */
export const recordPayment: Handler<typeof invoiceRoutes.recordPayment> = async ({
  input,
  store,
  today,
  newId,
}) => {
  const { id, date, amount, text = '', kind = 'payment', otherNumber, confirmed } = input.body;
  const invoice = await store.invoices.getById(id);
  const entry: Payment = { id: newId(), date, amount, text };
  const changed = await changedBy();
  const after = changed[0]?.after ?? invoice;
  const answer = { ...standingOf(after), message: recordedTexts[kind] };
  const change = await changeInvoices(store, ...changed);
  await store.commit({
    ...change,
    audit: auditOf(invoice, entry, { kind, otherNumber }),
    alsoAudited: [...change.alsoAudited, ...auditOfTarget(invoice, changed[1]?.after, entry)],
    answer,
  });
  return answer;

  async function changedBy() {
    const before = invoice;
    if (kind === 'refund') return [{ before, after: withRefund(before, entry, today) }];
    if (kind === 'writeOff') return [{ before, after: withWriteOff(before, entry, today) }];
    if (kind === 'useCredit') return usedCredit(store, before, { entry, otherNumber, today });
    const options = { today, isConfirmed: confirmed === true };
    return [{ before, after: withPayment(before, entry, options) }];
  }
};

interface Using {
  readonly entry: Payment;
  readonly otherNumber: number | undefined;
  readonly today: string;
}

async function usedCredit(
  store: CompanyData,
  source: Invoice,
  { entry, otherNumber, today }: Using,
) {
  if (otherNumber === undefined) throw badInput({ otherNumber: 'Vælg en faktura.' });
  const target = await store.invoices.find(otherNumber);
  if (target === undefined) throw badInput({ otherNumber: 'Fakturaen findes ikke.' });
  const used = withUsedCredit({ source, target }, entry, today);
  return [
    { before: source, after: used.source },
    { before: target, after: used.target },
  ];
}

/**
 * A credit that is used is also in the history of the invoice that it pays; not a second time in that of
 * the customer, nor of the order where both invoices are of one.
 */
function auditOfTarget(
  source: Invoice,
  target: Invoice | undefined,
  { amount, date }: Payment,
): AuditEntry[] {
  if (target === undefined) return [];
  const { number, currency, order } = target;
  const changes = { amount, date, currency, kind: 'creditIn', other: source.number };
  const subject = `invoice ${number}`;
  const entry = { action: 'invoices.creditUsed' as const, subject, changes };
  return [order.number === source.order.number ? entry : { ...entry, order: order.number }];
}

function auditOf(
  { number, currency, order, buyer }: Invoice,
  { amount, date }: Payment,
  { kind, otherNumber }: { readonly kind: Kind; readonly otherNumber: number | undefined },
) {
  const other = kind === 'useCredit' ? { other: otherNumber } : {};
  const named = kind === 'payment' ? {} : { kind };
  return {
    action: actions[kind],
    subject: `invoice ${number}`,
    order: order.number,
    customer: buyer.customerId,
    changes: { amount, date, currency, ...named, ...other },
  };
}
