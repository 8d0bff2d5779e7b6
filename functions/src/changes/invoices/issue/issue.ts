import { randomBytes } from 'node:crypto';

import type { NewInvoice } from '@driftig/contracts/invoices/new-invoice';
import type { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { withNextNumber } from '@driftig/data/company/next-number';
import { assertPlanHasRoom, openPlanOf } from '@driftig/domain/company/plan';
import type { Invoice, IssueDraft } from '@driftig/domain/invoices/invoice';
import { issueDraft, type IssueResult } from '@driftig/domain/invoices/issue';
import { assertDateConfirmed } from '@driftig/domain/invoices/issue-date';
import { codeBytes, newVoucherCode } from '@driftig/domain/ledger/voucher-code';
import { issuedInMonth } from '@driftig/domain/series';

import type { Handler } from '../../../pipeline/handler.ts';
import { commitBooked } from '../../planning/commit-booked.ts';
import { combine, contributionsOf, type Contributor } from '../contribution.ts';
import { assertCountsFit } from './assert-counts-fit.ts';
import { openOrUseDeposit } from './deposit.ts';
import { insertInvoice } from './document.ts';
import { removeDraft } from './draft.ts';
import { readFacts, type DraftFacts, type IssueFacts } from './facts.ts';
import { markHoursInvoiced } from './hours.ts';
import { linkOrder } from './order.ts';
import { advanceSeries } from './series.ts';
import { moveOf, withStaffOf } from './staff.ts';
import { sellProducts } from './stock.ts';
import { keepVoucherCode } from './voucher-code.ts';

/** Run once, before the invoice waits for its number. */
const beforeNumber: readonly Contributor<DraftFacts>[] = [sellProducts, removeDraft];

/** Run in each attempt with a number. */
const withNumber: readonly Contributor<IssueFacts>[] = [
  advanceSeries,
  insertInvoice,
  keepVoucherCode,
  markHoursInvoiced,
  linkOrder,
  openOrUseDeposit,
];

type Context = Omit<Parameters<Handler<typeof invoiceRoutes.issueInvoice>>[0], 'input'>;

/**
 * Issues what a form says: a deposit invoice or an End invoice. The number is taken from the series in
 * the transaction that writes the invoice (product D5).
 */
export async function issueForm<A extends object>(
  context: Context,
  form: NewInvoice,
  answerOf: (invoice: Invoice, draft: IssueDraft) => A,
): Promise<A> {
  const { store, today } = context;
  const { company, ...facts } = await readFacts(context, form);
  const { draft, order: before } = facts;
  assertDateConfirmed(draft.invoice.date, today, form.confirmed === true);
  const early = await contributionsOf(facts, beforeNumber);
  return withNextNumber(store.series, async (attempt) => {
    const { series, number: next, onContention } = attempt;
    assertPlanHasRoom(openPlanOf(company, today), 'invoices', issuedInMonth(series, today));
    const voucherCode = newVoucherCode(randomBytes(codeBytes));
    const numbering = { ...context, series, next, voucherCode };
    const issued = withStaffOf(form, issueDraft(draft, numbering));
    const move = await moveOf(store, form, before, issued.order);
    const answer = answerOf(issued.invoice, draft);
    const late = await contributionsOf({ ...facts, attempt, issued, move }, withNumber);
    const parts = [...late, ...early];
    assertCountsFit(parts);
    const change = { ...combine(store, parts), onContention, audit: auditOf(issued), answer };
    await commitBooked(store, move, change);
    return answer;
  });
}

function auditOf({ invoice, order }: IssueResult) {
  return {
    action: 'invoices.issued' as const,
    subject: `invoice ${invoice.number}`,
    order: invoice.order.number,
    customer: invoice.buyer.customerId,
    changes: {
      total: invoice.sums.total,
      ...(order === undefined ? {} : { order: order.number }),
    },
  };
}
