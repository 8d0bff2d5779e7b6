import type { Rights } from '@driftig/contracts/core/access';
import { describe, expect, test } from 'vitest';

import { comingTexts } from './coming-texts.ts';
import { screens, screensFor } from './screen-table.ts';
import { paths, patterns, safeNext } from './paths.ts';

type User = Rights & { readonly mustEnrol: boolean };

const pathsOf = (rights: User) => screensFor(rights).map(({ path }) => path);
const labelsOf = (rights: User) => screensFor(rights).flatMap(({ nav }) => nav?.label ?? []);
const enrolled = { mustEnrol: false } as const;
const employee = { ...enrolled, role: 'employee', bookkeeping: false } as const;
const administrator = { ...enrolled, role: 'administrator', bookkeeping: false } as const;
const owner = { ...enrolled, role: 'owner', bookkeeping: true } as const;

test('an employee sees none of the office’s screens', () => {
  expect(pathsOf(employee)).toEqual([
    paths.dashboard,
    paths.timesheet,
    paths.vacation,
    paths.colleagues,
    paths.generalTasks,
    paths.chat,
    paths.profile,
  ]);
  expect(labelsOf(employee)).toEqual([
    'My Dashboard',
    'Time register',
    'Vacation',
    'General Tasks',
    'Chat',
  ]);
});

test('administrators and owners see the office, with the documented labels', () => {
  const before = [
    'Dashboard',
    'All Employees',
    'Approve Hours',
    'Employee Hours',
    'Vacation',
    'Invoice Create',
    'Products',
    'Tasks',
    'Customers',
    'Invoices',
    'Orders',
    'Enquiries',
    'Calendar View',
  ];
  const after = ['General Tasks', 'Chat'];
  expect(labelsOf(administrator)).toEqual([...before, ...after]);
  expect(labelsOf(owner)).toEqual([...before, 'Receipts', ...after]);
  expect(pathsOf(administrator)).toContain(patterns.invoice);
  expect(pathsOf(administrator)).not.toContain(paths.accountant);
  expect(pathsOf(owner)).toContain(paths.accountant);
});

test('the first screen of everyone is the dashboard', () => {
  for (const rights of [employee, administrator, owner]) {
    expect(pathsOf(rights)[0]).toBe(paths.dashboard);
  }
});

test('whoever must set up two-step login first sees their own page alone', () => {
  for (const rights of [employee, administrator, owner])
    expect(pathsOf({ ...rights, mustEnrol: true })).toEqual([paths.profile]);
});

test('each screen that is still to come says what it will do', () => {
  const coming = screens.filter((screen) => screen.coming).map(({ path }) => path);
  expect([...new Set(coming)].toSorted()).toEqual(Object.keys(comingTexts).toSorted());
});

test('each address in the table is one of ours', () => {
  const known = new Set<unknown>([...Object.values(paths), ...Object.values(patterns)]);
  expect(screens.filter(({ path }) => !known.has(path))).toEqual([]);
});

describe('after logging in', () => {
  test('each address of the table is opened, with its query', () => {
    for (const { path } of screens) {
      const address = `${path.replace(':number', '1249')}?q=Holm%20%26%20S%C3%B8n&open=k-1`;
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
  ])('%j leads to the dashboard', (foreign) => {
    expect(safeNext(foreign)).toBe(paths.dashboard);
  });
});
