import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';

import { goInside } from '../support/addresses.ts';
import { createCompany, type Caller, type TestCompany } from '../support/company.ts';
import { changeUser } from '../support/users.ts';
import { enter, openStage } from '../support/stage.ts';

const stage = openStage();
let company: TestCompany;

beforeAll(async () => {
  company = await createCompany({ plan: 'pro' });
});

/** Part 2 §2 with the readings R1-R6: who sees what stands at an address. */
const office = ['administrator', 'bookkeeper', 'owner'];
const everyone = ['employee', ...office];
const seenBy: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': everyone,
  '/myteam': office,
  '/admin': ['employee'],
  '/approvehours': office,
  '/vacat': everyone,
  '/increate': office,
  '/products': office,
  '/tasks': office,
  '/customers': office,
  '/invo': office,
  '/invo/1': office,
  '/order': office,
  '/calenderview': office,
  '/planner': office,
  '/sandbox': office,
  '/receipts': ['bookkeeper', 'owner'],
  '/accountant': ['bookkeeper', 'owner'],
  '/timereg': ['employee'],
  '/genereltasks': everyone,
  '/chat': everyone,
  '/profile': everyone,
};
/** Managers have the whole list of people instead of the colleagues' (reading R2). */
const insteadOf: Readonly<Record<string, string>> = { '/admin': '/myteam' };

const own = ['General Tasks', 'Chat'];
const managing = [
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
const menus: Readonly<Record<string, readonly string[]>> = {
  employee: ['My Dashboard', 'Time register', 'Vacation', ...own],
  administrator: [...managing, ...own],
  bookkeeper: [...managing, 'Receipts', ...own],
  owner: [...managing, 'Receipts', ...own],
};

async function callerOf(role: string): Promise<Caller> {
  const { owner, administrator, employee } = company;
  const caller = { owner, employee }[role] ?? administrator;
  await caller.session();
  if (caller === administrator)
    await changeUser(caller.user, { bookkeeping: role === 'bookkeeper' });
  return caller;
}

async function openPage(): Promise<Page> {
  const context = await stage.newContext();
  return context.newPage();
}

async function openAs(caller: Caller): Promise<Page> {
  const page = await openPage();
  await enter(page.context(), caller);
  return page;
}

describe('of all addresses', () => {
  test.each(Object.keys(menus))('%s sees theirs and comes home from the others', async (role) => {
    const page = await openAs(await callerOf(role));
    const ends: Record<string, string> = {};
    const expected: Record<string, string> = {};
    await page.goto('/profile');
    await page.locator('#page-title').filter({ hasText: /\S/ }).waitFor();
    for (const [address, roles] of Object.entries(seenBy)) {
      ends[address] = await goInside(page, address);
      const elsewhere = (role !== 'employee' && insteadOf[address]) || '/dashboard';
      expected[address] = roles.includes(role) ? address : elsewhere;
    }
    expect(ends).toEqual(expected);
    const menu = page.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link');
    const labels = await menu.allInnerTexts();
    expect(labels.map((label) => label.split('\n')[0])).toEqual(menus[role]);
    const settings = await page.getByRole('button', { name: 'Settings' }).count();
    expect(settings > 0).toBe(role !== 'employee');
    await page.context().close();
  });

  test('who is not logged in sees none, and is asked to log in for the one that was wanted', async () => {
    const page = await openPage();
    for (const address of ['/dashboard', '/myteam', '/receipts', '/profile']) {
      await page.goto(address);
      await page.getByRole('dialog').getByRole('button', { name: 'Login', exact: true }).waitFor();
      expect(new URL(page.url()).searchParams.get('next')).toBe(address);
    }
    await page.context().close();
  });
});
