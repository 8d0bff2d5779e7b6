import fc from 'fast-check';
import { expect, test } from 'vitest';

import { daysOf, monthOptions, yearOfMonth } from './months.ts';
import { withBalances } from './running-balance.ts';

test('balances lead from the closing balance down to the opening one', () => {
  const amount = fc.integer({ min: 0, max: 99_999 });
  const lines = fc.array(fc.record({ debit: amount, credit: amount }), { minLength: 1 });
  fc.assert(
    fc.property(lines, fc.integer({ min: -99_999, max: 99_999 }), (all, closing) => {
      const shown = withBalances(all, closing);
      const opening = closing - all.reduce((sum, { debit, credit }) => sum + debit - credit, 0);
      const oldest = shown.at(-1);
      expect(shown[0]?.balance).toBe(closing);
      expect((oldest?.balance ?? 0) - (oldest?.debit ?? 0) + (oldest?.credit ?? 0)).toBe(opening);
    }),
  );
});

test('a period of months is asked for by its first and last day', () => {
  expect(daysOf({ from: '2028-02', to: '2028-02' })).toEqual({
    from: '2028-02-01',
    to: '2028-02-29',
  });
  expect(daysOf(yearOfMonth('2026-09'))).toEqual({ from: '2026-01-01', to: '2026-12-31' });
});

test('the months to choose among include those of the period', () => {
  const values = (from: string, to: string) =>
    monthOptions('2026-11-27', { from, to }).map(({ value }) => value);
  expect(values('2026-01', '2026-12')).toHaveLength(84);
  expect(values('2026-01', '2026-12')[0]).toBe('2026-12');
  expect(values('2015-03', '2027-01')).toEqual(expect.arrayContaining(['2015-03', '2027-01']));
});
