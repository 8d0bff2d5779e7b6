import type { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import type { NewInvoice } from '@driftig/contracts/invoices/new-invoice';
import type { Change } from '@driftig/data/commit';
import {
  NumberInUse,
  SeriesChanged,
  withNextNumber,
  type NumberAttempt,
} from '@driftig/data/next-number';
import type { CompanyData } from '@driftig/data/store';
import { assertPlanHasRoom, openPlanOf } from '@driftig/domain/company/plan';
import { AppError, badInput } from '@driftig/domain/errors';
import { draftInvoice } from '@driftig/domain/invoices/draft-invoice';
import { fillBuyer } from '@driftig/domain/invoices/fill-buyer';
import { fillOrder } from '@driftig/domain/invoices/fill-order';
import type { Invoice, IssueDraft } from '@driftig/domain/invoices/invoice';
import { issueDraft, type IssueResult } from '@driftig/domain/invoices/issue';
import { assertCountable, soldBy } from '@driftig/domain/invoices/stock';
import type { Order } from '@driftig/domain/orders/order';
import { issuedInMonth } from '@driftig/domain/series';

import { stockWrites } from '../changes/invoices/stock-writes.ts';
import type { Handler } from '../pipeline/handler.ts';
import { invoiceSaved, numberMoved } from './texts.ts';

/** The number is taken from the series in the transaction that writes the invoice (product D5). */
export const issueInvoice: Handler<typeof invoiceRoutes.issueInvoice> = async (context) => {
  const { input, store } = context;
  const [filled, order, company] = await Promise.all([
    fillCustomer(input.body, store),
    orderOf(input.body, store),
    store.company.getCached(),
  ]);
  const form = order === undefined ? filled : fillOrder(filled, order);
  const draft = draftInvoice(form, {
    ...company.settings,
    settingsVersion: company.settingsVersion,
  });
  assertCountable(soldBy(draft.invoice.lines));
  const stock = await stockWrites(store, draft.invoice.lines, { sign: 1, now: context.now });
  const plan = openPlanOf(company, context.today);
  return withNextNumber(store.series, async (attempt) => {
    const { series, number: next } = attempt;
    assertPlanHasRoom(plan, 'invoices', issuedInMonth(series, context.today));
    const issued = issueDraft(draft, { ...context, series, next });
    const answer = answerTo(issued.invoice, draft);
    const change = changeOf(store, draft, attempt, issued);
    const { draftId } = input.body;
    const draftWrites = draftId === undefined ? [] : [store.drafts.removeIfThere(draftId)];
    const writes = [...change.writes, ...stock, ...draftWrites];
    await store.commit({ ...change, writes, answer });
    return answer;
  });
};

/** Fills the buyer from the chosen customer; throws bad_input when it does not exist. */
async function fillCustomer(form: NewInvoice, store: CompanyData): Promise<NewInvoice> {
  const { customerId } = form;
  if (customerId === undefined) return form;
  const customer = await store.records.find('customers', String(customerId));
  if (customer === undefined) throw badInput({ customerId: 'Kunden findes ikke.' });
  return fillBuyer(form, customer.values);
}

/** The order that the form names; throws bad_input when it does not exist. */
async function orderOf(form: NewInvoice, store: CompanyData): Promise<Order | undefined> {
  if (form.orderNumber === undefined) return undefined;
  const order = await store.orders.find(form.orderNumber);
  if (order === undefined) throw badInput({ orderNumber: 'Ordren findes ikke.' });
  return order;
}

/** Writes the invoice, a new order where it has one, the series and the year's totals. */
function changeOf(
  store: CompanyData,
  draft: IssueDraft,
  attempt: NumberAttempt,
  issued: IssueResult,
): Change {
  const { invoice, order, series, totals } = issued;
  const existingOrder = draft.invoice.order.number;
  const taken = () =>
    draft.typedNumber === undefined ? new NumberInUse() : numberTaken(invoice.number);
  return {
    onContention: attempt.onContention,
    writes: [
      attempt.advance(series),
      store.invoices.insert(invoice, taken),
      ...(order === undefined ? [] : [store.orders.insert(order, () => new SeriesChanged())]),
      ...(existingOrder === undefined
        ? []
        : [store.orders.linkInvoice(existingOrder, invoice.number, draft.orderNotes)]),
      ...totals.map((delta) => store.totals.add(delta)),
    ],
    audit: {
      action: 'invoices.issued',
      subject: `invoice ${invoice.number}`,
      order: invoice.order.number,
      customer: invoice.buyer.customerId,
      changes: {
        total: invoice.sums.total,
        ...(order === undefined ? {} : { order: order.number }),
      },
    },
  };
}

function numberTaken(number: number): AppError {
  const text = `Fakturanummer ${number} er allerede brugt.`;
  return new AppError('number_taken', { message: text, fields: { number: text } });
}

function answerTo(invoice: Invoice, { expectedNumber = invoice.number }: IssueDraft) {
  const { id, number, date, payDate, status, sums } = invoice;
  const message = expectedNumber === number ? invoiceSaved : numberMoved(expectedNumber, number);
  return { id, number, date, payDate, status, ...sums, message };
}
