import type { NewInvoice } from '@driftig/contracts/invoices/new-invoice';
import type { NumberAttempt } from '@driftig/data/company/next-number';
import type { CompanyData } from '@driftig/data/store';
import { assertPlanOpens, openPlanOf } from '@driftig/domain/company/plan';
import type { Company } from '@driftig/domain/company/settings';
import { badInput } from '@driftig/domain/errors';
import { assertBase, prepaymentOf } from '@driftig/domain/invoices/deposit';
import { draftInvoice } from '@driftig/domain/invoices/draft-invoice';
import { fillBuyer } from '@driftig/domain/invoices/fill-buyer';
import { assertOrderFits, fillOrder } from '@driftig/domain/invoices/fill-order';
import type { Invoice, IssueDraft } from '@driftig/domain/invoices/invoice';
import type { IssueResult } from '@driftig/domain/invoices/issue';
import type { Order } from '@driftig/domain/orders/order';

import type { OrderMove } from '../../planning/commit-booked.ts';
import { withGroupSales } from './group-sales.ts';

/** Input of the contributors before the invoice has a number. */
export interface DraftFacts {
  readonly store: CompanyData;
  /** ISO UTC. */
  readonly now: string;
  readonly form: NewInvoice;
  /** The existing order of the invoice. */
  readonly order: Order | undefined;
  /** The deposit that an End invoice is based on. */
  readonly deposit: Invoice | undefined;
  readonly draft: IssueDraft;
}

/** Input of the contributors in one attempt to issue it with a number. */
export interface IssueFacts extends DraftFacts {
  readonly attempt: NumberAttempt;
  readonly issued: IssueResult;
  /** The invoice's order before and after, with the people of the form. */
  readonly move: OrderMove;
}

/** Reads what the form names. Throws bad_input at its field for what does not exist or does not fit. */
export async function readFacts(
  { store, now, today }: Pick<DraftFacts, 'store' | 'now'> & { readonly today: string },
  form: NewInvoice,
): Promise<DraftFacts & { readonly company: Company }> {
  const [filled, base, company] = await Promise.all([
    fillCustomer(form, store),
    readBase(form, store),
    store.company.getCached(),
  ]);
  if (form.kind === 'deposit' || base.deposit !== undefined)
    assertPlanOpens(openPlanOf(company, today), 'advancedInvoicing');
  const draft = await withGroupSales(store, draftOf(filled, base, company));
  return { store, now, form, ...base, company, draft };
}

type Base = Pick<DraftFacts, 'order' | 'deposit'>;

async function readBase(form: NewInvoice, store: CompanyData): Promise<Base> {
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
