import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { beforeEach, expect, test } from 'vitest';

import { boardOf, createCategory, createEmployee, createTask } from '../support/board/board.ts';
import { fingerOn, middleOf } from '../support/browser/drag.ts';
import {
  button,
  dialog,
  dialogButton,
  expectAccessible,
  openScreen,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { expectToast } from '../support/browser/toasts.ts';
import { createCompany, type Caller, type TestCompany } from '../support/company/company.ts';
import { createDepartment } from '../support/company/departments.ts';
import { assign } from '../support/company/planning.ts';
import { placeOrder } from '../support/company/orders.ts';
import { pngFile } from '../support/files/pictures.ts';

setUpScreens({ hearsOthers: true });
let company: TestCompany;

beforeEach(async () => {
  company = await createCompany();
});

/** Opens the board with its live channel. */
async function openBoard(as: Caller, width: number): Promise<void> {
  await openScreen('/genereltasks', { as, width });
  await page.waitForFunction(() => document.documentElement.dataset['live'] === 'open');
}

test('a shared category comes to the open screen of another person, and leaves it again', async () => {
  const { owner } = company;
  const department = await createDepartment(company, 'Teknik');
  const sara = await createEmployee(company, department);
  const category = await createCategory(owner, { name: 'Lager' });
  await createTask(owner, category, { title: 'Pak varevogn' });
  const share = (sharedWith: readonly string[]) =>
    owner.call(taskboardRoutes.updateBoardSharing, {
      params: { id: category },
      body: { sharedWith },
    });
  await openBoard(sara, 360);
  const card = page.getByRole('article', { name: 'Pak varevogn' });
  const empty = page.getByText('Her kommer de opgaver, der bliver delt med dig');
  await empty.waitFor();
  await share([department]);
  await card.waitFor();
  await share([sara.user.userId]);
  await card.waitFor();
  await share([]);
  await empty.waitFor();
  await expect.poll(() => card.count()).toBe(0);
});

test('a finger that holds a card drags it to another category, on a phone', async () => {
  const { owner } = company;
  const from = await createCategory(owner, { name: 'Lager' });
  await createCategory(owner, { name: 'Kunder' });
  for (const title of ['Pak varevogn', 'Tæl glas']) await createTask(owner, from, { title });
  await openBoard(owner, 360);
  const finger = await fingerOn(page);
  const at = await middleOf(page.getByRole('article', { name: 'Tæl glas' }));
  const to = await middleOf(button(/^Kunder/));
  await finger.down(at);
  await page.locator('[data-lifted]').waitFor();
  await finger.move(at, to);
  await finger.up();
  await expect
    .poll(() => boardOf(owner))
    .toEqual({ Lager: ['Pak varevogn'], Kunder: ['Tæl glas'] });
});

test('an employee finds own tasks on My Dashboard, and adds a picture on the card it opens', async () => {
  const { owner, employee } = company;
  const assignees = [employee.user.userId];
  const category = await createCategory(owner, { name: 'Lager', sharedWith: assignees });
  await openScreen('/dashboard', { as: employee, width: 360 });
  await page.getByText('Du har ingen opgaver, der venter.').waitFor();
  await createTask(owner, category, { title: 'Tæl glas', assignees, dateTo: '2020-01-02' });
  await page.reload();
  await page.getByText('1 er forfalden').waitFor();
  await page.getByRole('link', { name: /^Opgaver.*1 forfalden$/ }).waitFor();
  await expectAccessible();
  await page.getByRole('link', { name: /Tæl glas/ }).click();
  const buffer = Buffer.from(await pngFile(64, 48).arrayBuffer());
  await dialog()
    .locator('input[type=file]')
    .setInputFiles([{ name: 'glas.png', mimeType: 'image/png', buffer }]);
  await dialogButton('Vis billede 1').click();
  await expectAccessible();
  await dialogButton('Slet billede').click();
  await expectToast(page, 'Billedet er slettet.', () =>
    dialogButton('Slet billede').last().click(),
  );
});

test('an order gets the tasks of a checklist, which other screens show', async () => {
  const { owner, employee } = company;
  const checklist = ['Ring til kunden', 'Bestil telte'];
  const sharedWith = [employee.user.userId];
  await createCategory(owner, { name: 'Ny bestilling', checklist, sharedWith });
  const { id, ordernumber } = await placeOrder(owner, { orderTitle: 'Havnefest' });
  await assign(owner, id, sharedWith);
  await openScreen(`/order/${ordernumber}`, { as: owner });
  await page.getByText('Ingen opgaver til ordren endnu.').waitFor();
  await button('Opret opgaver fra …').click();
  await expectAccessible();
  await expectToast(page, '2 opgaver er oprettet.', () => dialogButton('Opret 2 opgaver').click());
  await page.getByRole('link', { name: /Bestil telte/ }).waitFor();
  await expectAccessible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Søg i sider/ }).fill('ring til k');
  await page.getByRole('option', { name: /Ring til kunden/ }).click();
  await expect
    .poll(() => dialog().getByRole('textbox', { name: 'Titel' }).inputValue())
    .toBe('Ring til kunden');
  await dialog()
    .getByRole('link', { name: `Hører til ordren ${ordernumber} Havnefest` })
    .waitFor();

  await openScreen(`/order/${ordernumber}`, { as: employee, width: 360 });
  await page.getByRole('link', { name: /Bestil telte/ }).waitFor();
  await button('Opret opgave').click();
  await dialog().getByRole('textbox', { name: 'Titel' }).fill('Køb duge');
  await expectToast(page, 'Opgaven er oprettet.', () => dialogButton('Opret').click());
  await page.getByRole('link', { name: /Køb duge/ }).waitFor();
});
