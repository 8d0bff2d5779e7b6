import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays } from '../dates.ts';
import type { Spent } from './spent.ts';
import { spendingSpans } from './spending-spans.ts';
import {
  spendingMoves,
  spendingSums,
  sumsByDepartment,
  type DepartmentSum,
  type SpendingSum,
} from './spending-sums.ts';

const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2025-01-01', days));
const spent = fc.record({
  date: day,
  departmentId: fc.constantFrom('d1', 'd2', ''),
  amount: fc.integer({ min: -1e9, max: 1e9 }),
});
const perhapsSpent = fc.option(spent, { nil: undefined });

test.each([
  [{}, { first: '0000-01', last: '9999-12' }, []],
  [{ from: '2026-03-01', to: '2026-03-31' }, { first: '2026-03', last: '2026-03' }, []],
  [{ from: '2026-03-02', to: '2026-03-30' }, undefined, [['2026-03-02', '2026-03-30']]],
  [{ from: '2026-03-15', to: '2026-04-15' }, undefined, [['2026-03-15', '2026-04-15']]],
  [
    { from: '2025-12-31', to: '2026-02-27' },
    { first: '2026-01', last: '2026-01' },
    [
      ['2025-12-31', '2025-12-31'],
      ['2026-02-01', '2026-02-27'],
    ],
  ],
  [{ from: '2026-12-15' }, { first: '2027-01', last: '9999-12' }, [['2026-12-15', '2026-12-31']]],
  [{ to: '2024-02-28' }, { first: '0000-01', last: '2024-01' }, [['2024-02-01', '2024-02-28']]],
  [{ to: '2024-02-29' }, { first: '0000-01', last: '2024-02' }, []],
  [{ from: '2026-03-02', to: '2026-03-01' }, undefined, []],
])('%o is split into whole months and days', (range, months, days) => {
  expect(spendingSpans(range)).toEqual({ months, days: days.map(([from, to]) => ({ from, to })) });
});

test('each day of a range is in its months or its days, once, and no other day is', () => {
  const limit = fc.option(day, { nil: undefined });
  fc.assert(
    fc.property(limit, limit, day, (from, to, date) => {
      const { months, days } = spendingSpans({ from, to });
      const month = date.slice(0, 7);
      const inMonths = months !== undefined && month >= months.first && month <= months.last;
      const inDays = days.filter((span) => date >= span.from && date <= span.to).length;
      const isInside = (from === undefined || date >= from) && (to === undefined || date <= to);
      expect((inMonths ? 1 : 0) + inDays).toBe(isInside ? 1 : 0);
      expect(days.length).toBeLessThanOrEqual(2);
    }),
  );
});

test('sums moved by each change equal the sums of the rows', () => {
  const rowsAt = fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), perhapsSpent));
  fc.assert(
    fc.property(rowsAt, (changes) => {
      const rows = new Map<number, Spent>();
      const moved = changes.flatMap(([id, after]) => {
        const moves = spendingMoves(rows.get(id), after);
        if (after === undefined) rows.delete(id);
        else rows.set(id, after);
        return moves;
      });
      expect(keptAfter(moved)).toEqual(keptAfter(spendingSums([...rows.values()])));
      expect(sumsByDepartment(moved).toSorted(byDepartment)).toEqual(
        sumsByDepartment(spendingSums([...rows.values()])).toSorted(byDepartment),
      );
    }),
  );
});

const byDepartment = (a: DepartmentSum, b: DepartmentSum) =>
  a.departmentId.localeCompare(b.departmentId);

/** The stored sums after these deltas, by month and department. */
function keptAfter(deltas: readonly SpendingSum[]) {
  const kept = new Map<string, readonly [number, number]>();
  for (const { month, departmentId, amount, count } of deltas) {
    const key = `${month} ${departmentId}`;
    const [total, rows] = kept.get(key) ?? [0, 0];
    kept.set(key, [total + amount, rows + count]);
  }
  return Object.fromEntries([...kept].filter(([, sum]) => sum.join() !== '0,0'));
}

test('a change that moves nothing writes nothing', () => {
  const row = { date: '2026-03-12', departmentId: 'd1', amount: 100 };
  expect(spendingMoves(row, row)).toEqual([]);
  expect(spendingMoves(undefined, undefined)).toEqual([]);
  expect(spendingMoves(row, { ...row, amount: 120 })).toEqual([
    { month: '2026-03', departmentId: 'd1', amount: 20, count: 0 },
  ]);
});
