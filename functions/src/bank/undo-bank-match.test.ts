import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import type { BankLine } from '@driftig/domain/bank/bank-line';
import {
  accountOf,
  createBankBooks,
  matchLine,
  reconcile,
  storePaymentLine,
  undoMatch,
} from '@driftig/tests/support/bookkeeping/bank';
import {
  deliverInvoiceEvents,
  ledgerBalances,
  readLedger,
} from '@driftig/tests/support/bookkeeping/sales-books';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { today } from '@driftig/tests/support/company/hours';
import { issue } from '@driftig/tests/support/company/invoices';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
let bank: string;
beforeEach(async () => {
  ({ company, bank } = await createBankBooks());
});

const line = (amount: number): Promise<BankLine> => storePaymentLine(company, bank, { amount });
const open = async () => {
  await deliverInvoiceEvents(company);
  return reconcile(company, bank, today());
};

test('takes back the payment that the match registered, in the ledger too', async () => {
  await issue(company.owner);
  const one = await line(12_500);
  await matchLine(company.owner, one, { kind: 'payment', invoice: 1 });
  await deliverInvoiceEvents(company);
  expect((await undoMatch(company.owner, one.id)).status).toBe(200);
  expect(await company.store.invoices.getByNumber(1)).toMatchObject({ payments: [] });
  expect(await open()).toMatchObject({ ledger: 0, lines: [{ id: one.id }], entries: [] });
  const again = await company.store.bank.get(one.id);
  expect((await matchLine(company.owner, again, { kind: 'payment', invoice: 1 })).status).toBe(201);
});

test('reverses the entry that the match posted, and the line can be posted anew', async () => {
  const one = await line(-5000);
  const account = await accountOf(company, 2390);
  await matchLine(company.owner, one, { kind: 'posting', account });
  const answer = await undoMatch(company.owner, one.id);
  expect(answer.json).toEqual({
    message: 'Bilag 1 er tilbageført som bilag 2.',
    voucherNumber: 2,
  });
  expect(ledgerBalances(await readLedger(company))).toEqual({});
  expect(await open()).toMatchObject({ ledger: 0, entries: [] });
  const again = await company.store.bank.get(one.id);
  const { json } = await matchLine(company.owner, again, { kind: 'posting', account });
  expect(json).toMatchObject({ voucherNumber: 3 });
});

test('frees what was there before the match, which stays', async () => {
  const { id } = await issue(company.owner);
  const body = { id, date: '2026-11-20', amount: 125 };
  await company.owner.call(invoiceRoutes.recordPayment, { body });
  const paymentId = (await company.store.invoices.getByNumber(1)).payments[0]?.id;
  const one = await line(12_500);
  await matchLine(company.owner, one, { kind: 'registered', invoice: 1, paymentId });
  expect((await undoMatch(company.owner, one.id)).status).toBe(200);
  expect((await company.store.invoices.getByNumber(1)).payments).toHaveLength(1);
  expect(await open()).toMatchObject({ lines: [{ id: one.id }], entries: [{ amount: 125 }] });
});

test('frees a line whose payment was undone on the invoice', async () => {
  const { id } = await issue(company.owner);
  const one = await line(12_500);
  await matchLine(company.owner, one, { kind: 'payment', invoice: 1 });
  const paymentId = (await company.store.invoices.getByNumber(1)).payments[0]?.id;
  await company.owner.call(invoiceRoutes.undoPayment, { body: { id, paymentId } });
  expect((await undoMatch(company.owner, one.id)).status).toBe(200);
  expect((await company.store.bank.get(one.id)).match).toBeUndefined();
});

test('is refused for a line that is open, a stale one, and that of another company', async () => {
  const one = await line(-5000);
  expect((await undoMatch(company.owner, one.id, 1)).status).toBe(409);
  await matchLine(company.owner, one, {
    kind: 'posting',
    account: await accountOf(company, 2390),
  });
  expect((await undoMatch(company.owner, one.id, 1)).status).toBe(409);
  const foreign = await createCompany();
  expect((await undoMatch(foreign.owner, one.id)).status).toBe(404);
});

test('by two people at once reverses once', async () => {
  const one = await line(-5000);
  await matchLine(company.owner, one, {
    kind: 'posting',
    account: await accountOf(company, 2390),
  });
  const answers = await Promise.all([
    undoMatch(company.owner, one.id),
    undoMatch(company.owner, one.id),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await readLedger(company)).toHaveLength(2);
});
