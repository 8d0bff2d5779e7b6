import { vatBoxes, type VatBox } from '@driftig/contracts/ledger/vat-box';
import { expectAddsUp, expectNoRest } from '@driftig/tests/support/why';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { sumOfRows } from './sum-of-rows.ts';
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
  fc.assert(
    fc.property(boxes, (all) =>
      all.forEach((box) => {
        expectAddsUp(whyVatBox(box));
        const answer = whyVatBox({ ...box, amount: sumOfRows(box.parts) });
        expectNoRest(answer, 'Øvrige bilag');
      }),
    ),
  );
});

test('the boxes add up to what is to be paid', () => {
  fc.assert(
    fc.property(boxes, (all) => {
      const of = (name: VatBox) => all.find(({ box }) => box === name)?.reported ?? 0;
      const owed = of('sales') + of('goodsAbroad') + of('servicesAbroad');
      expectNoRest(whyVatPayable(all, owed - of('input') - of('energy')), 'Afrunding');
    }),
  );
});

test('the movement of several accounts is one row, none of them is said to be 0', () => {
  const figures = { box: 'sales', amount: 250, posted: 240, reported: 200, parts: [] } as const;
  const { compared } = whyVatBox({ ...figures, accounts: [7680, 7681] });
  expect(compared?.rows).toEqual([
    { label: 'Konto 7680 og 7681', amount: 240, place: undefined },
    { label: 'Forskel til feltet', amount: 10 },
  ]);
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
