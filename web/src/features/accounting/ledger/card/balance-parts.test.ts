import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { CardLine } from '../queries.ts';
import { balanceParts } from './balance-parts.ts';

const line = fc.record({
  number: fc.nat(),
  date: fc.constant('2026-11-12'),
  text: fc.constant('Faktura'),
  sourceKind: fc.constantFrom('invoice', 'payment', 'bank'),
  debit: fc.nat(1_000_000),
  credit: fc.nat(1_000_000),
}) satisfies fc.Arbitrary<CardLine>;

test('the parts of a balance sum to the closing balance, also where lines are not loaded', () => {
  const figures = fc.integer({ min: -1_000_000, max: 1_000_000 });
  const check = (lines: readonly CardLine[], opening: number, closing: number) => {
    const parts = balanceParts(lines, { account: 6190, opening, debit: 0, credit: 0, closing });
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(closing);
  };
  fc.assert(fc.property(fc.array(line), figures, figures, check));
});

test('lines are counted by the kind of document', () => {
  const [invoice, payment] = [
    { number: 1, date: '2026-11-12', text: '', sourceKind: 'invoice', debit: 500, credit: 0 },
    { number: 2, date: '2026-11-13', text: '', sourceKind: 'payment', debit: 0, credit: 200 },
  ] as const;
  const balance = { account: 6190, opening: 100, debit: 500, credit: 200, closing: 400 };
  expect(balanceParts([payment, invoice], balance)).toEqual([
    { name: 'Primo', amount: 100 },
    { name: '1 × Betaling', amount: -200 },
    { name: '1 × Faktura', amount: 500 },
  ]);
});
