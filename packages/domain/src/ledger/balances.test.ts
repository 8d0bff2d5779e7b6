import fc from 'fast-check';
import { expect, test } from 'vitest';

import { balancesOf, sumsByAccount, sumsByMonth } from './balances.ts';
import { lineOf } from './entry.ts';

const source = { kind: 'draft', id: 'd1', event: 'posted' } as const;
const entry = fc.record({
  source: fc.constantFrom(source, { ...source, kind: 'closing' } as const),
  date: fc.constantFrom('2026-09-30', '2026-10-01', '2026-10-31'),
  lines: fc
    .array(fc.tuple(fc.constantFrom(1010, 6190, 7680), fc.integer({ min: -99_999, max: 99_999 })), {
      minLength: 1,
      maxLength: 5,
    })
    .map((pairs) => pairs.map(([account, amount]) => lineOf({ account, amount }))),
});

test('sums of months add up to the sums of all lines', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), (entries) => {
      const all = sumsByAccount(entries.flatMap(({ lines }) => lines));
      expect(balancesOf(sumsByMonth(entries))).toEqual(all);
    }),
  );
});

test('sums of VAT are by code and part, in the month of the transaction date', () => {
  const line = lineOf({ account: 7740, amount: 250 }, { code: 'K1', part: 'input' });
  const sums = sumsByMonth([
    { date: '2026-09-30', source, lines: [line, line] },
    { date: '2026-10-01', source, lines: [line] },
  ]);
  expect(sums).toMatchObject([
    { month: '2026-09', entries: 1, vat: [{ code: 'K1', part: 'input', amount: 500 }] },
    { month: '2026-10', entries: 1, vat: [{ code: 'K1', part: 'input', amount: 250 }] },
  ]);
});
