import { expect, test } from 'vitest';

import type { TableFilter } from '../columns/column.ts';
import { dateFilters } from './date-filters.ts';
import { countFilters, limitText } from './shown-text.ts';

const unpaid: TableFilter<never> = {
  id: 'unpaid',
  label: 'Betaling',
  allLabel: 'Alle',
  options: [{ value: '1', label: 'Kun ubetalte' }],
  matches: () => true,
};
const filters = [...dateFilters<never>(2026, () => ''), unpaid];
const tabs = [
  { value: '', label: 'Alle' },
  { value: 'sent', label: 'Sent' },
];
const text = (chosen: Readonly<Record<string, string>>, status = '') =>
  limitText({ status, filters: chosen }, filters, tabs);

test('a list says what it is limited to', () => {
  expect(text({ month: '', year: '' })).toBe('');
  expect(text({ year: '2026' })).toBe('i 2026');
  expect(text({ month: '6', year: '2026' }, 'sent')).toBe('i juni 2026, Sent');
  expect(text({ unpaid: '1' })).toBe('Kun ubetalte');
});

test('filters are counted when they are set, the status when it is not the usual one', () => {
  const count = (status: string, chosen: Readonly<Record<string, string>>) =>
    countFilters({ status, filters: chosen }, { status: 'active' });
  expect(count('active', { month: '', year: '' })).toBe(0);
  expect(count('', { month: '6', year: '2026' })).toBe(3);
});
