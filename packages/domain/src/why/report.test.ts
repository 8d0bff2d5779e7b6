import { expectAddsUp, expectNoRest } from '@driftig/tests/support/why';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { whyReport } from './report.ts';
import { sumOfRows } from './sum-of-rows.ts';

const ore = fc.integer({ min: -10_000_000, max: 10_000_000 });
const group = fc.record({
  name: fc.constantFrom('Omsætning', 'Personale', ''),
  rows: fc.array(fc.record({ label: fc.constant('1010 Salg'), amount: ore }), { maxLength: 5 }),
});
const sum = fc.record({
  figure: fc.constantFrom('resultTotal' as const, 'debtorsSum' as const),
  title: fc.constant('I alt'),
  amount: ore,
  groups: fc.array(group, { maxLength: 4 }),
  otherSide: fc.option(group, { nil: undefined }),
  isChange: fc.boolean(),
});

test('the rows of a sum of a report add up to it, and each group to its own', () => {
  fc.assert(
    fc.property(sum, (some) => {
      expectAddsUp(whyReport(some));
      const amount = sumOfRows(some.groups.flatMap(({ rows }) => rows));
      expectNoRest(whyReport({ ...some, amount }), 'Andre linjer');
    }),
  );
});

test('the lines of a single group stand without its heading, and those of 0 are left out', () => {
  const rows = [
    { label: '2240 Rengøring', amount: 500, place: '2240' },
    { label: '2250 Kontor', amount: 0, place: '2250' },
  ];
  const groups = [
    { name: 'Lokaler', rows },
    { name: 'Personale', rows: [] },
  ];
  const asked = { figure: 'resultGroup', title: 'I alt', amount: 500, isChange: false } as const;
  expect(whyReport({ ...asked, groups }).rows).toEqual(rows.slice(0, 1));
});
