import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { hasTest } from './support/house/asvs.ts';
import { readPage, tableOfPage } from './support/house/page-tables.ts';
import { root } from './support/house/sources.ts';
import { callKey, documentedCalls } from './support/house/spec.ts';

interface Row {
  readonly page: string;
  /** The document and its section: '2.5'. */
  readonly section: string;
  readonly demand: string;
  readonly places: readonly string[];
  readonly test: { readonly file: string; readonly title: string };
}

const index = tableOfPage('docs/specification.md', 'Rows').map(([link = '', rows]) => ({
  page: `docs/${/\((.+)\)/.exec(link)?.[1] ?? ''}`,
  rows: Number(rows),
}));

const rows = index.flatMap(({ page }) =>
  tableOfPage(page, 'Demand').map(([section = '', demand = '', places = '', tested = '']): Row => {
    const [, file = '', title = ''] = /^`(.+?)`(?:: (.+))?$/.exec(tested) ?? [];
    return {
      page,
      section,
      demand,
      places: [...places.matchAll(/`(.+?)`/g)].map(([, path = '']) => path),
      test: { file, title },
    };
  }),
);

const isThere = (path: string) => existsSync(join(root, path));
const demandsOf = (wrong: readonly Row[]) => wrong.map(({ page, demand }) => `${page}: ${demand}`);

test('the index says how many rows each page has', () => {
  expect(rows.length).toBeGreaterThan(150);
  expect(index).toEqual(
    index.map(({ page }) => ({ page, rows: rows.filter((row) => row.page === page).length })),
  );
});

test('no row is empty', () => {
  const isWhole = ({ section, demand, places, test: { file } }: Row) =>
    /^[12]\.[1-9]$/.test(section) && demand !== '' && places.length > 0 && file !== '';
  expect(demandsOf(rows.filter((row) => !isWhole(row)))).toEqual([]);
});

test('each place is there', () => {
  expect(demandsOf(rows.filter(({ places }) => !places.every(isThere)))).toEqual([]);
});

test('each test is there, with its title', () => {
  const isTested = ({ test: named }: Row) =>
    named.title === '' ? isThere(named.file) : hasTest(named);
  expect(demandsOf(rows.filter((row) => !isTested(row)))).toEqual([]);
});

test('no demand stands twice', () => {
  const demands = rows.map(({ demand }) => demand.toLowerCase());
  expect(demands.filter((demand, at) => demands.indexOf(demand) !== at)).toEqual([]);
});

test('each documented call has one row', () => {
  const calls = rows.flatMap(({ demand }) => {
    const [, method, path] = /^`([A-Z]+) ([^`]+)`:/.exec(demand) ?? [];
    return method === undefined || path === undefined ? [] : [callKey({ method, path })];
  });
  expect(calls.toSorted()).toEqual(documentedCalls().map(callKey).toSorted());
});

test('each field of what is stored stands in its contract', () => {
  const isAt = (places: readonly string[], field: string) =>
    places.some((path) => new RegExp(String.raw`\b${field}\b`).test(readPage(path)));
  const ofFields = rows.filter(({ section }) => section.endsWith('.3'));
  const named = ofFields.flatMap(({ demand, places }) =>
    [...demand.matchAll(/`(\w+)`/g)].map(([, field = '']) => ({ field, places })),
  );
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter(({ field, places }) => !isAt(places, field))).toEqual([]);
});

/** Numbers and questions of the documents that no other test reads, as their source says them. */
const inSource: Readonly<Record<string, readonly string[]>> = {
  'web/src/features/invoices/invoice-create/popups/orders-dialog.tsx': [
    'const WIDTH = 1200;',
    'const ORDERS_PER_PAGE = [5, 10, 15];',
  ],
  'web/src/features/invoices/invoice-create/popups/generate-list.tsx': [
    'const ORDERS_PER_PAGE = [5, 10, 15];',
  ],
  'web/src/features/invoices/invoice-create/popups/deposits-dialog.tsx': [
    'const DEPOSITS_PER_PAGE = 5;',
  ],
  'web/src/features/invoices/merge/merge-list.tsx': ['const ROWS_PER_PAGE = [10, 20, 40];'],
  'web/src/features/orders/pictures/gallery.tsx': ['const PAGE_SIZE = 6;'],
  'web/src/ui/feedback/skeleton-rows.tsx': ['rows = 5'],
  'web/src/ui/feedback/toast.tsx': ['const SUCCESS_MS = 2500;'],
  'web/src/features/auth/login/register-mode.tsx': ['const SUCCESS_MS = 2000;'],
  'web/src/features/auth/sign-up/sign-up-page.tsx': ['const SUCCESS_MS = 2000;'],
  'web/src/features/accounting/lists/use-book-list.ts': ['const PAGE_SIZE = 10;'],
  'web/src/features/accounting/drafts/use-draft-deletion.ts': ['const UNDO_SECONDS = 10;'],
  'web/src/features/chat/people/people.tsx': ['const DEBOUNCE_MS = 250;'],
  'web/src/features/accounting/trips/trips-dialog.tsx': ['<ConfirmDialog'],
  'web/src/features/accounting/vouchers/vouchers-dialog.tsx': ['<ConfirmDialog'],
  'web/src/features/vacation/own/delete-dialog.tsx': ['onConfirm={remove}'],
  'web/src/features/calendar/own/open-date.ts': ['const yearsShown = 20;'],
  'web/src/features/time/entry/hours-field.tsx': ['const step = 10;'],
  'web/src/ui/time-grid/time-grid.tsx': ['newLength = 60'],
  'web/src/features/calendar/sandbox/demo-calendar.tsx': [
    'firstDay="sunday"',
    'const hours = { from: 8, to: 21 };',
    'const hourHeight = 64;',
  ],
  'web/src/features/calendar/sandbox/event-form.ts': ['const minimum = 15;'],
};

test('the documented numbers and questions stand in the source', () => {
  const missing = Object.entries(inSource).flatMap(([path, codes]) =>
    codes.filter((code) => !readPage(path).includes(code)).map((code) => `${path}: ${code}`),
  );
  expect(missing).toEqual([]);
});

/** A quoted text without its placeholders, as its source is read: white space counts as one space. */
const partsOf = (text: string) => text.split(/\{[^}]+\}/).map((part) => part.trim());

test('each quoted text stands at its place', () => {
  const textAt = (path: string) =>
    readPage(path)
      .replaceAll(/\\(['`"])/g, '$1')
      .replaceAll(/\s+/g, ' ');
  const missing = rows.flatMap(({ demand, places }) => {
    const texts = [...demand.matchAll(/(?<!\w)'([^']+)'(?!\w)/g)].map(([, text = '']) => text);
    if (texts.length === 0) return [];
    const source = places.map(textAt).join('\n');
    return texts.filter((text) => !partsOf(text).every((part) => source.includes(part)));
  });
  expect(missing).toEqual([]);
});
