import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import type { BankLine } from '@driftig/domain/bank/bank-line';
import {
  accountOf,
  createBankBooks,
  matchLine,
  reconcile,
  storeBankLine,
  storePaymentLine,
  undoMatch,
} from '@driftig/tests/support/bookkeeping/bank';
import { filePeriod, thirdQuarter } from '@driftig/tests/support/bookkeeping/periods';
import {
  deliverInvoiceEvents,
  ledgerBalances,
  readLedger,
} from '@driftig/tests/support/bookkeeping/sales-books';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { issue } from '@driftig/tests/support/company/invoices';
import { beforeEach, describe, expect, test } from 'vitest';

let company: TestCompany;
let bank: string;
beforeEach(async () => {
  ({ company, bank } = await createBankBooks());
});

const line = (changes: Partial<BankLine> = {}) => storePaymentLine(company, bank, changes);
const match = (one: BankLine, body: object) => matchLine(company.owner, one, body);
const balances = async () => {
  await deliverInvoiceEvents(company);
  return ledgerBalances(await readLedger(company));
};

describe('a line', () => {
  test("becomes an invoice's payment, which posts itself once, and both sides agree", async () => {
    await issue(company.owner);
    const answer = await match(await line(), { kind: 'payment', invoice: 1 });
    expect(answer.json).toMatchObject({ message: 'Betalingen er registreret på faktura 1.' });
    expect(await balances()).toEqual({ 1010: -10_000, 6480: 12_500, 7680: -2500 });
    const invoice = await company.store.invoices.getByNumber(1);
    expect(invoice).toMatchObject({ status: 'paid', payments: [{ date: '2026-11-20' }] });
    const { lines, entries } = await reconcile(company, bank, '2026-11-27');
    expect([lines, entries]).toEqual([[], []]);
  });

  test('pays several invoices in their order, each posted once, and is matched with all of them', async () => {
    for (let count = 1; count <= 3; count += 1) await issue(company.owner);
    const one = await line({ amount: 30_000 });
    const several = { kind: 'payment', invoice: 1, otherInvoices: [2, 3] };
    expect((await match(one, several)).json).toMatchObject({
      message: 'Betalingen er registreret på faktura 1, 2, 3.',
    });
    expect(await balances()).toMatchObject({ 6190: 7500, 6480: 30_000 });
    const paid = await Promise.all(
      [1, 2, 3].map((number) => company.store.invoices.getByNumber(number)),
    );
    expect(paid.map(({ payments }) => payments[0]?.amount)).toEqual([12_500, 12_500, 5000]);
    const { lines, entries } = await reconcile(company, bank, '2026-11-27');
    expect([lines, entries]).toEqual([[], []]);
    expect((await undoMatch(company.owner, one.id)).status).toBe(200);
    expect(await balances()).toMatchObject({ 6190: 37_500 });
    expect((await match({ ...one, version: 3 }, several)).status).toBe(201);
  });

  test('that is too small for the last invoice pays none', async () => {
    for (let count = 1; count <= 2; count += 1) await issue(company.owner);
    const one = await line();
    const several = { kind: 'payment', invoice: 1, otherInvoices: [2] };
    expect((await match(one, several)).status).toBe(409);
    expect(await balances()).not.toHaveProperty('6480');
  });

  test('is matched with a payment that is registered already, instead of making another', async () => {
    const { id } = await issue(company.owner);
    const body = { id, date: '2026-11-19', amount: 125 };
    await company.owner.call(invoiceRoutes.recordPayment, { body });
    const { payments } = await company.store.invoices.getByNumber(1);
    const paymentId = payments[0]?.id;
    const [one, other] = [await line(), await line()];
    const registered = { kind: 'registered', invoice: 1, paymentId };
    expect((await match(one, registered)).status).toBe(201);
    expect(await match(other, registered)).toMatchObject({
      status: 409,
      json: { message: 'Det er allerede afstemt med en anden linje.' },
    });
    expect(await balances()).toMatchObject({ 6480: 12_500 });
    expect((await reconcile(company, bank, '2026-11-27')).entries).toEqual([]);
  });

  test('pays the VAT that a filed period owes', async () => {
    await issue(company.owner, { date: '2026-08-14' });
    await deliverInvoiceEvents(company);
    await filePeriod(company.owner, thirdQuarter, { settle: true });
    expect(await balances()).toMatchObject({ 7840: -2500 });
    const account = await accountOf(company, 7840);
    const one = await line({ amount: -2500, text: 'Skattestyrelsen' });
    expect((await match(one, { kind: 'posting', account })).status).toBe(201);
    expect(await balances()).toEqual({ 1010: -10_000, 6190: 12_500, 6480: -2500 });
  });

  test('is posted to an account with its VAT by that account', async () => {
    const one = await line({ amount: -31_250, text: 'Stark Vejle' });
    const account = await accountOf(company, 1610);
    const answer = await match(one, { kind: 'posting', account, vat: '62,50' });
    expect(answer.json).toEqual({ message: 'Bogført som bilag 1.', voucherNumber: 1 });
    expect(await balances()).toEqual({ 1610: 25_000, 6480: -31_250, 7740: 6250 });
    const [entry] = await readLedger(company);
    expect(entry).toMatchObject({
      date: '2026-11-20',
      text: 'Stark Vejle',
      source: { kind: 'bank', id: one.id },
      by: company.owner.user.userId,
    });
    expect(await company.store.bank.get(one.id)).toMatchObject({
      version: 2,
      match: { kind: 'posting', voucher: 1, text: 'Bilag 1, Stark Vejle' },
    });
    const reversed = await company.owner.call(ledgerRoutes.reverseLedgerEntry, {
      params: { id: '1' },
      body: { reason: 'Forkert' },
    });
    expect(reversed.status).toBe(409);
  });

  test('is matched with an entry that moved the same amount on the account, once', async () => {
    const first = await line({ amount: -5000 });
    await match(first, { kind: 'posting', account: await accountOf(company, 2390) });
    const one = await line({ amount: -5000 });
    expect(await match(one, { kind: 'entry', voucherNumber: 1 })).toMatchObject({ status: 409 });
    const another = await line({ amount: -4000 });
    expect(await match(another, { kind: 'entry', voucherNumber: 1 })).toMatchObject({
      status: 409,
      json: { message: 'Bilag 1 har ikke flyttet −40,00 på konto 6480.' },
    });
    expect((await match(one, { kind: 'entry', voucherNumber: 7 })).status).toBe(400);
  });

  test.each<[string, Partial<BankLine>, object, number]>([
    ['money out as a payment', { amount: -100 }, { kind: 'payment', invoice: 1 }, 409],
    ['an invoice that there is not', {}, { kind: 'payment', invoice: 99 }, 400],
    ['no invoice', {}, { kind: 'payment' }, 400],
    ['no account', {}, { kind: 'posting' }, 400],
    ['an account that there is not', {}, { kind: 'posting', account: 'nowhere' }, 400],
    ['no voucher', {}, { kind: 'entry' }, 400],
    ['a payment that there is not', {}, { kind: 'registered', invoice: 1, paymentId: 'x' }, 409],
    ['figures that another saw', {}, { kind: 'payment', invoice: 1, version: 9 }, 409],
  ])('is refused with %s, and stays as it was', async (_name, changes, body, status) => {
    await issue(company.owner);
    const one = await line(changes);
    expect((await match(one, body)).status).toBe(status);
    expect(await company.store.bank.get(one.id)).toEqual({ ...one, match: undefined });
    expect(await company.store.invoices.getByNumber(1)).toMatchObject({ payments: [] });
  });

  test('that is posted to the account itself or with too much VAT is refused at its field', async () => {
    const one = await line();
    const own = await match(one, { kind: 'posting', account: bank });
    expect(own.json).toMatchObject({ fields: { account: 'Vælg en anden konto end bankens.' } });
    const account = await accountOf(company, 1610);
    const tooMuch = await match(one, { kind: 'posting', account, vat: 126 });
    expect(tooMuch.json).toMatchObject({ fields: { vat: expect.any(String) } });
  });

  test('on an account that takes no payments pays no invoice', async () => {
    await issue(company.owner);
    const loan = await accountOf(company, 7120);
    const one = await storeBankLine(company, loan, { amount: 12_500, date: '2026-11-20' });
    expect(await match(one, { kind: 'payment', invoice: 1 })).toMatchObject({ status: 409 });
  });

  test('that two people match at once is matched once, and the other one reads why', async () => {
    await issue(company.owner);
    const one = await line();
    const account = await accountOf(company, 2390);
    const answers = await Promise.all([
      match(one, { kind: 'payment', invoice: 1 }),
      matchLine(company.owner, one, { kind: 'posting', account }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.json).toMatchObject({ message: expect.stringContaining('mellemtiden') });
    const moved = await balances();
    expect(moved[6480]).toBe(12_500);
  });

  test('is not matched by another company', async () => {
    const one = await line();
    const foreign = await createCompany();
    const answer = await matchLine(foreign.owner, one, { kind: 'payment', invoice: 1 });
    expect(answer.status).toBe(404);
  });
});
