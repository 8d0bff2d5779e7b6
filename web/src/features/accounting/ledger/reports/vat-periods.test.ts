import type { VatPeriodLength } from '@driftig/contracts/periods/period-kind';
import { expect, test } from 'vitest';

import { firstShown, lengths, periodsOf } from './vat-periods.ts';

const names = Object.keys(lengths) as VatPeriodLength[];

test.each(names)('the periods of a year by %s follow each other without a gap', (length) => {
  const periods = periodsOf(2026, length);
  expect(periods).toHaveLength(12 / lengths[length]);
  expect(periods[0]?.from).toBe('2026-01');
  expect(periods.at(-1)?.to).toBe('2026-12');
});

test('deadlines are those of the law, moved to Monday from a weekend', () => {
  const deadlines = (length: VatPeriodLength) =>
    periodsOf(2026, length).map(({ deadline }) => deadline);
  expect(deadlines('quarter')).toEqual(['2026-06-01', '2026-09-01', '2026-12-01', '2027-03-01']);
  expect(deadlines('halfYear')).toEqual(['2026-09-01', '2027-03-01']);
  expect(deadlines('month').slice(3, 7)).toEqual([
    '2026-05-25',
    '2026-06-25',
    '2026-08-17',
    '2026-08-25',
  ]);
  expect(deadlines('month')[6]).toBe('2026-08-25');
  expect(deadlines('month')[9]).toBe('2026-11-25');
});

test('the last period that has ended is shown first', () => {
  const shown = (today: string, length: VatPeriodLength) => firstShown(today, length, () => true);
  expect(shown('2026-11-27', 'quarter')).toMatchObject({ from: '2026-07', to: '2026-09' });
  expect(shown('2026-02-01', 'halfYear')).toMatchObject({ from: '2025-07', to: '2025-12' });
  expect(shown('2026-03-31', 'month')).toMatchObject({ from: '2026-02', to: '2026-02' });
});

test('books that begin in the period of today show that one', () => {
  const since = ({ from }: { readonly from: string }) => from >= '2026-10';
  expect(firstShown('2026-11-27', 'quarter', since)).toMatchObject({ from: '2026-10' });
  expect(firstShown('2027-01-02', 'quarter', since)).toMatchObject({ from: '2026-10' });
  expect(firstShown('2026-11-27', 'quarter', () => false)).toMatchObject({ from: '2026-07' });
});
