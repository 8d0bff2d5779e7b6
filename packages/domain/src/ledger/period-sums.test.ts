import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isClosing } from '../periods/closed-ranges.ts';
import { addDays } from '../dates.ts';
import { sumsByAccount, sumsByMonth, trialBalance } from './balances.ts';
import { lineOf } from './entry.ts';
import { daysOf, partMonths, periodSums } from './period-sums.ts';

const source = { kind: 'draft', id: 'd1', event: 'posted' } as const;
const day = fc.integer({ min: 0, max: 150 }).map((days) => addDays('2026-09-01', days));
const entry = fc
  .record({
    isClosing: fc.boolean(),
    date: day,
    amount: fc.integer({ min: -99_999, max: 99_999 }),
  })
  .map(({ isClosing: closes, date, amount }) => ({
    // A closing is dated the last day of its year.
    date: closes ? '2026-12-31' : date,
    source: closes ? ({ ...source, kind: 'closing' } as const) : source,
    lines: [lineOf({ account: 1010, amount }), lineOf({ account: 6480, amount: -amount })],
  }));

test('a period of any days has the opening, movements and closing of its entries', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 20 }), day, day, (entries, one, other) => {
      const days = one < other ? { from: one, to: other } : { from: other, to: one };
      const parts = new Set(partMonths(days));
      const until = days.to.slice(0, 7);
      const read = {
        kept: sumsByMonth(entries).filter(({ month }) => month <= until),
        entries: entries.filter(({ date }) => parts.has(date.slice(0, 7))),
      };
      const isOwnClosing = ({ date, source: from }: (typeof entries)[number]) =>
        isClosing(from) && date.slice(0, 7) === until;
      const counted = entries.filter((all) => all.date <= days.to && !isOwnClosing(all));
      const moved = sumsByAccount(
        counted.filter(({ date }) => date >= days.from).flatMap(({ lines }) => lines),
      );
      const closing = sumsByAccount(counted.flatMap(({ lines }) => lines));
      for (const row of trialBalance(periodSums(days, read, false)).accounts) {
        const { debit, credit } = moved.get(row.account) ?? { debit: 0, credit: 0 };
        const all = closing.get(row.account) ?? { debit: 0, credit: 0 };
        expect(row).toMatchObject({ debit, credit, closing: all.debit - all.credit });
      }
    }),
  );
});

test('a month that is not whole is read; a whole one is not', () => {
  expect(partMonths({ from: '2026-09-10', to: '2026-09-20' })).toEqual(['2026-09']);
  expect(partMonths({ from: '2026-09-10', to: '2026-11-20' })).toEqual(['2026-09', '2026-11']);
  expect(partMonths({ from: '2026-02-01', to: '2028-02-29' })).toEqual([]);
});

test('a period of months is that of its first and last day', () => {
  expect(daysOf({ from: '2026-01', to: '2028-02' })).toEqual({
    from: '2026-01-01',
    to: '2028-02-29',
  });
  expect(daysOf({ from: '2026-01-10', to: '2026-01-20' })).toEqual({
    from: '2026-01-10',
    to: '2026-01-20',
  });
});
