import { invoiceOf } from '@driftig/tests/support/company/invoices';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { AppError } from '../errors.ts';
import {
  amountIn,
  amountOut,
  balanceOf,
  creditedAmount,
  creditOf,
  openAmount,
  paidAmount,
  writtenOffAmount,
} from './balance.ts';
import { withStatus } from './change-status.ts';
import { withRefund, withUsedCredit, withWriteOff } from './credit.ts';
import { addUpCredits, creditDeltas } from './credit-deltas.ts';
import { withCreditNote } from './credit-note.ts';
import type { Invoice } from './invoice.ts';
import { paymentEvents } from './payment-events.ts';
import { withoutPayment, withPayment } from './payment.ts';
import { isOpen } from './status.ts';

const today = '2026-11-20';
const entry = (amount: number, id = 'x', text = '') => ({ id, date: today, amount, text });

describe("the customer's credit", () => {
  const sums = { price: -80, tax: -20, total: 100, amountDue: -10_000 };
  const belowDeposit = invoiceOf(7, { status: 'paid', sums });

  test('is what an End invoice is below its deposit', () => {
    expect([openAmount(belowDeposit), creditOf(belowDeposit)]).toEqual([0, 10_000]);
  });

  test('is what was paid on a credited invoice', () => {
    const part = withPayment(invoiceOf(7), entry(2500), { today });
    const credited = withCreditNote(part, { number: 1, date: today, reason: '' });
    expect([openAmount(credited), creditOf(credited)]).toEqual([0, 2500]);
    expect(credited.creditNote).toMatchObject({ paid: 2500 });
  });

  test('is paid back in parts, and never more than there is', () => {
    const part = withRefund(belowDeposit, entry(4000, 'a'), today);
    expect(creditOf(part)).toBe(6000);
    expect(() => withRefund(part, entry(6001, 'b'), today)).toThrow('60,00 kr. til gode');
    const all = withRefund(part, entry(6000, 'b'), today);
    expect([creditOf(all), all.status]).toEqual([0, 'paid']);
    expect(() => withRefund(all, entry(1, 'c'), today)).toThrow('intet til gode');
  });

  test('keeps an invoice from being credited once it is paid back', () => {
    const paidBack = withRefund(belowDeposit, entry(4000), today);
    const note = { number: 1, date: today, reason: '' };
    expect(() => withCreditNote(paidBack, note)).toThrow('Fortryd det, før den krediteres.');
  });

  test('keeps the payment that it came from', () => {
    const over = withPayment(invoiceOf(7), entry(12_600, 'p'), { today });
    const paidBack = withRefund(over, entry(100, 'r'), today);
    expect(() => withoutPayment(paidBack, 'p')).toThrow('Fortryd det først.');
    expect(() => withStatus(paidBack, 'sent', { today, newId: () => 'n' })).toThrow('Fortryd');
    expect(creditOf(withoutPayment(paidBack, 'r'))).toBe(100);
  });
});

describe('a credit that is used', () => {
  const source = withPayment(invoiceOf(7), entry(13_000, 'p'), { today });
  const target = invoiceOf(8, { status: 'sent' });

  test('leaves the one invoice and pays of the other, with one id', () => {
    const used = withUsedCredit({ source, target }, entry(500, 'u'), today);
    expect([creditOf(used.source), openAmount(used.target)]).toEqual([0, 12_000]);
    expect(used.source.payments.at(-1)).toMatchObject({ id: 'u', kind: 'creditOut', other: 8 });
    expect(used.target.payments.at(-1)).toMatchObject({ id: 'u', kind: 'creditIn', other: 7 });
  });

  test.each([
    ['the same invoice', { ...source }, 'Vælg en anden faktura.'],
    ['another customer', invoiceOf(9, { buyer: { ...target.buyer, company: 'Nordlys' } }), 'kunde'],
    ['another currency', invoiceOf(9, { currency: 'EUR' }), 'Faktura 9 er i EUR.'],
    ['a paid invoice', invoiceOf(9, { status: 'paid' }), 'intet at betale'],
  ])('is refused for %s', (_, other, text) => {
    const use = () => withUsedCredit({ source, target: other }, entry(1), today);
    expect(use).toThrow(text);
  });

  test('pays no more than is open', () => {
    const small = { ...target, sums: { ...target.sums, amountDue: 100 } };
    expect(() => withUsedCredit({ source, target: small }, entry(101), today)).toThrow(
      'mangler kun',
    );
  });

  test('keeps the other invoice Payed until it is undone there', () => {
    const small = { ...target, sums: { ...target.sums, amountDue: 100 } };
    const used = withUsedCredit({ source, target: small }, entry(100, 'u'), today);
    expect(used.target.status).toBe('paid');
    const leave = () => withStatus(used.target, 'sent', { today, newId: () => 'n' });
    expect(leave).toThrow('til gode på faktura 7');
    expect(withoutPayment(used.target, 'u').status).toBe('sent');
  });
});

describe('a rest that is written off', () => {
  const withRest = (rest: number) =>
    withPayment(invoiceOf(7, { status: 'sent' }), entry(12_500 - rest), { today });

  test.each([
    [100, '', 'paid'],
    [101, 'Kunden er gået konkurs', 'paid'],
  ])('with %i øre and the reason "%s" closes the invoice', (rest, text, status) => {
    expect(withWriteOff(withRest(rest), entry(rest, 'w', text), today).status).toBe(status);
  });

  test('above one krone asks for a reason', () => {
    const write = () => withWriteOff(withRest(101), entry(101, 'w'), today);
    expect(write).toThrow('Skriv, hvorfor resten afskrives.');
  });

  test('is the whole rest', () => {
    const write = () => withWriteOff(withRest(50), entry(49, 'w'), today);
    expect(write).toThrow('Der mangler 0,50 kr.');
  });

  test('gives the customer no credit when the invoice is credited later', () => {
    const written = withWriteOff(withRest(50), entry(50, 'w'), today);
    const credited = withCreditNote(written, { number: 1, date: today, reason: '' });
    expect(creditOf(credited)).toBe(12_450);
  });
});

const anyAmount = fc.integer({ min: 1, max: 14_000 });
const which = fc.constantFrom(0 as const, 1 as const);
const anyStep = fc.oneof(
  fc.record({ kind: fc.constant('pay' as const), which, amount: anyAmount, sure: fc.boolean() }),
  fc.record({ kind: fc.constant('refund' as const), which, amount: anyAmount }),
  fc.record({ kind: fc.constant('use' as const), which, amount: anyAmount }),
  fc.record({ kind: fc.constant('writeOff' as const), which, text: fc.constantFrom('', 'Tab') }),
  fc.record({ kind: fc.constant('undo' as const), which, index: fc.nat(6) }),
  fc.record({
    kind: fc.constant('status' as const),
    which,
    to: fc.constantFrom('notSent' as const, 'waiting' as const, 'sent' as const, 'paid' as const),
  }),
  fc.record({ kind: fc.constant('credit' as const), which }),
);
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;
type Pair = readonly [Invoice, Invoice];

/** The invoices after a step; a refused one leaves both as they are. */
function take(pair: Pair, step: Step, id: string): Pair {
  try {
    return taken(pair, step, id);
  } catch (error) {
    if (error instanceof AppError) return pair;
    throw error;
  }
}

function taken(pair: Pair, step: Step, id: string): Pair {
  const invoice = pair[step.which];
  const other = pair[1 - step.which === 0 ? 0 : 1];
  const paired = (one: Invoice, two = other): Pair => (step.which === 0 ? [one, two] : [two, one]);
  switch (step.kind) {
    case 'pay':
      return paired(
        withPayment(invoice, entry(step.amount, id), { today, isConfirmed: step.sure }),
      );
    case 'refund':
      return paired(withRefund(invoice, entry(step.amount, id), today));
    case 'use': {
      const both = { source: invoice, target: other };
      const used = withUsedCredit(both, entry(step.amount, id), today);
      return paired(used.source, used.target);
    }
    case 'writeOff':
      return paired(withWriteOff(invoice, entry(openAmount(invoice), id, step.text), today));
    case 'status':
      return paired(withStatus(invoice, step.to, { today, newId: () => id }));
    case 'credit':
      return paired(withCreditNote(invoice, { number: 1, date: today, reason: '' }));
    default: {
      const undone = invoice.payments[step.index];
      if (undone === undefined) return pair;
      const after = withoutPayment(invoice, undone.id);
      return paired(after, undone.other === undefined ? other : withoutPayment(other, undone.id));
    }
  }
}

const counted = (invoice: Invoice): Invoice => ({ ...invoice, countedCredit: creditOf(invoice) });

test('after any history every øre is explained, on each invoice and in the figures', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -5000, max: 12_500 }),
      fc.array(anyStep, { maxLength: 25 }),
      (amountDue, steps) => {
        const sums = { price: 0, tax: 0, total: 12_500, amountDue };
        const isFree = amountDue <= 0;
        const first = invoiceOf(1, { status: isFree ? 'paid' : 'notSent', sums, countedFor: 'c' });
        let pair: Pair = [counted(first), counted(invoiceOf(2, { countedFor: 'c' }))];
        let deltas = pair.flatMap((one) => creditDeltas(undefined, one));
        let posted = 0;
        for (const [index, step] of steps.entries()) {
          const [one, two] = take(pair, step, `e${index}`);
          const after: Pair = [counted(one), counted(two)];
          for (const place of [0, 1] as const) {
            deltas = [...deltas, ...creditDeltas(pair[place], after[place])];
            posted += cashOf(pair[place], after[place]);
          }
          pair = after;
        }
        for (const invoice of pair) assertExplained(invoice);
        expect(amountInOf(pair, 'creditOut')).toBe(amountInOf(pair, 'creditIn'));
        expect(posted).toBe(pair.reduce((sum, one) => sum + paidAmount(one), 0));
        assertFigures(deltas, pair);
      },
    ),
    { numRuns: 500 },
  );
});

function assertExplained(invoice: Invoice): void {
  const { sums, status } = invoice;
  const settled = paidAmount(invoice) + writtenOffAmount(invoice) + creditedAmount(invoice);
  expect(settled + openAmount(invoice) - creditOf(invoice)).toBe(sums.amountDue);
  expect(openAmount(invoice) > 0).toBe(isOpen(status));
  expect(amountOut(invoice) === 0 || balanceOf(invoice) <= 0).toBe(true);
  expect(amountIn(invoice)).toBeGreaterThanOrEqual(0);
}

function amountInOf(pair: Pair, kind: string): number {
  const entries = pair.flatMap(({ payments }) => payments).filter((one) => one.kind === kind);
  return entries.reduce((sum, { amount }) => sum + amount, 0);
}

const signs: Readonly<Record<string, number>> = {
  paid: 1,
  refunded: -1,
  creditUsed: 0,
  writtenOff: 0,
};
const undoneSigns: Readonly<Record<string, number>> = { payment: -1, refund: 1 };

/** The money that bookkeeping posts from the events of a change. */
function cashOf(before: Invoice, after: Invoice): number {
  const events = paymentEvents(before, after).map(({ payload }) => {
    const {
      amount,
      change,
      kind = '',
    } = payload as {
      amount: number;
      change: string;
      kind?: string;
    };
    return amount * (signs[change] ?? undoneSigns[kind] ?? 0);
  });
  return events.reduce((sum, amount) => sum + amount, 0);
}

function assertFigures(deltas: ReturnType<typeof creditDeltas>, pair: Pair): void {
  const owed = pair.map(creditOf).filter((amount) => amount > 0);
  const amount = owed.reduce((sum, one) => sum + one, 0);
  const figures = addUpCredits(deltas);
  const expected = { currency: 'DKK', count: owed.length, amount };
  expect(figures).toEqual(
    owed.length === 0 ? [] : ['', 'c'].map((customerId) => ({ ...expected, customerId })),
  );
}
