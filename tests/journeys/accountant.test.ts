import { expenseRoutes } from '@driftig/contracts/accounting/expenses';
import { beforeEach, describe, expect, test } from 'vitest';

import {
  createExpense,
  createTrip,
  createVoucher,
  decideVoucher,
} from '../support/company/bookkeeping.ts';
import {
  dialog,
  dialogButton,
  expectAccessible,
  openScreen,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { createCompany, type TestCompany } from '../support/company/company.ts';
import { moveTo } from '../support/company/conversations.ts';
import { createDepartment } from '../support/company/departments.ts';

setUpScreens();
let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const march = '/accountant?from=2026-03-01&to=2026-03-31';
const total = (text: string) => page.getByText(`I alt i perioden ${text}`).waitFor();
const row = (name: string) => page.locator('[data-rows]').getByRole('button', { name });

/** Two approved expenses of two teams, one that waits, and an approved receipt. */
async function spend(): Promise<void> {
  const { owner, employee } = company;
  await moveTo(company, await createDepartment(company, 'Servering'), employee);
  await createExpense(company, { description: 'Duge', amount: 1240.5, status: 2 });
  await createExpense(company, { description: 'Taxa', amount: 412, status: 1 });
  const own = { employee: owner.user.userId, status: 3 };
  await createExpense(company, { ...own, description: 'Parkering', amount: 165.25 });
  const fields = { businessname: 'Stark', date: '14-03-2026', noFile: '1' };
  const { id } = await createVoucher(owner, fields, { file: undefined });
  await decideVoucher(owner, id, 3);
  await createTrip(company);
}

describe.each([1440, 360])('at %i px', (width) => {
  test('cards and rows of spending open their details', async () => {
    await spend();
    await openScreen(march, { as: company.owner, width });
    await total('1.754,50 kr.');
    await expectAccessible();
    await page.getByRole('list', { name: 'Recent Expenses' }).getByText('Taxa').click();
    await dialogButton('Godkend').click();
    await total('2.166,50 kr.');
    await page.getByRole('list', { name: 'Recent kvitteringer' }).getByText('Stark').click();
    await dialog().getByText('Ingen fil fundet.').waitFor();
    await dialogButton('Luk').click();
    await page.getByRole('list', { name: 'Recent Trips' }).getByText('Messe i Aarhus').click();
    await dialog().getByText('Ingen udgifter på rejsen.').waitFor();
    await dialogButton('Luk').click();
    await row('Duge').click();
    await dialog().getByText('Servering').waitFor();
    await dialogButton('Luk').click();
    await row('Stark').click();
    await dialog().getByRole('heading', { name: 'Stark' }).waitFor();
    await dialogButton('Luk').click();
    await page.getByRole('button', { name: 'Alle: Recent Expenses' }).click();
    await dialog().getByRole('list', { name: 'Alle Udgifter (uden bilag)' }).waitFor();
    await dialogButton('Luk').click();
    await page.getByRole('button', { name: 'Create trip' }).click();
    await dialog().getByRole('heading', { name: 'Opret Rejse' }).waitFor();
  });

  test('a list that fails leaves the others on the screen', async () => {
    await spend();
    await openScreen('/dashboard', { as: company.owner, width });
    const failing = `**${expenseRoutes.listExpenses.path}*`;
    await page.route(failing, (route) => route.abort());
    await page.goto(march);
    await page.getByText('Listen kunne ikke hentes.').waitFor();
    await page.getByRole('list', { name: 'Recent kvitteringer' }).waitFor();
    await expectAccessible();
  });
});

test('the sum follows team, employee and dates', async () => {
  await spend();
  await openScreen(march, { as: company.owner, width: 1440 });
  await total('1.754,50 kr.');
  await page.getByRole('combobox', { name: 'Team' }).selectOption('Servering');
  await total('1.240,50 kr.');
  await page.goto(`${march}&q=${encodeURIComponent(company.owner.user.name)}`);
  await total('514,00 kr.');
  await page.goto('/accountant?from=2026-04-01&to=2026-04-30');
  await page.getByText('Intet forbrug i perioden').waitFor();
  await expect.poll(() => row('Duge').count()).toBe(0);
});
