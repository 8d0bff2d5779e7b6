import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { issue, setStatus } from '@driftig/tests/support/company/invoices';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
let id: string;
beforeEach(async () => {
  company = await createCompany();
  ({ id } = await issue(company.owner));
  await setStatus(company.owner, id, 2);
});

interface Shown {
  readonly payments: readonly { readonly id: string }[];
}
const invoice = async () => {
  const body = { invoicenumber: 1 };
  const { json } = await company.owner.call(invoiceRoutes.getPrintableInvoice, { body });
  return json as Shown;
};
const lastPayment = async () => (await invoice()).payments.at(-1)?.id ?? '';
const pay = (amount: number) =>
  company.owner.call(invoiceRoutes.recordPayment, { body: { id, date: '2026-11-12', amount } });
const undo = (paymentid: string, of = id) =>
  company.owner.call(invoiceRoutes.undoPayment, { body: { id: of, paymentid } });

test('an undone payment is open again, and the status is what it was before', async () => {
  await pay(25);
  await pay(100);
  const answer = await undo(await lastPayment());
  expect(answer.json).toEqual({
    open: 100,
    credit: 0,
    status: 2,
    message: 'Betalingen er fortrudt.',
  });
  expect(await company.store.totals.getYear(2026)).toMatchObject({ c2: 1, a2: 10_000, c3: 0 });
});

test('the payment that choosing Payed registered can be undone as well', async () => {
  await setStatus(company.owner, id, 3);
  expect((await undo(await lastPayment())).json).toMatchObject({ open: 125, status: 2 });
});

test('leaving Payed in the list takes the payment back', async () => {
  await setStatus(company.owner, id, 3);
  await setStatus(company.owner, id, 4);
  expect(await invoice()).toMatchObject({ status: 4, paid: 0, payments: [] });
});

test('a payment is undone once', async () => {
  await pay(25);
  const payment = await lastPayment();
  expect((await undo(payment)).status).toBe(200);
  expect((await undo(payment)).status).toBe(404);
});

test("another company's invoice is not found", async () => {
  const other = await createCompany();
  expect((await undo('p1', (await issue(other.owner)).id)).status).toBe(404);
});

test('a payment of a credited invoice stays: its credit note says what was paid', async () => {
  await pay(25);
  await company.owner.call(invoiceRoutes.creditInvoice, { body: { id } });
  const answer = await undo(await lastPayment());
  expect(answer.status).toBe(409);
  expect(answer.json).toMatchObject({ message: expect.stringContaining('krediteret') });
  expect((await invoice()).payments).toHaveLength(1);
});
