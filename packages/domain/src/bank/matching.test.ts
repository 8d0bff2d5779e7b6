import { describe, expect, test } from 'vitest';

import { numbersIn, suggestMatches } from './matching.ts';
import { openEntries } from './reconciliation.ts';
import { closingBalance } from './statement-balance.ts';
import type { MatchableEntry, MatchableInvoice } from './suggestion.ts';

const line = (amount: number, text: string, payload = '') => ({
  date: '2026-04-02',
  amount,
  text,
  payload,
});
const invoice = (number: number, open: number, changes: Partial<MatchableInvoice> = {}) => ({
  number,
  name: 'Holm & Søn ApS',
  open,
  payments: [],
  ...changes,
});
const entry = (number: number, amount: number, changes: Partial<MatchableEntry> = {}) => ({
  number,
  source: `receipt#r${number}#posted.1`,
  date: '2026-04-01',
  amount,
  text: 'Krydsfiner, Stark',
  ...changes,
});
const books = (
  invoices: readonly MatchableInvoice[] = [],
  entries: readonly MatchableEntry[] = [],
  takesPayments = true,
) => ({ invoices, entries, takesPayments });

describe('a line is matched', () => {
  test('by its payment card before any number in its text', () => {
    const [found] = suggestMatches(
      [line(50_000, 'Faktura 12', '1249')],
      books([invoice(12, 50_000), invoice(1249, 90_000)]),
    );
    expect(found).toMatchObject({ kind: 'payment', invoice: 1249, sure: true });
  });

  test('by a number in its text with the exact amount', () => {
    const all = books([invoice(1249, 50_000), invoice(7, 50_000)]);
    expect(suggestMatches([line(50_000, 'Fakt. nr. 1249')], all)).toMatchObject([
      { kind: 'payment', invoice: 1249, sure: true },
    ]);
  });

  test.each<[string, string, number, object | undefined]>([
    ['the same amount alone', 'Overførsel', 50_000, { invoice: 1249, sure: false }],
    [
      "nearly the amount with the buyer's name",
      'HOLM OG SØN',
      49_000,
      { invoice: 1249, sure: false },
    ],
    ['nearly the amount without a name', 'Overførsel', 49_000, undefined],
    ['a number with another amount', 'Faktura 1249', 20_000, undefined],
    ['nothing', 'Løn', 7, undefined],
  ])('only as a suggestion by %s', (_name, text, amount, expected) => {
    const [found] = suggestMatches([line(amount, text)], books([invoice(1249, 50_000)]));
    expect({ kind: undefined, ...found }).toMatchObject(expected ?? { kind: undefined });
  });

  test('with a payment that is registered already, instead of making another', () => {
    const payments = [{ id: 'p1', date: '2026-03-30', amount: 50_000 }];
    const [found] = suggestMatches(
      [line(50_000, 'Faktura 1249', '1249')],
      books([invoice(1249, 0, { payments })]),
    );
    expect(found).toEqual({
      kind: 'registered',
      invoice: 1249,
      paymentId: 'p1',
      text: 'Faktura 1249, Holm & Søn ApS',
      sure: true,
    });
  });

  test('with the entry of a receipt when money went out, the one that its text names first', () => {
    const all = [
      entry(3, -8000),
      entry(4, -8000, { text: 'Brædder, Bauhaus', date: '2026-03-28' }),
    ];
    expect(suggestMatches([line(-8000, 'BAUHAUS VEJLE')], books([], all))).toMatchObject([
      { kind: 'entry', voucher: 4, sure: false },
    ]);
  });

  test('never with an entry of another amount, or one that is far away', () => {
    const all = [entry(3, -8001), entry(4, -8000, { date: '2026-02-01' })];
    expect(suggestMatches([line(-8000, 'Stark')], books([], all))).toEqual([undefined]);
  });

  test('once: two equal lines get two entries, and an invoice no more than is open', () => {
    const lines = [line(-8000, 'A'), line(-8000, 'B'), line(-8000, 'C')];
    const found = suggestMatches(lines, books([], [entry(3, -8000), entry(4, -8000)]));
    expect(found.map((one) => one?.kind)).toEqual(['entry', 'entry', undefined]);
    const paid = [line(50_000, 'Faktura 9'), line(50_000, 'Faktura 9')];
    const second = suggestMatches(paid, books([invoice(9, 50_000)]));
    expect(second.map((one) => one?.kind)).toEqual(['payment', undefined]);
  });

  test('with no invoice on another account than the one that payments are posted to', () => {
    const other = books([invoice(9, 50_000)], [], false);
    expect(suggestMatches([line(50_000, 'Faktura 9', '9')], other)).toEqual([undefined]);
  });
});

test('a line says which invoices it may be of', () => {
  expect(numbersIn({ text: 'Fakt 1249/1250, kt. 12345678901, 007', payload: '77' })).toEqual([
    77, 1249, 1250, 7,
  ]);
});

test("the bank's balance is found whatever order the lines of a day are in", () => {
  const day = (amount: number, balance: number | undefined, date = '2026-04-02') => ({
    date,
    amount,
    balance,
  });
  const lines = [day(100, 100, '2026-04-01'), day(50, 150), day(-20, 130), day(5, 135)];
  expect(closingBalance(lines)).toBe(135);
  expect(closingBalance(lines.toReversed())).toBe(135);
  expect(closingBalance([day(100, 100, '2026-04-01'), day(50, 150), day(-50, 100)])).toBe(100);
  expect(closingBalance([day(50, undefined)])).toBeUndefined();
  expect(closingBalance([day(50, 150), day(7, 900)])).toBeUndefined();
  expect(closingBalance([])).toBeUndefined();
});

test('an entry and its reversal cancel each other out, unless the bank knows one of them', () => {
  const of = (number: number, reverses: number, reversedBy: number, isMatched = false) => ({
    ...entry(number, 100),
    reverses,
    reversedBy,
    isMatched,
  });
  const numbers = (all: Parameters<typeof openEntries>[0]) =>
    openEntries(all).map((one) => one.number);
  expect(numbers([of(1, 0, 2), of(2, 1, 0), of(3, 0, 0)])).toEqual([3]);
  expect(numbers([of(1, 0, 2, true), of(2, 1, 0)])).toEqual([2]);
  expect(numbers([of(1, 0, 2)])).toEqual([1]);
});
