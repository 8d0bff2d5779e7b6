import { beforeAll, describe, expect, test } from 'vitest';

import { navigateInApp } from '../support/browser/navigation.ts';
import { createCompany, type Caller, type TestCompany } from '../support/company/company.ts';
import { address, openScreen, openWindow, page, setUpScreens } from '../support/browser/screen.ts';
import { changeUser } from '../support/company/users.ts';

setUpScreens();
let company: TestCompany;

beforeAll(async () => {
  company = await createCompany({ plan: 'pro' });
});

/** Product N1: which roles see the screen at an address. */
const office = ['administrator', 'bookkeeper', 'owner'];
const everyone = ['employee', ...office];
const seenBy: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': everyone,
  '/myteam': office,
  '/admin': ['employee'],
  '/approvehours': office,
  '/approvehours/deviations': office,
  '/vacat': everyone,
  '/increate': office,
  '/products': office,
  '/product-groups': office,
  '/tasks': office,
  '/customers': office,
  '/invo': office,
  '/invo/1': office,
  '/order': everyone,
  '/calenderview': office,
  '/planner': office,
  '/sandbox': office,
  '/receipts': ['bookkeeper', 'owner'],
  '/accountant': ['bookkeeper', 'owner'],
  '/mileage': everyone,
  '/timereg': ['employee'],
  '/genereltasks': everyone,
  '/chat': everyone,
  '/profile': everyone,
  '/notifications': everyone,
};
/** Managers have the whole list of people instead of the colleagues' (product R2). */
const insteadOf: Readonly<Record<string, string>> = { '/admin': '/myteam' };

const own = ['Mileage', 'General Tasks', 'Chat'];
const demo = 'Products (demo)';
const managing = [
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
const menus: Readonly<Record<string, readonly string[]>> = {
  employee: ['My Dashboard', 'Time register', 'Vacation', ...own],
  administrator: [...managing, ...own, demo],
  bookkeeper: [...managing, 'Receipts', 'Bookkeeping', ...own, demo],
  owner: [...managing, 'Receipts', 'Bookkeeping', ...own, demo],
};

async function callerOf(role: string): Promise<Caller> {
  const { owner, administrator, employee } = company;
  const caller = { owner, employee }[role] ?? administrator;
  await caller.session();
  if (caller === administrator)
    await changeUser(caller.user, { bookkeeping: role === 'bookkeeper' });
  return caller;
}

describe('all screens', () => {
  test.each(Object.keys(menus))(
    '%s sees their own and is redirected from the others',
    async (role) => {
      await openScreen('/profile', { as: await callerOf(role) });
      await page.locator('#page-title').filter({ hasText: /\S/ }).waitFor();
      for (const [path, roles] of Object.entries(seenBy)) {
        const elsewhere = (role !== 'employee' && insteadOf[path]) || '/dashboard';
        await navigateInApp(page, path, roles.includes(role) ? path : elsewhere);
      }
      const menu = page.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link');
      const labels = async () => (await menu.allInnerTexts()).map((label) => label.split('\n')[0]);
      await expect.poll(labels).toEqual(menus[role]);
      const settings = await page.getByRole('button', { name: 'Settings' }).count();
      expect(settings > 0).toBe(role !== 'employee');
    },
  );

  test('a visitor sees none and is asked to log in, which remembers the wanted one', async () => {
    await openWindow();
    for (const wanted of ['/dashboard', '/myteam', '/receipts', '/profile']) {
      await page.goto(wanted);
      await page.getByRole('dialog').getByRole('button', { name: 'Login', exact: true }).waitFor();
      await expect.poll(async () => (await address()).searchParams.get('next')).toBe(wanted);
    }
  });
});
