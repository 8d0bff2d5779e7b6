import { expect, test } from 'vitest';
import { readTableParams, writeTableParams } from './table-params.ts';
import type { TableDefaults, TableParams } from './table-params.ts';

const defaults: TableDefaults = {
  sort: '-number',
  status: '',
  size: 20,
  filters: { month: '', year: '2026' },
};

function read(address: string): TableParams {
  return readTableParams(new URLSearchParams(address), defaults);
}

function write(address: string, change: Partial<TableParams>): string {
  return writeTableParams(new URLSearchParams(address), defaults, change).toString();
}

test('without parameters the defaults are used', () => {
  expect(read('')).toEqual({
    q: '',
    sort: { column: 'number', descending: true },
    page: 1,
    size: 20,
    status: '',
    filters: { month: '', year: '2026' },
  });
});

test('all parameters are read from the URL', () => {
  const params = read('q=s%C3%B8n&sort=customer&page=3&size=40&status=sent&month=11&year=');
  expect(params).toEqual({
    q: 'søn',
    sort: { column: 'customer', descending: false },
    page: 3,
    size: 40,
    status: 'sent',
    filters: { month: '11', year: '' },
  });
});

test.each(['page=0', 'page=-2', 'page=abc', 'page=1.5', 'size=7', 'size=x', 'sort='])(
  'the invalid parameter %s falls back to the default',
  (address) => {
    const params = read(address);
    expect(params.page).toBe(1);
    expect([10, 20, 40]).toContain(params.size);
  },
);

test('an order by what comes next is read and written, too', () => {
  const next = { column: 'date', descending: false, next: true } as const;
  expect(read('sort=~date').sort).toEqual(next);
  expect(write('', { sort: next })).toBe('sort=%7Edate');
});

test('any change except of the page resets to page 1 and keeps the other parameters', () => {
  expect(write('page=4&open=1248', { q: 'holm' })).toBe('open=1248&q=holm');
  expect(write('page=4', { status: 'sent' })).toBe('status=sent');
  expect(write('q=holm', { page: 2 })).toBe('q=holm&page=2');
});

test('a default value is left out of the URL, and an empty filter differs from its default', () => {
  expect(write('sort=customer', { sort: { column: 'number', descending: true } })).toBe('');
  expect(write('', { filters: { year: '' } })).toBe('year=');
  expect(write('year=', { filters: { year: '2026' } })).toBe('');
});
