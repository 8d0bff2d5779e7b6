import fc from 'fast-check';
import { expect, test } from 'vitest';

import { expectAddsUp } from '@driftig/tests/support/why';
import { whyAccount } from './account.ts';

const line = fc.record({
  number: fc.nat(),
  date: fc.constant('2026-11-12'),
  text: fc.constant('Faktura'),
  sourceKind: fc.constantFrom('invoice' as const, 'payment' as const, 'bank' as const),
  debit: fc.nat(1_000_000),
  credit: fc.nat(1_000_000),
});
const unpaid = fc.record({
  number: fc.nat(),
  customer: fc.constant('Havnens Festival'),
  due: fc.constant('2026-12-01'),
  amount: fc.nat(1_000_000),
  to: fc.constant('/invoice/1'),
});

test('the rows of a balance add up to it, also where lines are not loaded', () => {
  const figures = fc.record({
    account: fc.constant(undefined),
    name: fc.constant('6190 Debitorer'),
    opening: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    closing: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    lines: fc.array(line),
    unpaid: fc.option(fc.array(unpaid), { nil: undefined }),
  });
  fc.assert(fc.property(figures, (some) => expectAddsUp(whyAccount(some))));
});

test('lines are counted by the kind of document', () => {
  const [invoice, payment] = [
    { number: 1, date: '2026-11-12', text: 'A', sourceKind: 'invoice', debit: 500, credit: 0 },
    { number: 2, date: '2026-11-13', text: 'B', sourceKind: 'payment', debit: 0, credit: 200 },
  ] as const;
  const { rows } = whyAccount({
    account: undefined,
    name: '6190',
    opening: 100,
    closing: 400,
    lines: [payment, invoice],
  });
  expect(rows.map(({ label, amount }) => [label, amount])).toEqual([
    ['Primo', 100],
    ['1 × Betaling', -200],
    ['1 × Faktura', 500],
  ]);
});
