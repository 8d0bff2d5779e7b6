import type { InvoiceRow } from '@driftig/contracts/invoices/answers';
import { describe, expect, it } from 'vitest';

import { filterYears } from '../../../ui/data-table/filters/date-filters.ts';
import { invoiceFilters } from './filters.ts';

const row = { date: '2026-10-17', status: 'sent', missingPayment: true } as InvoiceRow;
const matches = (id: string, value: string, given = row) =>
  invoiceFilters(2026, { pay: 'unpaid' })
    .find((filter) => filter.id === id)
    ?.matches(given, value);

describe('the filters of the invoices', () => {
  it('offer the years 2022 to 2030, and the current one after that', () => {
    expect(filterYears(2026)).toEqual(
      ['2022', '2023', '2024', '2025', '2026'].concat(['2027', '2028', '2029', '2030']),
    );
    expect(filterYears(2032).at(-1)).toBe('2032');
  });

  it('filter by the invoice date', () => {
    expect(matches('month', '10')).toBe(true);
    expect(matches('month', '1')).toBe(false);
    expect(matches('year', '2026')).toBe(true);
    expect(matches('year', '2025')).toBe(false);
  });

  it('include unpaid (neither Payed nor Cancelled) only when it is in the URL', () => {
    expect(matches('pay', 'unpaid')).toBe(true);
    expect(matches('pay', 'unpaid', { ...row, status: 'paid' })).toBe(false);
    expect(matches('pay', 'unpaid', { ...row, status: 'cancelled' })).toBe(false);
    expect(invoiceFilters(2026, {}).map(({ id }) => id)).toEqual(['month', 'year']);
  });

  it('include what is owed to customers as soon as there is any', () => {
    const owed = { ...row, credit: 250 };
    expect(invoiceFilters(2026, {}, [row, owed]).map(({ id }) => id)).toContain('pay');
    expect(matches('pay', 'credit', owed)).toBe(true);
    expect(matches('pay', 'credit', { ...row, credit: 0 })).toBe(false);
  });
});
