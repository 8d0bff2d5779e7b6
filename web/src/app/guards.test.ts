import type { Rights } from '@driftig/contracts/access';
import { expect, test } from 'vitest';

import { screens, screensFor } from './guards.ts';
import { paths, patterns, safeNext } from './paths.ts';

const pathsOf = (rights: Rights) => screensFor(rights).map(({ path }) => path);
const labelsOf = (rights: Rights) => screensFor(rights).flatMap(({ nav }) => nav?.label ?? []);
const employee = { role: 'employee', bookkeeping: false } as const;
const administrator = { role: 'administrator', bookkeeping: false } as const;
const owner = { role: 'owner', bookkeeping: true } as const;

test('an employee sees none of the office’s screens', () => {
  expect(pathsOf(employee)).toEqual([paths.dashboard]);
  expect(labelsOf(employee)).toEqual(['My Dashboard']);
});

test('administrators and owners see the office, with the documented labels', () => {
  const labels = ['Dashboard', 'Invoice Create', 'Products', 'Tasks', 'Customers', 'Invoices'];
  expect(labelsOf(administrator)).toEqual(labels);
  expect(labelsOf(owner)).toEqual(labels);
  expect(pathsOf(administrator)).toContain(patterns.invoice);
});

test('the first screen of everyone is the dashboard', () => {
  for (const rights of [employee, administrator, owner]) {
    expect(pathsOf(rights)[0]).toBe(paths.dashboard);
  }
});

test('each address in the table is one of ours', () => {
  const known = new Set<unknown>([...Object.values(paths), ...Object.values(patterns)]);
  expect(screens.filter(({ path }) => !known.has(path))).toEqual([]);
});

test('after logging in only our own pages are opened', () => {
  expect(safeNext('/invo/1249?x=1')).toBe('/invo/1249?x=1');
  for (const foreign of [null, '', '/', '//evil.dk', '/\\evil.dk', 'https://evil.dk', 'invo']) {
    expect(safeNext(foreign)).toBe(paths.dashboard);
  }
});
