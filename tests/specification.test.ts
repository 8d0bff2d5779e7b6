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
