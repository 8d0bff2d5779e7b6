import type { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import type { NewInvoice } from '@driftig/contracts/invoices/new-invoice';
import type { Change } from '@driftig/data/core/commit';
import {
  NumberInUse,
  SeriesChanged,
  withNextNumber,
  type NumberAttempt,
} from '@driftig/data/company/next-number';
import type { CompanyData } from '@driftig/data/store';
import type { Write } from '@driftig/data/core/write';
import { assertPlanHasRoom, assertPlanOpens, openPlanOf } from '@driftig/domain/company/plan';
import { AppError, badInput } from '@driftig/domain/errors';
import type { Company } from '@driftig/domain/company/settings';
import { assertBase, prepaymentOf } from '@driftig/domain/invoices/deposit';
import { draftInvoice } from '@driftig/domain/invoices/draft-invoice';
import { fillBuyer } from '@driftig/domain/invoices/fill-buyer';
import { assertOrderFits, fillOrder } from '@driftig/domain/invoices/fill-order';
import type { Invoice, IssueDraft } from '@driftig/domain/invoices/invoice';
import { assertDateConfirmed } from '@driftig/domain/invoices/issue-date';
import { issueDraft, type IssueResult } from '@driftig/domain/invoices/issue';
import { assertCountable, soldBy } from '@driftig/domain/invoices/stock';
import type { Order } from '@driftig/domain/orders/order';
import { issuedInMonth } from '@driftig/domain/series';

import { stockWrites } from '../stock-writes.ts';
import { invoiceHours } from '../../time/invoice-hours.ts';
import { commitBooked, type OrderMove } from '../../planning/commit-booked.ts';
import type { Handler } from '../../../pipeline/handler.ts';
import { assertCountsFit } from './assert-counts-fit.ts';
import { withGroupSales } from './group-sales.ts';
import { moveOf, withStaffOf } from './staff.ts';

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
  const { store } = context;
  const [filled, base, company] = await Promise.all([
    fillCustomer(form, store),
    baseOf(form, store),
    store.company.getCached(),
  ]);
  const plan = openPlanOf(company, context.today);
  if (form.kind === 'deposit' || base.deposit !== undefined)
    assertPlanOpens(plan, 'advancedInvoicing');
  const draft = await withGroupSales(store, draftOf(filled, base, company));
  assertDateConfirmed(draft.invoice.date, context.today, form.confirmed === true);
  const isDeposit = draft.invoice.isDeposit;
  if (!isDeposit) assertCountable(soldBy(draft.invoice));
  const stock = isDeposit
    ? []
    : await stockWrites(store, draft.invoice, { sign: 1, now: context.now });
  return withNextNumber(store.series, async (attempt) => {
    const { series, number: next } = attempt;
    assertPlanHasRoom(plan, 'invoices', issuedInMonth(series, context.today));
    const issued = withStaffOf(form, issueDraft(draft, { ...context, series, next }));
    const move = await moveOf(store, form, base.order, issued.order);
    const answer = answerOf(issued.invoice, draft);
    const change = changeOf(store, draft, attempt, issued);
    const { draftId } = form;
    const draftWrites = draftId === undefined ? [] : [store.drafts.removeIfThere(draftId)];
    const hours = await hoursOf(store, form, move.before, issued.invoice);
    assertCountsFit(stock.length + hours.length);
    const writes = [
      ...change.writes,
      ...hours,
      ...linkWrites(store, draft, move, issued.invoice),
      ...depositWrites(store, issued.invoice, base.deposit),
      ...stock,
      ...draftWrites,
    ];
    await commitBooked(store, move, { ...change, writes, answer });
    return answer;
  });
}

/** What the form is based on, as it is stored. */
interface Base {
  readonly order: Order | undefined;
  readonly deposit: Invoice | undefined;
}

/** Throws bad_input when the order or the deposit does not exist, or cannot be a base. */
async function baseOf(form: NewInvoice, store: CompanyData): Promise<Base> {
  const { depositInvoiceNumber, kind } = form;
  const deposit =
    depositInvoiceNumber === undefined || kind === 'deposit'
      ? undefined
      : await store.invoices.find(depositInvoiceNumber);
  // The order of the deposit is the order of the End invoice: nothing makes a second one of it.
  const number = form.orderNumber ?? deposit?.linkedOrder;
  if (number === undefined) return { order: undefined, deposit };
  const order = await store.orders.find(number);
  if (order === undefined) throw badInput({ orderNumber: 'Ordren findes ikke.' });
  return { order, deposit };
}

function draftOf(filled: NewInvoice, { order, deposit }: Base, company: Company): IssueDraft {
  const { settings, settingsVersion } = company;
  const form = order === undefined ? filled : fillOrder(filled, order);
  const isBased = form.kind !== 'deposit' && form.depositInvoiceNumber !== undefined;
  if (isBased) assertBase({ ...form, currency: settings.currency }, deposit);
  if (order !== undefined) assertOrderFits(form, order);
  const prepayment = deposit === undefined ? undefined : prepaymentOf(deposit);
  return draftInvoice(form, { ...settings, settingsVersion }, prepayment);
}

/** Fills the buyer from the chosen customer; throws bad_input when it does not exist. */
async function fillCustomer(form: NewInvoice, store: CompanyData): Promise<NewInvoice> {
  const { customerId } = form;
  if (customerId === undefined) return form;
  const customer = await store.records.find('customers', String(customerId));
  if (customer === undefined) throw badInput({ customerId: 'Kunden findes ikke.' });
  return fillBuyer(form, customer.values);
}

/** Writes the invoice, a new order where it has one, the series and the year's totals. */
function changeOf(
  store: CompanyData,
  draft: IssueDraft,
  attempt: NumberAttempt,
  issued: IssueResult,
): Change {
  const { invoice, order, series, totals, credits } = issued;
  const taken = () =>
    draft.typedNumber === undefined ? new NumberInUse() : numberTaken(invoice.number);
  return {
    onContention: attempt.onContention,
    writes: [
      attempt.advance(series),
      store.invoices.insert(invoice, taken),
      ...(order === undefined ? [] : [store.orders.insert(order, () => new SeriesChanged())]),
      ...totals.map((delta) => store.totals.add(delta)),
      ...credits.map((delta) => store.totals.addCredit(delta)),
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

/** The existing order that the invoice is of, and from which on it counts as invoiced. */
function linkWrites(
  store: CompanyData,
  { orderNotes: notes }: IssueDraft,
  { before: order, after }: OrderMove,
  { number, isDeposit }: Invoice,
): Write[] {
  if (order === undefined) return [];
  const { depositInvoiceNumber: deposit, version } = order;
  const staffed = after === undefined || after === order ? undefined : { order: after, version };
  return [
    isDeposit
      ? store.orders.linkDeposit(order.number, number, { notes, staffed })
      : store.orders.linkInvoice(order.number, number, { deposit, notes, staffed }),
  ];
}

/** The hours that the invoice's lines are made of, which are of the order it is based on (product T35). */
async function hoursOf(
  store: CompanyData,
  { timeReports = [] }: NewInvoice,
  order: Order | undefined,
  { number, isDeposit }: Invoice,
): Promise<Write[]> {
  if (timeReports.length === 0) return [];
  if (order === undefined || isDeposit)
    throw badInput({ timeReports: 'Timer kommer på den endelige faktura af deres ordre.' });
  return invoiceHours(store, timeReports, { orderId: order.id, number });
}

/** A new deposit can be a base from now on; the deposit an End invoice is based on no longer. */
function depositWrites(store: CompanyData, invoice: Invoice, base: Invoice | undefined): Write[] {
  if (invoice.isDeposit) return [store.deposits.insertOpen(invoice)];
  if (base === undefined || invoice.prepayment === undefined) return [];
  return store.deposits.use(base, invoice.number);
}

function numberTaken(number: number): AppError {
  const text = `Fakturanummer ${number} er allerede brugt.`;
  return new AppError('number_taken', { message: text, fields: { number: text } });
}
