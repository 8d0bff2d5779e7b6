import { beforeAll, expect, test } from 'vitest';

import { createCompany, type TestCompany } from '../support/company/company.ts';
import { createCustomer } from '../support/company/customers.ts';
import { issue } from '../support/company/invoices.ts';
import { placeOrder } from '../support/company/orders.ts';
import { openScreen, page, setUpScreens } from '../support/browser/screen.ts';
import { cutTexts, setTextSize, smallTexts, textsOutside } from '../support/browser/text-size.ts';

setUpScreens();

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany({ companyName: 'Nordlys Event ApS', plan: 'pro' });
  await createCustomer(company.owner);
  await placeOrder(company.owner, { orderTitle: 'Sommerfest på Ærø' });
  await issue(company.owner, { company: 'Skagen Bryghus' });
});

const ofOwner = ['/dashboard', '/invo/1', '/increate', '/order/1', '/dashboard?settings=company'];
const ofEmployee = ['/dashboard', '/timereg', '/profile'];

const visits = [
  ...ofOwner.map((path) => ['owner', path] as const),
  ...ofEmployee.map((path) => ['employee', path] as const),
];

async function visit(path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Faults of all main screens, each opened in one window of its user. */
async function faultsOf(
  width: number,
  look: () => Promise<readonly string[]>,
): Promise<Record<string, readonly string[]>> {
  const faults: Record<string, readonly string[]> = {};
  for (const role of ['owner', 'employee'] as const) {
    await openScreen('/dashboard', { as: company[role], width });
    if (width > 768) await setTextSize(32);
    for (const [who, path] of visits) {
      if (who !== role) continue;
      await visit(path);
      const found = await look();
      if (found.length > 0) faults[`${role} ${path}`] = found;
    }
  }
  return faults;
}

test('on a phone no text is smaller than 13 px', async () => {
  expect(await faultsOf(360, () => smallTexts(13))).toEqual({});
});

test('at twice the text size of the browser no text is cut', async () => {
  expect(await faultsOf(1440, cutTexts)).toEqual({});
});

test.for([
  ['employee', ['/dashboard', '/timereg']],
  [
    'owner',
    [
      '/dashboard',
      '/accountant',
      '/order/1',
      '/increate',
      '/vacat',
      '/calenderview?date=2026-12-01',
      '/enquiries',
      '/profile',
    ],
  ],
] as const)(
  'at twice the text size nothing of an %s reaches out of a phone',
  async ([role, paths]) => {
    await openScreen('/dashboard', { as: company[role], width: 360 });
    const outside: Record<string, readonly string[]> = {};
    for (const path of paths) {
      await visit(path);
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      const found = await textsOutside();
      if (found.length > 0) outside[path] = found;
    }
    expect(outside).toEqual({});
  },
);
