import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { danishDate } from '@driftig/domain/dates';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import {
  depositForm,
  issue,
  paidDeposit,
  setStatus,
} from '@driftig/tests/support/company/invoices';
import { placeOrder } from '@driftig/tests/support/company/orders';
import { beforeEach, describe, expect, test } from 'vitest';

const today = danishDate(new Date().toISOString());

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const credit = (id: string, reason = '') =>
  company.owner.call(invoiceRoutes.creditInvoice, { body: { id, reason } });
const printable = async (invoicenumber: number) =>
  (await company.owner.call(invoiceRoutes.getPrintableInvoice, { body: { invoicenumber } })).json;

test('a credit note has the next number of its own series, and refers to its invoice', async () => {
  const [first, second] = [await issue(company.owner), await issue(company.owner)];
  const answer = await credit(second.id, 'Aflyst');
  expect([answer.status, answer.json]).toEqual([
    201,
    { creditnumber: 1, date: today, message: 'Faktura 2 er krediteret med kreditnota 1.' },
  ]);
  expect((await credit(first.id)).json).toMatchObject({ creditnumber: 2 });
  expect(await printable(2)).toMatchObject({
    status: 5,
    open: 0,
    creditnumber: 1,
    creditdate: today,
    creditreason: 'Aflyst',
  });
  expect(await company.store.creditNotes.invoiceOf(1)).toBe(2);
  expect(await company.store.series.read()).toMatchObject({ invoice: 3, creditNote: 3 });
});

test('choosing Cancelled makes the credit note as well', async () => {
  const { id } = await issue(company.owner);
  await setStatus(company.owner, id, 5);
  expect(await printable(1)).toMatchObject({ creditnumber: 1, creditreason: '' });
});

test('nothing of the invoice counts any more, and its order can be invoiced again', async () => {
  const { ordernumber } = await placeOrder(company.owner);
  const { id } = await issue(company.owner, { getOrderUniqueNumber: ordernumber });
  await credit(id);
  const totals = await company.store.totals.getYear(2026);
  expect(totals).toMatchObject({ s11: 0, c1: 0, a1: 0, c5: 1 });
  const again = await issue(company.owner, { getOrderUniqueNumber: ordernumber });
  expect((await company.store.orders.find(ordernumber))?.invoiceNumber).toBe(again.invoicenumber);
});

test('payments stay recorded', async () => {
  const { id } = await issue(company.owner);
  await setStatus(company.owner, id, 3);
  await credit(id);
  expect(await printable(1)).toMatchObject({ paid: 125, open: 0, payments: [{ amount: 125 }] });
});

describe('a deposit', () => {
  const { groups } = depositForm;

  test('that is credited is no base any more, and its order may get another', async () => {
    const { ordernumber } = await placeOrder(company.owner);
    const { id } = await paidDeposit(company.owner, { getOrderUniqueNumber: ordernumber });
    expect((await credit(id)).status).toBe(201);
    expect((await company.owner.call(invoiceRoutes.listOpenDeposits)).json).toEqual([]);
    await paidDeposit(company.owner, { getOrderUniqueNumber: ordernumber });
  });

  test('that an End invoice is based on is not credited (409), until that one is', async () => {
    const deposit = await paidDeposit(company.owner);
    const end = await issue(company.owner, { groups, depinvoicenumber: 1 });
    const refused = await credit(deposit.id);
    expect([refused.status, refused.json]).toMatchObject([
      409,
      { message: 'Depositumfaktura 1 er trukket fra på en slutfaktura. Krediter den først.' },
    ]);
    expect((await company.store.series.read()).creditNote).toBe(1);
    expect((await credit(end.id)).status).toBe(201);
    expect((await credit(deposit.id)).json).toMatchObject({ creditnumber: 2 });
    expect(await company.store.totals.getYear(2026)).toMatchObject({ s11: 0 });
  });
});

test('an invoice is credited once: of two at the same time one is refused (409)', async () => {
  const { id } = await issue(company.owner);
  const answers = await Promise.all([credit(id), credit(id)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  expect((await company.store.series.read()).creditNote).toBe(2);
});

test('invoices credited at once get numbers without gaps', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 6; count += 1) ids.push((await issue(company.owner)).id);
  const answers = await Promise.all(ids.map((id) => credit(id)));
  const numbers = answers.map(({ json }) => (json as { creditnumber: number }).creditnumber);
  expect(new Set(numbers)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});

test('sent twice with one key, it is credited once and answered alike', async () => {
  const { id } = await issue(company.owner);
  const send = () =>
    company.owner.call(invoiceRoutes.creditInvoice, {
      body: { id },
      headers: { 'idempotency-key': 'credit-once-only' },
    });
  expect((await send()).json).toEqual((await send()).json);
  expect((await company.store.series.read()).creditNote).toBe(2);
});

test("another company's invoice is not found", async () => {
  const other = await createCompany();
  expect((await credit((await issue(other.owner)).id)).status).toBe(404);
});
