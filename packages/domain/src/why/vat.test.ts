import { vatBoxes, type VatBox } from '@driftig/contracts/ledger/vat-box';
import { expectAddsUp } from '@driftig/tests/support/why';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { whyVatBox, whyVatPayable } from './vat.ts';

const ore = fc.integer({ min: -10_000_000, max: 10_000_000 });
const part = fc.record({
  code: fc.constantFrom('S1', 'K1', ''),
  source: fc.constantFrom('invoice' as const, 'receipt' as const),
  entries: fc.nat(40),
  base: ore,
  amount: ore,
});
const boxOf = (box: VatBox) =>
  fc.record({
    box: fc.constant(box),
    amount: ore,
    posted: ore,
    reported: ore,
    accounts: fc.constantFrom([], [7680], [7680, 7740]),
    parts: fc.array(part),
  });
const boxes = fc.tuple(...Object.keys(vatBoxes).map((box) => boxOf(box as VatBox)));

test('the rows of each box and of its accounts add up to the box', () => {
  fc.assert(fc.property(boxes, (all) => all.forEach((box) => expectAddsUp(whyVatBox(box)))));
});

test('the boxes add up to what is to be paid', () => {
  fc.assert(fc.property(boxes, ore, (all, sum) => expectAddsUp(whyVatPayable(all, sum))));
});

test('a row opens the documents of its VAT code', () => {
  const { rows } = whyVatBox({
    box: 'sales',
    amount: 250,
    posted: 250,
    reported: 200,
    accounts: [7680],
    parts: [{ code: 'S1', source: 'invoice', entries: 2, base: 1000, amount: 250 }],
  });
  expect(rows).toEqual([
    { label: '2 × Faktura, S1', note: 'Grundlag 10,00', amount: 250, place: 'vat.S1' },
  ]);
});
