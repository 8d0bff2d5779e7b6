import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import type { Invoice } from '@driftig/domain/invoices/invoice';

import type { Caller } from './company.ts';

const line = { name: 'Telt', description: 'Ét døgn', quantity: 1, price: 10_000, total: 10_000 };

/** A newly issued invoice: one line of 100 kr. and 25 % tax. */
export function invoiceOf(number: number, changes: Partial<Invoice> = {}): Invoice {
  return {
    id: `${number}.abcdefgh`,
    number,
    status: 'notSent',
    everIssued: false,
    payments: [],
    version: 0,
    countedFor: '',
    issuedAt: '2026-11-12T10:00:00.000Z',
    isDeposit: false,
    date: '2026-11-12',
    payDate: '2026-11-17',
    buyer: sampleBuyer,
    order: { title: '', description: '', startDate: '', endDate: '', startTime: '', endTime: '' },
    lines: { items: [{ ...line, unit: '' }], productGroups: [], tasks: [] },
    taxPercent: 25,
    sums: { price: 10_000, tax: 2500, total: 12_500, amountDue: 12_500 },
    currency: 'DKK',
    settingsVersion: 1,
    ...changes,
  };
}

/** Buyer's address, required on invoices over 3,000 kr. */
export const buyerAddress = { address: 'Dæmningen 42', zipcode: '7100', town: 'Vejle' };

/** A form as the screen sends it: one line of 100 kr., 125 kr. with tax. */
export const invoiceForm = {
  date: '2026-11-12',
  paydate: '2026-11-17',
  deporend: 0,
  // Confirms an unusual date, so that tests do not depend on the day they run.
  confirmed: 1,
  company: 'Holm & Søn ApS',
  groups: { '1': [{ name: 'Telt', description: 'Ét døgn', quantity: 1, price: 100 }] },
};

interface IssuedInvoice {
  readonly id: string;
  readonly invoicenumber: number;
}

/** Issues an invoice through its route, and throws where it is refused. */
export async function issue(who: Caller, changes: object = {}): Promise<IssuedInvoice> {
  const buyer = 'customerid' in changes ? {} : buyerAddress;
  const body = { ...invoiceForm, ...buyer, ...changes };
  const { status, json, text } = await who.call(invoiceRoutes.issueInvoice, { body });
  if (status !== 201) throw new Error(`The invoice for the test was not issued: ${text}`);
  return json as IssuedInvoice;
}

/** A draft as the form keeps it. */
export const draftForm = {
  company: 'Holm & Søn ApS',
  ordertittle: 'Sommerfest',
  displaytotalprice: 1250,
  content: '{"company":"Holm & Søn ApS"}',
};

/** Keeps a draft and gives its id. */
export async function createDraft(who: Caller, changes: object = {}): Promise<string> {
  const body = { ...draftForm, ...changes };
  const { status, json, text } = await who.call(invoiceRoutes.createInvoiceDraft, { body });
  if (status !== 201) throw new Error(`The draft for the test was not kept: ${text}`);
  return (json as { id: string }).id;
}

/** Sets a status by its number on the wire, and throws where it is refused. */
export async function setStatus(who: Caller, id: string, status: number): Promise<void> {
  const body = { id, invoicechose: status };
  const answer = await who.call(invoiceRoutes.changeInvoiceStatus, { body });
  if (answer.status !== 200) throw new Error(`The status was not set: ${answer.text}`);
}

const sampleBuyer = {
  company: 'Holm & Søn ApS',
  name: '',
  cvr: '',
  vatNumber: '',
  phone: '',
  email: '',
  address: '',
  zipcode: '',
  town: '',
  country: '',
  gln: '',
  reference: '',
};

/** A deposit of 1,250 kr. on 10,000 kr. net, as the form sends it. */
export const depositForm = {
  deporend: 1,
  depprice: 1250,
  ordertittle: 'Sommerfest',
  groups: { '1': [{ description: 'Telt', quantity: 10, price: 1000 }] },
};

/** Issues a deposit invoice and records that it was paid; gives its id and number. */
export async function paidDeposit(who: Caller, changes: object = {}): Promise<IssuedInvoice> {
  const issued = await issue(who, { ...depositForm, ...changes });
  await setStatus(who, issued.id, 3);
  return issued;
}

/** Number, date, payment date and status; the numbers are drawn in this order. */
const dated = [
  [1, '2023-12-31', '2024-01-10', 1],
  [2, '2024-01-01', '2024-01-11', 2],
  [3, '2024-01-31', '2024-02-10', 3],
  [4, '2024-02-01', '2024-11-12', 4],
  [5, '2024-02-01', '2024-11-11', 4],
  [6, '2024-11-01', '2024-11-13', 1],
  [7, '2024-11-02', '2024-11-03', 5],
] as const;

/** Issues seven invoices of 125 kr. around the turn of a year and of months, in all statuses. */
export async function issueDated(who: Caller): Promise<void> {
  for (const [, date, paydate, status] of dated) {
    const { id } = await issue(who, { date, paydate });
    await setStatus(who, id, status);
  }
}
