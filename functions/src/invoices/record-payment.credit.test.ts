import { dashboardRoutes } from '@driftig/contracts/dashboard/routes';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { danishDate } from '@driftig/domain/dates';
import { sendTogether } from '@driftig/tests/support/stack/commit-barrier';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { createCustomer } from '@driftig/tests/support/company/customers';
import { buyerAddress, issue, paidDeposit } from '@driftig/tests/support/company/invoices';
import { pendingEvents } from '@driftig/tests/support/stack/outbox';
import { beforeEach, describe, expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
let customerid: string;
beforeEach(async () => {
  company = await createCompany();
  customerid = await createCustomer(company.owner, buyerAddress);
});

const today = danishDate(new Date().toISOString());
const record = (id: string, amount: number, changes: object = {}) =>
  company.owner.call(invoiceRoutes.recordPayment, {
    body: { id, date: today, amount, ...changes },
  });
const refund = (id: string, amount: number) => record(id, amount, { kind: 'refund' });
const use = (id: string, amount: number, otherinvoice: number) =>
  record(id, amount, { kind: 'useCredit', otherinvoice });
const issueOf = (price: number, changes: object = {}) =>
  issue(company.owner, {
    customerid,
    groups: { '1': [{ description: 'Telt', quantity: 1, price }] },
    ...changes,
  });
const shown = async (invoicenumber: number) =>
  (await company.owner.call(invoiceRoutes.getPrintableInvoice, { body: { invoicenumber } })).json;
const year = { query: { year: '2026' } };
const dashboard = async () => (await company.owner.call(dashboardRoutes.getDashboard, year)).json;
const customer = async () =>
  (await company.owner.call(recordRoutes.getCustomerOverview, { query: { customerid } })).json;
const rows = async () => (await company.owner.call(recordRoutes.listInvoices)).json;

const lastPaymentOf = async (invoicenumber: number) => {
  const { payments } = (await shown(invoicenumber)) as { payments: { id: string }[] };
  return payments.at(-1)?.id ?? '';
};
/** The texts of a history, newest first. */
const historyOf = async (dType: string, id: string) => {
  const answer = await company.owner.call(recordRoutes.listHistory, { query: { dType, id } });
  return (answer.json as { text: string }[]).map(({ text }) => text);
};

/** An End invoice of 1,000 kr. on a deposit of 1,250 kr. */
async function endBelowDeposit() {
  const deposit = await paidDeposit(company.owner, { customerid });
  return issueOf(800, { depinvoicenumber: deposit.invoicenumber });
}

describe('an End invoice below its deposit', () => {
  test('is Payed, is in no unpaid figure, and says what the customer has to get', async () => {
    await endBelowDeposit();
    expect(await shown(2)).toMatchObject({ status: 3, open: 0, credit: 250 });
    const credits = [{ currency: 'DKK', count: 1, amount: 250 }];
    expect(await dashboard()).toMatchObject({ filteredInvoiceCount: 0, unpaidSum: 0, credits });
    expect(await customer()).toMatchObject({ unpaidcount: 0, unpaidamount: 0, credits });
    expect(await rows()).toMatchObject([{ status: 3, credit: 250 }, { credit: 0 }]);
  });

  test('is paid back, which is kept with date, amount and text, and told in the history', async () => {
    const { id } = await endBelowDeposit();
    const answer = await record(id, 250, { kind: 'refund', text: 'Overført' });
    expect(answer).toMatchObject({
      status: 201,
      json: { open: 0, credit: 0, message: 'Tilbagebetalingen er registreret.' },
    });
    expect(await shown(2)).toMatchObject({
      credit: 0,
      paid: -250,
      payments: [{ kind: 'refund', date: today, amount: 250, text: 'Overført' }],
    });
    expect(await dashboard()).toMatchObject({ credits: [] });
    const query = { dType: 'invoices', id };
    const { json } = await company.owner.call(recordRoutes.listHistory, { query });
    expect(JSON.stringify(json)).toContain(
      'registrerede tilbagebetaling af 250,00 kr. på faktura 2',
    );
  });

  test('is paid back once: of two at the same time one is refused', async () => {
    const { id } = await endBelowDeposit();
    const answers = await sendTogether(services().table, [
      () => refund(id, 250),
      () => refund(id, 250),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(await shown(2)).toMatchObject({ credit: 0 });
  });

  test('is not paid back above what there is', async () => {
    const { id } = await endBelowDeposit();
    const answer = await refund(id, 250.01);
    expect(answer).toMatchObject({
      status: 400,
      json: { fields: { amount: 'Kunden har 250,00 kr. til gode.' } },
    });
  });
});

test('an invoice of 0 kr. is Payed when it is issued', async () => {
  expect(await issueOf(0)).toMatchObject({ status: 3, totalValueCalculated: 0 });
  expect(await dashboard()).toMatchObject({ filteredInvoiceCount: 0, credits: [] });
});

test("payments of a credited invoice are the customer's credit, and the credit note stays when they are paid back", async () => {
  const { id } = await issueOf(100);
  await record(id, 50);
  await company.owner.call(invoiceRoutes.creditInvoice, { body: { id } });
  expect(await shown(1)).toMatchObject({ status: 5, credit: 50, creditpaid: 50 });
  expect((await refund(id, 50)).status).toBe(201);
  expect(await shown(1)).toMatchObject({ credit: 0, paid: 0, creditpaid: 50 });
});

describe('an overpayment', () => {
  test('is recorded whole, and the rest is owed', async () => {
    const { id } = await issueOf(680);
    expect((await record(id, 900)).json).toMatchObject({ open: 0, credit: 50, status: 3 });
    expect(await shown(1)).toMatchObject({ paid: 900, credit: 50 });
  });

  test('pays of a later invoice of the same customer, and is undone on both', async () => {
    const { id } = await issueOf(680);
    await record(id, 900);
    const later = await issueOf(100);
    expect((await use(id, 50, later.invoicenumber)).status).toBe(201);
    expect(await shown(1)).toMatchObject({ paid: 850, credit: 0 });
    expect(await shown(2)).toMatchObject({ paid: 50, open: 75 });
    expect(await customer()).toMatchObject({ unpaidcount: 1, unpaidamount: 75, credits: [] });
    const body = { id: later.id, paymentid: await lastPaymentOf(2) };
    expect((await company.owner.call(invoiceRoutes.undoPayment, { body })).status).toBe(200);
    expect(await shown(1)).toMatchObject({ credit: 50, payments: [{ kind: 'payment' }] });
    expect(await shown(2)).toMatchObject({ open: 125, payments: [] });
  });

  test('is in the history of both invoices when it is used and when that is undone, once for the customer', async () => {
    const { id } = await issueOf(680);
    await record(id, 900);
    const later = await issueOf(100);
    await use(id, 50, later.invoicenumber);
    const paymentid = await lastPaymentOf(2);
    await company.owner.call(invoiceRoutes.undoPayment, { body: { id: later.id, paymentid } });
    expect((await historyOf('invoices', id)).slice(0, 2)).toEqual([
      expect.stringContaining('fortrød brug af 50,00 kr. til gode med faktura 2 på faktura 1'),
      expect.stringContaining('brugte 50,00 kr. til gode på faktura 1 til at betale faktura 2'),
    ]);
    expect((await historyOf('invoices', later.id)).slice(0, 2)).toEqual([
      expect.stringContaining('fortrød brug af 50,00 kr. til gode med faktura 1 på faktura 2'),
      expect.stringContaining(
        'betalte 50,00 kr. af faktura 2 med det, kunden havde til gode på faktura 1',
      ),
    ]);
    const ofCustomer = await historyOf('customers', customerid);
    expect(ofCustomer.filter((text) => text.includes('50,00 kr. til gode'))).toHaveLength(2);
  });

  test('pays for no other customer and no other company', async () => {
    const { id } = await issueOf(680);
    await record(id, 900);
    const other = await createCustomer(company.owner, { company: 'Nordlys', ...buyerAddress });
    const { invoicenumber } = await issueOf(100, { customerid: other });
    expect((await use(id, 50, invoicenumber)).json).toMatchObject({
      fields: { otherinvoice: 'Faktura 2 er til en anden kunde.' },
    });
    expect((await use(id, 50, 999)).json).toMatchObject({
      fields: { otherinvoice: 'Fakturaen findes ikke.' },
    });
  });

  test('is paid back, used and used again at the same time: it leaves once', async () => {
    const { id } = await issueOf(680);
    await record(id, 900);
    const later = await issueOf(100);
    const answers = await sendTogether(services().table, [
      () => refund(id, 50),
      () => use(id, 50, later.invoicenumber),
      () => use(id, 50, later.invoicenumber),
    ]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await shown(1)).toMatchObject({ paid: 850, credit: 0 });
  });

  test('is used while the other invoice is credited: only one of both happens', async () => {
    const { id } = await issueOf(680);
    await record(id, 900);
    const later = await issueOf(100);
    const credit = { body: { id: later.id } };
    const answers = await sendTogether<{ status: number }>(services().table, [
      () => use(id, 50, later.invoicenumber),
      () => company.owner.call(invoiceRoutes.creditInvoice, credit),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    const isUsed = answers[0]?.status === 201;
    const owed = [{ currency: 'DKK', count: 1, amount: 5000 }];
    expect(await company.store.totals.listCredits()).toEqual(isUsed ? [] : owed);
  });
});

describe('a rest', () => {
  test('up to a krone is written off as rounding', async () => {
    const { id } = await issueOf(100);
    await record(id, 124.5);
    const answer = await record(id, 0.5, { kind: 'writeOff' });
    expect(answer.json).toMatchObject({ open: 0, credit: 0, status: 3 });
    expect(await shown(1)).toMatchObject({ paid: 124.5, writtenoff: 0.5 });
    expect(await rows()).toMatchObject([{ paid: 124.5, writtenoff: 0.5, status: 3 }]);
    expect(await dashboard()).toMatchObject({ unpaidSum: 0, filteredInvoiceCount: 0 });
  });

  test('above it asks for a reason', async () => {
    const { id } = await issueOf(100);
    const answer = await record(id, 125, { kind: 'writeOff' });
    expect(answer).toMatchObject({ status: 400, json: { fields: { text: expect.any(String) } } });
    const told = await record(id, 125, { kind: 'writeOff', text: 'Kunden er gået konkurs' });
    expect(told.status).toBe(201);
  });

  test('is written off or paid, not both at the same time', async () => {
    const { id } = await issueOf(100);
    await record(id, 124.5);
    const answers = await sendTogether(services().table, [
      () => record(id, 0.5, { kind: 'writeOff' }),
      () => record(id, 0.5),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(await shown(1)).toMatchObject({ open: 0, credit: 0 });
  });
});

test('each of them has its event with the id of the payment, for bookkeeping', async () => {
  const { id } = await issueOf(680);
  await record(id, 900);
  const later = await issueOf(100);
  await use(id, 20, later.invoicenumber);
  await refund(id, 30);
  await record(later.id, 104.5);
  await record(later.id, 0.5, { kind: 'writeOff' });
  const paymentid = await lastPaymentOf(1);
  await company.owner.call(invoiceRoutes.undoPayment, { body: { id, paymentid } });
  const events = await pendingEvents(services().table, company.owner.user.companyId);
  const ours = events.filter(({ name }) => name === 'invoiceChanged');
  expect(ours.map(({ payload }) => payload)).toEqual([
    { number: 1, change: 'issued' },
    { ...payloadOf(1, 90_000), change: 'paid' },
    { number: 2, change: 'issued' },
    { ...payloadOf(1, 2000), change: 'creditUsed', otherNumber: 2 },
    { ...payloadOf(1, 3000), change: 'refunded', paymentId: paymentid },
    { ...payloadOf(2, 10_450), change: 'paid' },
    { ...payloadOf(2, 50), change: 'writtenOff' },
    { ...payloadOf(1, 3000), change: 'undone', paymentId: paymentid, kind: 'refund' },
  ]);
});

const payloadOf = (number: number, amount: number) => ({
  number,
  paymentId: expect.any(String),
  date: today,
  amount,
  currency: 'DKK',
});

test('an employee and another company record nothing', async () => {
  const other = await createCompany();
  const { id } = await endBelowDeposit();
  const body = { id, date: today, amount: 1, kind: 'refund' };
  expect((await company.employee.call(invoiceRoutes.recordPayment, { body })).status).toBe(403);
  expect((await other.owner.call(invoiceRoutes.recordPayment, { body })).status).toBe(404);
});
