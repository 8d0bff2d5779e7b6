import { paymentKinds } from '@driftig/contracts/invoices/payment-kinds';
import { expectAddsUp, expectNoRest } from '@driftig/tests/support/why';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { depositSums } from '../invoices/deposit.ts';
import { invoiceSums } from '../invoices/totals.ts';
import { lineTotal } from '../money.ts';
import {
  whyDeposit,
  whyDue,
  whyLines,
  whyNet,
  whyTax,
  whyTotal,
  type InvoiceFigures,
} from './invoice.ts';
import { whyOpen } from './open-amount.ts';
import { whyLeftToInvoice } from './order.ts';
import { sumOfRows } from './sum-of-rows.ts';

const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 9999 }).map((thousandths) => thousandths / 100),
    price: fc.integer({ min: -100_000, max: 1_000_000 }),
    vatCode: fc.constantFrom('S1' as const, 'SFRI' as const),
  })
  .map((one) => ({ ...one, name: 'Linje', total: lineTotal(one.price, one.quantity) }));

/** Figures as the form and the server compute them. */
const invoices = fc
  .record({
    items: fc.array(line, { maxLength: 8 }),
    tasks: fc.array(line, { maxLength: 8 }),
    taxPercent: fc.constantFrom(0, 25),
    deposit: fc.option(fc.record({ gross: fc.nat(500_000), isPaid: fc.boolean() })),
  })
  .map(({ items, tasks, taxPercent, deposit: asked }): InvoiceFigures => {
    const lines = [...items, ...tasks];
    const taken = asked?.isPaid === true ? asked.gross : 0;
    const sums = invoiceSums(lines, taxPercent, taken);
    const taxed = invoiceSums(
      lines.filter(({ vatCode }) => vatCode === 'S1'),
      0,
    ).price;
    const of = asked && depositSums(asked.gross, taxPercent);
    const deposit = asked && of && { ...asked, taxPercent, net: of.price, tax: of.tax };
    return {
      groups: [
        { name: 'Items', lines: items },
        { name: 'Tasks', lines: tasks },
      ],
      ...sums,
      ...(asked?.isPaid === false && { amountDue: asked.gross }),
      taxPercent,
      taxed,
      deposit: deposit ?? undefined,
      currency: 'DKK',
    };
  });

test('the rows of each sum of an invoice add up to it', () => {
  const check = (figures: InvoiceFigures) => {
    for (const why of [whyNet, whyTax, whyTotal, whyDue])
      for (const rest of ['Øvrige linjer', 'Øvrige fradrag', 'Afrunding'])
        expectNoRest(why(figures), rest);
    for (const index of [0, 1]) expectAddsUp(whyLines(figures, index));
    if (figures.deposit !== undefined) expectAddsUp(whyDeposit(figures, figures.deposit));
  };
  fc.assert(fc.property(invoices, check));
});

test('the payments of an invoice and its sum add up to what is open', () => {
  const settled = fc.record({
    payments: fc.array(
      fc.record({
        date: fc.constant('2026-11-12'),
        amount: fc.nat(500_000),
        kind: fc.constantFrom(...paymentKinds),
      }),
    ),
    balance: fc.integer({ min: -500_000, max: 500_000 }),
  });
  const both = fc.tuple(invoices, settled).map(([figures, some]) => ({ ...figures, ...some }));
  fc.assert(fc.property(both, (some) => expectAddsUp(whyOpen(some))));
});

test('the lines of an order less its invoices add up to what is left to invoice', () => {
  const figures = fc.record({
    lines: fc.array(fc.record({ name: fc.constant('Telt'), total: fc.nat(1_000_000) })),
    total: fc.nat(10_000_000),
    invoices: fc.array(
      fc.record({
        label: fc.constant('Depositum'),
        amount: fc.nat(1_000_000),
        to: fc.constant('/'),
      }),
    ),
    left: fc.integer({ min: -1_000_000, max: 10_000_000 }),
    currency: fc.constant('DKK'),
  });
  const check = (some: Parameters<typeof whyLeftToInvoice>[0]) => {
    expectAddsUp(whyLeftToInvoice(some));
    const left = some.total - sumOfRows(some.invoices);
    expectNoRest(whyLeftToInvoice({ ...some, left }), 'Øvrige fakturaer');
  };
  fc.assert(fc.property(figures, check));
});

test('a paid deposit leads to its invoice', () => {
  const { rows } = whyDue({
    groups: [],
    price: 1000,
    tax: 250,
    total: 1250,
    amountDue: 1000,
    taxPercent: 25,
    taxed: 1000,
    deposit: {
      net: 200,
      tax: 50,
      gross: 250,
      taxPercent: 25,
      isPaid: true,
      of: { label: 'Faktura 7', to: '/invoice/7' },
    },
    currency: 'DKK',
  });
  expect(rows.at(-1)).toEqual({ label: 'Faktura 7', to: '/invoice/7', amount: -250 });
});
