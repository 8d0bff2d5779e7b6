import type { bankRoutes } from '@driftig/contracts/bank/routes';
import {
  lineTaken,
  matchOf,
  paymentsOf,
  type BankLine,
  type BankMatch,
} from '@driftig/domain/bank/bank-line';
import { AppError } from '@driftig/domain/errors';
import { withoutPayment } from '@driftig/domain/invoices/payment';
import { reversingEntry } from '@driftig/domain/ledger/reversal';

import { changeInvoices } from '../changes/invoices/change/change.ts';
import { postEntries } from '../changes/ledger/post-entries.ts';
import type { Context, Handler } from '../pipeline/handler.ts';

type Route = typeof bankRoutes.undoBankMatch;

const answer = { message: 'Afstemningen er fortrudt.', voucher: 0 };

/** Takes back what the match registered or posted; what was there before it stays. */
export const undoBankMatch: Handler<Route> = async (context) => {
  const { store, input } = context;
  const line = await store.bank.get(input.params.id);
  const match = matchOf(line);
  if (line.version !== input.body.version) throw new AppError('conflict', { message: lineTaken });
  if (match.kind === 'posting') return reverse(context, line, match);
  if (match.kind === 'payment') return takeBack(context, line, match);
  await store.commit({ writes: store.bank.setMatch(line, undefined), audit: auditOf(line, match) });
  return answer;
};

const auditOf = ({ id }: BankLine, { kind, text }: BankMatch) => ({
  action: 'bank.matchUndone' as const,
  subject: `bank ${id}`,
  changes: { kind, text },
});

async function reverse(context: Context<Route>, line: BankLine, match: BankMatch) {
  const { store, actor, today } = context;
  const entry = await store.ledger.get(match.voucher);
  const reason = 'Fortrudt i bankafstemningen';
  const reversal = reversingEntry(entry, { today, by: actor.userId, reason });
  const [posted] = await postEntries(context, [reversal], () => ({
    writes: store.bank.setMatch(line, undefined),
    audit: auditOf(line, match),
  }));
  const voucher = posted?.number ?? 0;
  return { message: `Bilag ${match.voucher} er tilbageført som bilag ${voucher}.`, voucher };
}

/** A payment may be gone already: it can be undone on the invoice too. */
async function takeBack({ store }: Context<Route>, line: BankLine, match: BankMatch) {
  const found = await Promise.all(paymentsOf(match).map((one) => undone(store, one)));
  const changes = found.filter((one) => one !== undefined);
  const change = await changeInvoices(store, ...changes);
  const audits = changes.map(({ before: { number, currency, order, buyer }, amount }) => ({
    action: 'invoices.paymentUndone' as const,
    subject: `invoice ${number}`,
    order: order.number,
    customer: buyer.customerId,
    changes: { amount, currency },
  }));
  await store.commit({
    ...change,
    writes: [...store.bank.setMatch(line, undefined), ...change.writes],
    audit: auditOf(line, match),
    alsoAudited: [...change.alsoAudited, ...audits],
  });
  return answer;
}

/** The invoice before and after; undefined where the payment is gone. */
async function undone(
  { invoices }: Pick<Context<Route>['store'], 'invoices'>,
  { invoice, paymentId }: Pick<BankMatch, 'invoice' | 'paymentId'>,
) {
  const before = await invoices.find(invoice);
  const payment = before?.payments.find(({ id }) => id === paymentId);
  if (before === undefined || payment === undefined) return undefined;
  return { before, after: withoutPayment(before, paymentId), amount: payment.amount };
}
