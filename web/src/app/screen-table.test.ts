import type { Rights } from '@driftig/contracts/core/access';
import { describe, expect, test } from 'vitest';

import { infoPages } from '../features/info/info-pages.ts';
import { screens } from './screen-table.ts';
import { screensFor } from './screens-for.ts';
import { paths, patterns, safeNext } from '../paths.ts';

type User = Rights & { readonly mustEnrol: boolean };

const pathsOf = (rights: User) => screensFor(rights).map(({ path }) => path);
const labelsOf = (rights: User) => screensFor(rights).flatMap(({ nav }) => nav?.label ?? []);
const enrolled = { mustEnrol: false } as const;
const employee = { ...enrolled, role: 'employee', bookkeeping: false } as const;
const administrator = { ...enrolled, role: 'administrator', bookkeeping: false } as const;
const owner = { ...enrolled, role: 'owner', bookkeeping: true } as const;

test('an employee sees only the screens for employees', () => {
  expect(pathsOf(employee)).toEqual([
    paths.dashboard,
    paths.timesheet,
    paths.vacation,
    paths.colleagues,
    paths.orders,
    paths.mileage,
    paths.generalTasks,
    paths.chat,
    paths.profile,
    paths.notifications,
    patterns.order,
    paths.register,
  ]);
  expect(labelsOf(employee)).toEqual([
    'My Dashboard',
    'Time register',
    'Vacation',
    'Mileage',
    'General Tasks',
    'Chat',
  ]);
});

test('administrators and owners see the manager screens with the documented labels', () => {
  const before = [
    'Dashboard',
    'All Employees',
    'Approve Hours',
    'Employee Hours',
    'Vacation',
    'Invoice Create',
    'Products',
    'Product Groups',
    'Tasks',
    'Customers',
    'Invoices',
    'Orders',
    'Enquiries',
    'Calendar View',
    'Planner',
  ];
  const after = ['Mileage', 'General Tasks', 'Chat', 'Products (demo)'];
  expect(labelsOf(administrator)).toEqual([...before, ...after]);
  expect(labelsOf(owner)).toEqual([...before, 'Receipts', 'Bookkeeping', ...after]);
  expect(pathsOf(administrator)).toContain(patterns.invoice);
  expect(pathsOf(administrator)).not.toContain(paths.accountant);
  expect(pathsOf(owner)).toContain(paths.accountant);
});

test('the first screen of every role is the dashboard', () => {
  for (const rights of [employee, administrator, owner]) {
    expect(pathsOf(rights)[0]).toBe(paths.dashboard);
  }
});

test('a user who must set up two-step login sees only the profile page', () => {
  for (const rights of [employee, administrator, owner])
    expect(pathsOf({ ...rights, mustEnrol: true })).toEqual([paths.profile]);
});

test('no public page says of a screen that it is on its way', () => {
  expect(JSON.stringify(infoPages)).not.toMatch(/på vej|når \S+ åbner/i);
});

test('each path in the table is defined in paths.ts', () => {
  const known = new Set<unknown>([...Object.values(paths), ...Object.values(patterns)]);
  expect(screens.filter(({ path }) => !known.has(path))).toEqual([]);
});

describe('the page to open after logging in', () => {
  test('can be any path of the table, with its query', () => {
    for (const { path } of screens) {
      const address = `${path.replace(/:\w+/, '1249')}?q=Holm%20%26%20S%C3%B8n&open=k-1`;
      expect(safeNext(address)).toBe(address);
      expect(safeNext(address.split('?')[0] ?? '')).toBe(address.split('?')[0]);
    }
  });

  test.each([
    [null],
    [''],
    ['/'],
    ['invo'],
    ['https://evil.dk'],
    ['//evil.dk'],
    ['//evil.dk/invo'],
    ['/\\evil.dk'],
    ['/\t/evil.dk'],
    ['/\n/evil.dk'],
    ['\t//evil.dk'],
    ['/invo\\..\\..\\evil.dk'],
    ['/invo?x=\u0000'],
    ['/invo?x=\r\nset-cookie:a=b'],
    ['/invo/1249/..//evil.dk'],
    ['/invo/1%2F..'],
    ['/findes-ikke'],
    ['/auth/logout'],
    ['javascript:alert(1)'],
  ])('is the dashboard for %j', (foreign) => {
    expect(safeNext(foreign)).toBe(paths.dashboard);
  });
});
