import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { addDays, danishDate } from '@driftig/domain/dates';
import { holdCommitsUntil } from '@driftig/tests/support/stack/commit-barrier';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { issue, setStatus } from '@driftig/tests/support/company/invoices';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
let id: string;
beforeEach(async () => {
  company = await createCompany();
  ({ id } = await issue(company.owner));
  await setStatus(company.owner, id, 4);
});

const today = danishDate(new Date().toISOString());
const pay = (amount: unknown, changes: object = {}) =>
  company.owner.call(invoiceRoutes.recordPayment, {
    body: { id, date: today, amount, text: 'Overførsel', ...changes },
  });
const invoice = async () => {
  const body = { invoicenumber: 1 };
  return (await company.owner.call(invoiceRoutes.getPrintableInvoice, { body })).json;
};

test('a part payment leaves the rest open, in the invoice and in what is unpaid', async () => {
  const answer = await pay(25);
  expect([answer.status, answer.json]).toEqual([
    201,
    { open: 100, credit: 0, status: 4, message: 'Betalingen er registreret.' },
  ]);
  expect(await invoice()).toMatchObject({
    status: 4,
    paid: 25,
    open: 100,
    payments: [{ date: today, amount: 25, text: 'Overførsel' }],
  });
  expect(await company.store.totals.getYear(2026)).toMatchObject({ c4: 1, a4: 10_000 });
  const owed = await company.store.totals.listOwed(2026, '2099-12-31');
  expect(owed[0]?.figures).toMatchObject({ n17: 1, a17: 10_000 });
});

test('the payment of the rest makes it Payed', async () => {
  await pay(25);
  expect((await pay('100,00')).json).toMatchObject({ open: 0, status: 3 });
  const { json } = await company.owner.call(recordRoutes.listInvoices);
  expect(json).toMatchObject([{ status: 3, paiddate: today }]);
});

test('an overpayment later does not move the day it was paid', async () => {
  const earlier = addDays(today, -10);
  await pay(125, { date: earlier });
  await pay(10, { confirmed: 1 });
  const { json } = await company.owner.call(recordRoutes.listInvoices);
  expect(json).toMatchObject([{ status: 3, paid: 135, paiddate: earlier }]);
});

test('the history tells of it', async () => {
  await pay(25);
  const query = { dType: 'invoices', id };
  const { json } = await company.owner.call(recordRoutes.listHistory, { query });
  expect(JSON.stringify(json)).toContain('registrerede betaling af 25,00 kr. på faktura 1');
});

describe('is refused at its field, and nothing is recorded:', () => {
  test.each([
    ['nothing', 0, {}, 'amount'],
    ['less than nothing', -1, {}, 'amount'],
    ['three decimals', 1.005, {}, 'amount'],
    ['a word', 'alt', {}, 'amount'],
    ['a day to come', 1, { date: addDays(today, 1) }, 'date'],
    ['a day before 2000', 1, { date: '1999-12-31' }, 'date'],
    ['no day', 1, { date: '' }, 'date'],
  ])('%s', async (_what, amount, changes, field) => {
    const answer = await pay(amount, changes);
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.json as { fields: object }).fields)).toEqual([field]);
    expect(await invoice()).toMatchObject({ paid: 0 });
  });

  test('a payment of what is paid, which asks first, or credited (409)', async () => {
    await setStatus(company.owner, id, 3);
    expect(await pay(1)).toMatchObject({ status: 409, json: { code: 'needs_confirmation' } });
    await setStatus(company.owner, id, 5);
    expect((await pay(1)).status).toBe(409);
  });
});

test('one of two concurrent payments is refused (409), and the other counts', async () => {
  onTestFinished(holdCommitsUntil(services().table, 2));
  const answers = await Promise.all([pay(100), pay(100)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  expect(await invoice()).toMatchObject({ paid: 100, open: 25 });
});

test('an invoice that something was paid of is not deleted', async () => {
  const unsent = await issue(company.owner);
  await pay(25, { id: unsent.id });
  const body = { dType: 'invoices', id: unsent.id };
  expect((await company.owner.call(recordRoutes.deleteRecord, { body })).status).toBe(409);
});

test("another company's invoice is not found", async () => {
  const other = await createCompany();
  expect((await pay(1, { id: (await issue(other.owner)).id })).status).toBe(404);
});
