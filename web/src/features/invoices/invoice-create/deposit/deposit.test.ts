import { amountTooLarge } from '@driftig/contracts/wire/wire-numbers';
import { whyDue, whyNet, whyTax, whyTotal } from '@driftig/domain/why/invoice';
import { expectAddsUp } from '@driftig/tests/support/why';
import { expect, test } from 'vitest';

import { basedOn, noDeposit, prepaymentIn, takenOff, withPaidTick } from './deposit.ts';
import { formErrorsOf } from '../values/form-errors.ts';
import { figuresOf } from '../values/figures.ts';
import { sampleForm, sampleLine, sampleSettings } from '../values/invoice-form.sample.ts';
import { invoiceRequest } from '../values/invoice-request.ts';
import { sumsOf, unsureSums } from '../values/lines.ts';
import { draftDocumentInput } from '../values/preview.ts';
import { summaryOf } from '../values/summary.ts';

const groups = { items: [{ ...sampleLine, price: 100_000 }], productGroups: [], tasks: [] };
const paid = { number: 1198, date: '2026-09-04', gross: 25_000 };
const address = { address: 'Dæmningen 42', zipcode: '7100', town: 'Vejle' };

test('a form based on a deposit is an End invoice, and takes its price off the total', () => {
  const values = sampleForm({ groups, ...basedOn(paid) });
  expect(values).toMatchObject({ kind: 'final', followsDeposit: true });
  expect(sumsOf(values, 25)).toMatchObject({ total: 125_000, amountDue: 100_000 });
  expect(prepaymentIn(values, 25)).toMatchObject({ number: 1198, price: 20_000, tax: 5000 });
  expect(invoiceRequest(values, 25)).toMatchObject({
    kind: 'final',
    depositInvoiceNumber: 1198,
    depositPrice: 25_000,
    amountDue: 100_000,
  });
  expect(formErrorsOf(values, sampleSettings)).toEqual({});
});

test('the VAT in a paid deposit is of the rate it was invoiced at, also where that changed since', () => {
  const values = sampleForm({ groups, ...basedOn({ ...paid, taxPercent: 0 }) });
  expect(prepaymentIn(values, 25)).toMatchObject({ price: 25_000, tax: 0 });
  expect(summaryOf(values, 25).deposit).toMatchObject({ tax: 0, taxPercent: 0, taxLeft: 25_000 });
  const document = draftDocumentInput(values, sampleSettings);
  expect(document.deposit).toMatchObject({ net: 25_000, tax: 0, gross: 25_000 });
});

test('without the tick it asks for a deposit again, and forgets the linked number', () => {
  const values = sampleForm({ groups, ...basedOn(paid), ...withPaidTick(false) });
  expect(takenOff(values)).toBe(0);
  expect(sumsOf(values, 25).amountDue).toBe(25_000);
  expect(invoiceRequest(values, 25)).toMatchObject({ kind: 'deposit', depositPrice: 25_000 });
  expect(invoiceRequest(values, 25)).not.toHaveProperty('depositInvoiceNumber');
});

test('with the tick again it is not issued before a deposit is chosen', () => {
  const values = sampleForm({ groups, ...basedOn(paid), ...withPaidTick(true) });
  expect(formErrorsOf(values, sampleSettings)).toEqual({
    depositInvoiceNumber: 'Vælg den depositumfaktura, der er betalt.',
  });
});

test('an End invoice without a deposit sends no deposit price', () => {
  const values = sampleForm({ groups, ...address, ...noDeposit(25_000), kind: 'final' });
  expect(invoiceRequest(values, 25)).not.toHaveProperty('depositPrice');
  expect(sumsOf(values, 25).amountDue).toBe(125_000);
});

test('a deposit needs an amount, and not more than its lines', () => {
  const errorOf = (depositPrice: number | null) =>
    formErrorsOf(sampleForm({ groups, kind: 'deposit', depositPrice }), sampleSettings)[
      'depositPrice'
    ];
  expect(errorOf(null)).toBe('Skriv, hvor stort depositummet er.');
  expect(errorOf(125_001)).toBe('Depositummet er større end linjernes total.');
  expect(errorOf(125_000)).toBeUndefined();
});

test.each(['-', '1,2345', 'kr.', '1,250.75'])(
  'a deposit that is half typed as %s reaches no sum, and is refused in Danish at its field',
  (depositPrice) => {
    const values = sampleForm({ groups, kind: 'deposit', depositPrice });
    expect(unsureSums(values)).toMatchObject({ deposit: true, due: true, lines: false });
    const figures = figuresOf(values, 25, 'DKK');
    expect(JSON.stringify(figures)).not.toMatch(/NaN|null/);
    expect(draftDocumentInput(values, sampleSettings).deposit).toMatchObject({ gross: 0 });
    expect(formErrorsOf(values, sampleSettings)).toMatchObject({
      depositPrice: 'Skriv et beløb med højst to decimaler.',
    });
  },
);

test('a deposit that is too large says so', () => {
  const values = sampleForm({ groups, kind: 'deposit', depositPrice: 1_000_000_000_001 });
  expect(formErrorsOf(values, sampleSettings)).toMatchObject({ depositPrice: amountTooLarge });
});

test('a line that is half typed leaves its group and what follows from it without a sum', () => {
  const half = { ...groups, items: [{ ...sampleLine, price: '-' }] };
  const values = sampleForm({ groups: half, kind: 'final' });
  expect(unsureSums(values)).toMatchObject({ lines: true, due: true, deposit: false });
  expect(unsureSums(values).ofGroup).toEqual({ items: true, productGroups: false, tasks: false });
});

test('a deposit for an order that is named needs no lines', () => {
  const none = { items: [], productGroups: [], tasks: [] };
  const deposit = { kind: 'deposit' as const, depositPrice: 25_000, groups: none };
  const titled = { orderTitle: 'Sommerfest', orderStartDate: '2026-11-20' };
  expect(formErrorsOf(sampleForm({ ...deposit, ...titled }), sampleSettings)).toEqual({});
  expect(Object.keys(formErrorsOf(sampleForm(deposit), sampleSettings))).toEqual([
    'openLine.items',
  ]);
});

test('the figures have the lines that they are the sums of, and the deposit that is taken off', () => {
  const five = Array.from({ length: 5 }, () => ({ ...sampleLine, quantity: 2, price: 100_000 }));
  const values = sampleForm({ groups: { ...groups, tasks: five }, ...basedOn(paid) });
  const figures = figuresOf(values, 25, 'DKK');
  expect(figures).toMatchObject({
    price: 1_100_000,
    taxed: 1_100_000,
    tax: 275_000,
    total: 1_375_000,
    amountDue: 1_350_000,
    deposit: { net: 20_000, tax: 5000, gross: 25_000, isPaid: true },
  });
  expect(figures.groups.map(({ lines }) => lines.map(({ total }) => total))).toEqual([
    [100_000],
    [],
    [200_000, 200_000, 200_000, 200_000, 200_000],
  ]);
  for (const why of [whyNet, whyTax, whyTotal, whyDue]) expectAddsUp(why(figures));
});
