import { saleVatCodes } from '@driftig/contracts/invoices/sale-vat';
import { invoiceOf } from '@driftig/tests/support/company/invoices';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { balanceOf } from '../../invoices/balance.ts';
import { withWriteOff } from '../../invoices/credit.ts';
import { withCreditNote } from '../../invoices/credit-note.ts';
import { depositSums, prepaymentOf } from '../../invoices/deposit.ts';
import type { Invoice } from '../../invoices/invoice.ts';
import { withPayment } from '../../invoices/payment.ts';
import type { Payment } from '../../invoices/settling.ts';
import { invoiceSums } from '../../invoices/totals.ts';
import { depositShares, keptShares, vatShares } from '../../invoices/vat/vat-shares.ts';
import { accountsOfPublicChart } from '../../accounting/account.ts';
import { assertBalanced, type NewEntry } from '../entry.ts';
import { entriesOfInvoice } from './entries-of-invoice.ts';
import { salesAccountsOf, type SalesAccounts } from './sales-accounts.ts';

const chart = accountsOfPublicChart(() => 'x');
const accounts = salesAccountsOf(chart).accounts as SalesAccounts;
const today = '2026-11-20';
const paid = (amount: number, id = 'p'): Payment => ({ id, date: today, amount, text: '' });

/** Amounts by account number; accounts that end at 0 are left out. */
function sums(entries: readonly NewEntry[]): Record<number, number> {
  const all: Record<number, number> = {};
  for (const { account, amount } of entries.flatMap(({ lines }) => lines))
    all[account] = (all[account] ?? 0) + amount;
  return Object.fromEntries(Object.entries(all).filter(([, amount]) => amount !== 0));
}

const posted = (invoice: Invoice) => sums(entriesOfInvoice(invoice, accounts));
const taxed = { price: 1_000_000, tax: 250_000, total: 1_250_000, amountDue: 1_250_000 };

describe('an invoice', () => {
  test('posts the claim, the sale and its VAT', () => {
    expect(posted(invoiceOf(7, { sums: taxed }))).toEqual({
      1010: -1_000_000,
      6190: 1_250_000,
      7680: -250_000,
    });
  });

  test('posts an entry with the date and name of the document', () => {
    const [entry] = entriesOfInvoice(invoiceOf(7), accounts);
    expect(entry).toMatchObject({
      date: '2026-11-12',
      text: 'Faktura 7, Holm & Søn ApS',
      source: { kind: 'invoice', id: '7', event: 'issued' },
    });
  });

  const deposit = { sums: depositSums(500_000, 25), isDeposit: true };
  test("for a deposit owes its VAT and keeps the rest as the customer's money", () => {
    expect(posted(invoiceOf(7, deposit))).toEqual({
      6190: 500_000,
      7410: -400_000,
      7680: -100_000,
    });
  });

  test('on a deposit takes it off, so that its VAT is owed once', () => {
    const prepayment = { number: 7, date: today, price: 400_000, tax: 100_000 };
    const end = invoiceOf(8, { sums: { ...taxed, amountDue: 750_000 }, prepayment });
    expect(posted(end)).toEqual({
      1010: -1_000_000,
      6190: 750_000,
      7410: 400_000,
      7680: -150_000,
    });
    const both = [invoiceOf(7, deposit), end].flatMap((one) => entriesOfInvoice(one, accounts));
    expect(sums(both)).toEqual({ 1010: -1_000_000, 6190: 1_250_000, 7680: -250_000 });
  });

  test('without VAT posts neither line nor code of VAT', () => {
    const free = { price: 1000, tax: 0, total: 1000, amountDue: 1000 };
    const [entry] = entriesOfInvoice(invoiceOf(7, { sums: free, taxPercent: 0 }), accounts);
    expect(entry?.lines.map(({ account, vatCode }) => [account, vatCode])).toEqual([
      [6190, ''],
      [1010, ''],
    ]);
  });

  test('without anything sold posts nothing', () => {
    const nothing = { price: 0, tax: 0, total: 0, amountDue: 0 };
    expect(entriesOfInvoice(invoiceOf(7, { sums: nothing }), accounts)).toEqual([]);
  });

  test('that is credited posts the sale and its VAT back in an entry of the credit note', () => {
    const credited = withCreditNote(invoiceOf(7), { number: 3, date: today, reason: '' });
    expect(posted(credited)).toEqual({});
    expect(entriesOfInvoice(credited, accounts).at(-1)).toMatchObject({
      date: today,
      text: 'Kreditnota 3 til faktura 7, Holm & Søn ApS',
      source: { kind: 'creditNote', id: '3', event: 'issued' },
    });
  });

  test.each([
    ['payment', { 6190: 2500, 6480: 10_000 }],
    ['refund', { 6190: 22_500, 6480: -10_000 }],
    ['writeOff', { 2280: 10_000, 6190: 2500 }],
    ['creditIn', { 6190: 12_500 }],
    ['creditOut', { 6190: 12_500 }],
  ] as const)('with a %s moves the bank or the loss, never the sale', (kind, moved) => {
    const invoice = invoiceOf(7, { payments: [{ ...paid(10_000), kind }] });
    expect(posted(invoice)).toEqual({ ...moved, 1010: -10_000, 7680: -2500 });
  });

  test('posts a rest of up to a krone as rounding', () => {
    const payments = [{ ...paid(100), kind: 'writeOff' as const }];
    expect(posted(invoiceOf(7, { payments }))).toMatchObject({ 2720: 100, 6190: 12_400 });
  });

  test('in another currency posts nothing without a rate', () => {
    expect(entriesOfInvoice(invoiceOf(7, { currency: 'EUR' }), accounts)).toEqual([]);
  });
});

const history = fc.record({
  price: fc.integer({ min: 1, max: 10_000_000 }),
  taxPercent: fc.constantFrom(0, 25),
  isDeposit: fc.boolean(),
  prepaid: fc.option(fc.integer({ min: 1, max: 5_000_000 })),
  payment: fc.option(fc.integer({ min: 1, max: 9_000_000 })),
  writesOff: fc.boolean(),
  isCredited: fc.boolean(),
});

test('after every history the claim in the ledger is what the customer owes, and all is balanced', () => {
  fc.assert(
    fc.property(history, (one) => {
      const invoice = invoiceWith(one);
      const entries = entriesOfInvoice(invoice, accounts);
      for (const entry of entries) assertBalanced(entry);
      expect(sums(entries)[6190] ?? 0).toBe(balanceOf(invoice));
      const sold = invoice.creditNote === undefined ? -invoice.sums.price : 0;
      expect(sums(entries)[invoice.isDeposit ? 7410 : 1010] ?? 0).toBe(sold);
    }),
  );
});

function invoiceWith(one: typeof history extends fc.Arbitrary<infer T> ? T : never): Invoice {
  const { price, taxPercent, isDeposit, prepaid, payment, writesOff, isCredited } = one;
  const deposit = isDeposit || prepaid === null ? undefined : depositSums(prepaid, taxPercent);
  const sums = isDeposit
    ? depositSums(price, taxPercent)
    : invoiceSums([{ price, quantity: 1 }], taxPercent, deposit?.total ?? 0);
  const prepayment = deposit && { number: 1, date: today, price: deposit.price, tax: deposit.tax };
  let invoice = invoiceOf(7, { sums, isDeposit, taxPercent, prepayment, status: 'sent' });
  if (payment !== null) invoice = withPayment(invoice, paid(payment), { today, isConfirmed: true });
  const rest = balanceOf(invoice);
  if (writesOff && rest > 0)
    invoice = withWriteOff(invoice, { ...paid(rest, 'w'), text: 'Konkurs' }, today);
  return isCredited ? withCreditNote(invoice, { number: 1, date: today, reason: '' }) : invoice;
}

test('a chart that lacks an account for sales says which', () => {
  const without = chart.filter(({ number }) => number !== 7410 && number !== 2720);
  expect(salesAccountsOf(without)).toEqual({ accounts: undefined, missing: [2720, 7410] });
});

test('the lowest of several accounts with one standard number is posted to', () => {
  const own = { number: 1011, standardNumber: 6480 };
  expect(salesAccountsOf([...chart, own]).accounts?.bank).toBe(1011);
});

/** Net of the lines with a VAT code, as the return sums them up: credit above 0. */
function boxes(entries: readonly NewEntry[]): Record<string, number> {
  const all: Record<string, number> = {};
  for (const { vatCode, vatPart, amount } of entries.flatMap(({ lines }) => lines))
    if (vatPart !== '') all[`${vatCode}.${vatPart}`] = (all[`${vatCode}.${vatPart}`] ?? 0) - amount;
  return Object.fromEntries(Object.entries(all).filter(([, amount]) => amount !== 0));
}

test.each([
  ['SOMV', 1010],
  ['SEUV', 1050],
  ['SEUY', 1150],
  ['SEXP', 1100],
  ['SFRI', 1010],
] as const)('a sale with the code %s is posted without VAT to %i', (code, account) => {
  const vat = [{ code, price: 10_000, tax: 0 }];
  const free = { price: 10_000, tax: 0, total: 10_000, amountDue: 10_000 };
  const entries = entriesOfInvoice(invoiceOf(7, { sums: free, vat }), accounts);
  expect(sums(entries)).toEqual({ [account]: -10_000, 6190: 10_000 });
  expect(boxes(entries)).toEqual({ [`${code}.base`]: 10_000 });
});

const coded = fc.array(
  fc.record({
    price: fc.oneof(fc.integer({ min: 1, max: 5_000_000 }), fc.integer({ min: 1, max: 9 })),
    quantity: fc.integer({ min: 1, max: 9 }),
    vatCode: fc.constantFrom(...saleVatCodes),
  }),
  { minLength: 1, maxLength: 8 },
);

test('a deposit and its End invoice say each VAT code once, and their credit notes take all back', () => {
  fc.assert(
    fc.property(
      coded,
      fc.oneof(fc.integer({ min: 1, max: 2_000_000 }), fc.integer({ min: 1, max: 9 })),
      (lines, gross) => {
        const shares = vatShares(lines, 25);
        const rate = { taxPercent: 25, code: 'S1' as const };
        const ofDeposit = keptShares(depositShares(gross, shares, rate));
        const deposit = invoiceOf(7, {
          isDeposit: true,
          vat: ofDeposit,
          sums: depositSums(gross, 25, ofDeposit),
        });
        const end = invoiceOf(8, {
          vat: keptShares(shares),
          sums: invoiceSums(lines, 25, gross),
          prepayment: prepaymentOf(deposit),
        });
        const both = [deposit, end].flatMap((one) => entriesOfInvoice(one, accounts));
        for (const entry of both) assertBalanced(entry);
        const documents = shares.flatMap(({ code, price, tax }) => [
          [`${code}.base`, price],
          ...(tax === 0 ? [] : [[`${code}.output`, tax]]),
        ]);
        expect(boxes(both)).toEqual(Object.fromEntries(documents));
        const notes = [deposit, end].map((one) =>
          withCreditNote(one, { number: one.number, date: today, reason: '' }),
        );
        const all = notes.flatMap((one) => entriesOfInvoice(one, accounts));
        expect(boxes(all)).toEqual({});
        expect(sums(all)).toEqual({});
      },
    ),
  );
});

const exchange = { rate: 746.05, date: today };
const euro = { currency: 'EUR', sums: taxed, exchange };

test('an invoice in another currency is posted in kroner, with currency, amount and rate', () => {
  const entries = entriesOfInvoice(
    invoiceOf(7, { ...euro, payments: [paid(1_250_000)] }),
    accounts,
  );
  for (const entry of entries) assertBalanced(entry);
  expect(sums(entries)).toEqual({ 1010: -7_460_500, 6480: 9_325_625, 7680: -1_865_125 });
  const lines = entries.flatMap((entry) => entry.lines);
  expect(lines.every(({ currency, rate }) => currency === 'EUR' && rate === '746.05')).toBe(true);
  expect(lines[0]).toMatchObject({ account: 6190, amount: 9_325_625, currencyAmount: 1_250_000 });
});

test('a deposit is taken off at its own rate, and the difference is a loss or a gain of exchange', () => {
  const prepayment = { number: 6, date: today, price: 400_000, tax: 100_000, rate: 740 };
  const end = invoiceOf(8, { ...euro, sums: { ...taxed, amountDue: 750_000 }, prepayment });
  const entries = entriesOfInvoice(end, accounts);
  for (const entry of entries) assertBalanced(entry);
  expect(sums(entries)).toMatchObject({ 3610: 30_250, 7410: 2_960_000, 7680: -1_125_125 });
  const credited = withCreditNote(end, { number: 9, date: today, reason: '' });
  expect(posted(credited)).toEqual({});
});

test('amounts that do not convert evenly balance by a rounding', () => {
  const uneven = { price: 333, tax: 83, total: 416, amountDue: 416 };
  const entries = entriesOfInvoice(invoiceOf(7, { ...euro, sums: uneven }), accounts);
  for (const entry of entries) assertBalanced(entry);
  expect(sums(entries)).toEqual({ 1010: -2484, 6190: 3104, 7680: -619, 2720: -1 });
});
