import { addDays, danishDate } from '@driftig/domain/dates';
import { beforeEach, expect, test } from 'vitest';

import { createCompany, type TestCompany } from '../support/company/company.ts';
import { createDepartment } from '../support/company/departments.ts';
import { newEmail } from '../support/stack/emails.ts';
import { assign, placeShift } from '../support/company/planning.ts';
import {
  actionsOf,
  button,
  context,
  dialog,
  dialogButton,
  expectAccessible,
  menuItem,
  openFilters,
  openScreen,
  page,
  rowOf,
  setUpScreens,
  showStatus,
} from '../support/browser/screen.ts';
import { expectToast } from '../support/browser/toasts.ts';
import { unconfirm } from '../support/company/unconfirmed.ts';

setUpScreens();
let company: TestCompany;

beforeEach(async () => {
  company = await createCompany({ companyName: 'Nordlys Event ApS', plan: 'pro' });
});

const changed = 'Data changed successfully!';

/** Chooses in fields of a person's form, which a phone opens from the bar of the chosen row. */
async function edit(person: string, fields: Readonly<Record<string, string>>): Promise<void> {
  await (await actionsOf(person)).click();
  await menuItem('Rediger').click();
  for (const [label, choice] of Object.entries(fields)) {
    await dialog().getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: choice, exact: true }).click();
  }
  await expectToast(page, changed, () => dialogButton('Gem').click());
  await dialog().waitFor({ state: 'detached' });
}

test('on a phone an owner invites an employee, changes role and department, and deactivates another', async () => {
  const email = newEmail('karla');
  await createDepartment(company, 'Lager');
  const day = addDays(danishDate(new Date().toISOString()), 7);
  const { id } = await placeShift(company.owner, { startDate: day, endDate: day });
  await assign(company.owner, id, [company.employee.user.userId]);
  await openScreen('/myteam', { as: company.owner, width: 360 });
  await rowOf('Jonas Bak').waitFor();
  await expectAccessible();

  await button('Inviter medarbejder').click();
  await dialog().getByRole('button', { name: 'Send invitation' }).click();
  await dialog().getByText('Full Name is required').waitFor();
  await dialog().getByText('Email is required').waitFor();
  await expectAccessible();
  await dialog()
    .getByLabel(/Fulde navn/)
    .fill('Karla Bro');
  await dialog()
    .getByLabel(/E-mail/)
    .fill(email);
  await expectToast(page, `Invitationen er sendt til ${email}.`, () =>
    page.keyboard.press('Enter'),
  );
  await dialog().waitFor({ state: 'detached' });
  // The list shows the invited by itself.
  await rowOf('Karla Bro').waitFor();
  // It lies over the bar of the chosen row, and stays while the pointer rests on it.
  await page.mouse.move(180, 100);
  await page.getByText(/^Invitationen er sendt/).waitFor({ state: 'hidden' });

  await edit('Karla Bro', { Rolle: 'Administrator', Afdeling: 'Lager' });
  await rowOf('Karla Bro').getByText('Administrator').waitFor();
  await rowOf('Karla Bro').getByText('Lager').waitFor();
  await expectAccessible();

  await showStatus('Aktive');
  await (await actionsOf('Jonas Bak')).click();
  await menuItem('Luk for login').waitFor();
  await expectAccessible();
  await menuItem('Gør inaktiv').click();
  await dialog()
    .getByText(/^Jonas Bak er planlagt på en kommende ordre/)
    .waitFor();
  await dialog().getByRole('link', { name: 'Sommerfest' }).waitFor();
  await expectAccessible();
  await expectToast(page, 'Jonas Bak er inaktiv', () =>
    dialog().getByRole('button', { name: 'Gør inaktiv' }).click(),
  );
  await showStatus('Inaktive');
  await rowOf('Jonas Bak').getByText('Inaktiv').waitFor();
  await expectAccessible();

  await page.reload();
  await rowOf('Jonas Bak').getByText('Inaktiv').waitFor();
  await showStatus('Inviterede');
  const search = page.getByPlaceholder('Søg i navn, e-mail eller telefon');
  await search.fill('jonas');
  await page.getByText('Ingen medarbejdere matcher "jonas"').waitFor();
  await openFilters();
  await dialog().getByRole('radio', { name: 'Inaktive, 1' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await search.fill('');
  await rowOf('Karla Bro').getByText('Administrator').waitFor();
});

test('a company that has not confirmed its e-mail is told so before it writes an invitation', async () => {
  const { owner, administrator } = company;
  await unconfirm(owner.user);
  const first = () => dialog().getByText('Bekræft jeres e-mail, før I inviterer');
  await openScreen('/myteam?new=1', { as: owner });
  await first().waitFor();
  await expectAccessible();
  await expectToast(page, 'Mailen er sendt igen til', () =>
    dialogButton('Send linket igen').click(),
  );
  await openScreen('/myteam?new=1', { as: administrator, width: 360 });
  await first().waitFor();
  await dialog()
    .getByText(/^Ejeren har fået en mail/)
    .waitFor();
  await expect.poll(() => dialogButton('Send linket igen').count()).toBe(0);
  await expectAccessible();
});

test('the last owner cannot change role, and an administrator cannot change an owner', async () => {
  const { name } = company.owner.user;
  await openScreen('/myteam', { as: company.owner });
  await button(`Ejer, skift rolle for ${name}`).click();
  await menuItem(/^Medarbejder/)
    .getByText('Virksomheden skal have mindst én ejer')
    .waitFor();
  await expect.poll(() => menuItem(/^Medarbejder/).isDisabled()).toBe(true);
  await expectAccessible();

  await openScreen('/myteam', { as: company.administrator });
  await button(`Ejer, skift rolle for ${name}`).click();
  await page.getByText('Kun en ejer kan ændre en ejer.').waitFor();
  await expect.poll(() => menuItem(/^Medarbejder/).isDisabled()).toBe(true);
});

test('the status is chosen in the row: a question before Inaktiv, none before Aktiv', async () => {
  await openScreen('/myteam', { as: company.owner });
  await button('Aktiv, skift status for Jonas Bak').click();
  await menuItem('Inaktiv').click();
  await expectToast(page, 'Jonas Bak er inaktiv', () => dialogButton('Gør inaktiv').click());
  await showStatus('Inaktive');
  await button(/skift status for Jonas Bak/).click();
  await expectToast(page, 'Jonas Bak er aktiv', () => menuItem(/^Aktiv/).click());
  await showStatus('Aktive');
  await button('Aktiv, skift status for Jonas Bak').waitFor();
});

test('a refused change is rolled back and shows the message of the server', async () => {
  await openScreen('/myteam', { as: company.owner });
  const json = { code: 'conflict', message: 'Det er ændret af en anden imens.' };
  await page.route('**/emplo/updateRole', (route) => route.fulfill({ status: 409, json }));
  await button('Medarbejder, skift rolle for Jonas Bak').click();
  await menuItem('Administrator').click();
  await page.getByText('Det er ændret af en anden imens.').waitFor();
  await expect.poll(() => button('Medarbejder, skift rolle for Jonas Bak').isVisible()).toBe(true);
});

test('an edit over an older version (409) names the change, and keeps what was typed', async () => {
  await openScreen('/myteam', { as: company.owner, hearsOthers: false });
  await (await actionsOf('Jonas Bak')).click();
  await menuItem('Rediger').click();
  const location = dialog().getByLabel('Sted');
  await location.fill('Lageret i Åbyhøj');
  const other = await context.newPage();
  await other.goto('/myteam');
  await other.getByRole('button', { name: /skift rolle for Jonas Bak/ }).click();
  await expectToast(other, changed, () =>
    other.getByRole('menuitem', { name: 'Administrator' }).click(),
  );
  await other.close();
  const save = dialogButton('Gem');
  await save.click();
  const told = page.getByText('En anden har ændret: Rolle (nu "Administrator").', { exact: false });
  await told.waitFor();
  await button('Hent det nyeste').click();
  await page.getByText('Du ser nu det nyeste.', { exact: false }).waitFor();
  await told.waitFor();
  await expect.poll(() => location.inputValue()).toBe('Lageret i Åbyhøj');
  await expectToast(page, changed, () => save.click());
  await rowOf('Jonas Bak').getByText('Lageret i Åbyhøj').waitFor();
});

test('an employee sees colleagues with phone numbers, and not the list of the managers', async () => {
  await openScreen('/admin', { as: company.employee, width: 360 });
  await page.getByRole('link', { name: '20 30 40 50' }).first().waitFor();
  const link = page.getByRole('link', { name: '20 30 40 50' }).first();
  await expect.poll(() => link.getAttribute('href')).toBe('tel:20304050');
  await expectAccessible();
  await page.goto('/myteam');
  await page.waitForURL('**/dashboard');
  await page.getByRole('link', { name: 'Se dine kolleger' }).click();
  await page.waitForURL('**/admin');

  await openScreen('/admin', { as: company.administrator });
  await page.waitForURL('**/myteam');
  await rowOf('Jonas Bak').waitFor();
});
