import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { accessibilityFaults } from '../support/accessibility.ts';
import { createCompany, type Caller, type TestCompany } from '../support/company.ts';
import { createDepartment } from '../support/departments.ts';
import { enter, openStage } from '../support/stage.ts';
import { expectTold } from '../support/toasts.ts';

const stage = openStage();
let company: TestCompany;
let context: BrowserContext;
let page: Page;

beforeEach(async () => {
  company = await createCompany({ companyName: 'Nordlys Event ApS', plan: 'pro' });
});
afterEach(async () => {
  await context?.close();
});

async function open(caller: Caller, path: string, width = 1440): Promise<void> {
  context = await stage.newContext({
    viewport: { width, height: 900 },
  });
  await enter(context, caller);
  page = await context.newPage();
  await page.goto(path);
}

const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
const dialog = () => page.getByRole('dialog');
const item = (name: string | RegExp) => page.getByRole('menuitem', { name });
const clean = async () => expect(await accessibilityFaults(page)).toEqual([]);
/** The row of someone: a card where there is no room for a table. */
const rowOf = (name: string) =>
  page.locator('main').locator('tr, li').filter({ hasText: name }).first();

const changed = 'Data changed successfully!';

async function choose(menu: RegExp, choice: string): Promise<void> {
  // Of a change before this one.
  await page.getByText(changed).first().waitFor({ state: 'detached' });
  await button(menu).click();
  await expectTold(page, changed, () => item(choice).click());
}

/** Tabs, or on a phone one field to choose from. */
async function showStatus(label: string): Promise<void> {
  const tab = page.getByRole('tab', { name: new RegExp(`^${label}`) });
  const select = page.getByRole('combobox', { name: 'Status' });
  await tab.or(select).first().waitFor();
  if (await tab.isVisible()) return tab.click();
  const option = select.locator('option').filter({ hasText: new RegExp(`^${label}`) });
  await select.selectOption((await option.getAttribute('value')) ?? '');
}

describe('on a phone', () => {
  test('an owner invites someone, changes what they have, and shuts someone out', async () => {
    const email = 'karla@proeve.dk';
    await createDepartment(company, 'Lager');
    await open(company.owner, '/myteam', 360);
    await rowOf('Jonas Bak').waitFor();
    await clean();

    await button('Inviter medarbejder').click();
    await dialog().getByRole('button', { name: 'Send invitation' }).click();
    await dialog().getByText('Full Name is required').waitFor();
    await dialog().getByText('Email is required').waitFor();
    await clean();
    await dialog()
      .getByLabel(/Fulde navn/)
      .fill('Karla Bro');
    await dialog()
      .getByLabel(/E-mail/)
      .fill(email);
    await expectTold(page, `Invitationen er sendt til ${email}.`, () =>
      page.keyboard.press('Enter'),
    );
    await dialog().waitFor({ state: 'detached' });
    await showStatus('Inviterede');
    await rowOf('Karla Bro').waitFor();

    await choose(/skift rolle for Karla Bro/, 'Administrator');
    await choose(/skift afdeling for Karla Bro/, 'Lager');
    await button('Administrator, skift rolle for Karla Bro').waitFor();
    await button('Lager, skift afdeling for Karla Bro').waitFor();
    await clean();

    await showStatus('Aktive');
    await button('Handlinger for Jonas Bak').click();
    await item('Gør inaktiv').click();
    await expectTold(page, 'Jonas Bak er inaktiv', () =>
      dialog().getByRole('button', { name: 'Gør inaktiv' }).click(),
    );
    await showStatus('Inaktive');
    await rowOf('Jonas Bak').getByText('Inaktiv').waitFor();
    await button('Login: Nej, skift for Jonas Bak').waitFor();
    await clean();

    await page.reload();
    await rowOf('Jonas Bak').getByText('Inaktiv').waitFor();
    await showStatus('Inviterede');
    const search = page.getByPlaceholder('Søg i navn, e-mail eller telefon');
    await search.fill('jonas');
    await page.getByText('Ingen medarbejdere matcher “jonas”').waitFor();
    await page.getByRole('option', { name: 'Inaktive (1)' }).waitFor({ state: 'attached' });
    await search.fill('');
    await button('Administrator, skift rolle for Karla Bro').waitFor();
    expect(await button('Lager, skift afdeling for Karla Bro').isVisible()).toBe(true);
  });
});

describe('the departments', () => {
  test('are made, renamed in their row and deleted; the last one stays', async () => {
    await open(company.owner, '/myteam?settings=departments');
    const name = dialog().getByRole('textbox', { name: 'Ny afdeling' });
    await name.fill(' ');
    await page.keyboard.press('Enter');
    await page.getByText('Angiv venligst et afdelingsnavn.').waitFor();
    for (const made of ['Lager', 'Kontor']) {
      await name.fill(made);
      await expectTold(page, 'Afdeling oprettet.', () => page.keyboard.press('Enter'));
      await dialog().getByRole('listitem').filter({ hasText: made }).waitFor();
    }
    await clean();

    await button('Handlinger for Lager').press('Enter');
    await item('Omdøb').press('Enter');
    const renamed = dialog().getByRole('textbox', { name: 'Navn på afdelingen' });
    await renamed.fill('');
    await page.keyboard.press('Enter');
    await page.getByText('Navnet må ikke være tomt.').waitFor();
    await page.keyboard.press('Escape');
    await button('Handlinger for Lager').press('Enter');
    await item('Omdøb').press('Enter');
    await renamed.fill('Lageret');
    await expectTold(page, 'Ændringer gemt.', () => page.keyboard.press('Enter'));

    await button('Handlinger for Kontor').click();
    await item('Slet').click();
    const question = page.getByRole('dialog', { name: 'Slet Kontor?' });
    await expectTold(page, 'Slettede "Kontor".', () =>
      question.getByRole('button', { name: 'Slet', exact: true }).click(),
    );
    await button('Handlinger for Lageret').click();
    await item(/^Slet/).getByText('Kan ikke slette den sidste afdeling').waitFor();
    expect(await item(/^Slet/).isDisabled()).toBe(true);
    await clean();
  });
});

test('the last owner is offered no way out, and an administrator none of an owner’s', async () => {
  const { name } = company.owner.user;
  await open(company.owner, '/myteam');
  await button(`Ejer, skift rolle for ${name}`).click();
  await item(/^Medarbejder/)
    .getByText('Virksomheden skal have mindst én ejer')
    .waitFor();
  expect(await item(/^Medarbejder/).isDisabled()).toBe(true);
  await clean();
  await context.close();

  await open(company.administrator, '/myteam');
  await button(`Ejer, skift rolle for ${name}`).click();
  await page.getByText('Kun en ejer kan ændre en ejer.').waitFor();
  expect(await item(/^Medarbejder/).isDisabled()).toBe(true);
});

test('a change that is refused is taken back, with the server’s words', async () => {
  await open(company.owner, '/myteam');
  const json = { code: 'conflict', message: 'Det er ændret af en anden imens.' };
  await page.route('**/emplo/updateRole', (route) => route.fulfill({ status: 409, json }));
  await button('Medarbejder, skift rolle for Jonas Bak').click();
  await item('Administrator').click();
  await page.getByText('Det er ændret af en anden imens.').waitFor();
  expect(await button('Medarbejder, skift rolle for Jonas Bak').isVisible()).toBe(true);
});

test('someone is edited; who was first is told, and nothing typed is lost', async () => {
  await open(company.owner, '/myteam');
  await button('Jonas Bak').click();
  const location = dialog().getByLabel('Sted');
  await location.fill('Lageret i Åbyhøj');
  const other = await context.newPage();
  await other.goto('/myteam');
  await other.getByRole('button', { name: /skift rolle for Jonas Bak/ }).click();
  await expectTold(other, changed, () =>
    other.getByRole('menuitem', { name: 'Administrator' }).click(),
  );
  await other.close();
  const save = dialog().getByRole('button', { name: 'Gem', exact: true });
  await save.click();
  const told = page.getByText('En anden har ændret: Rolle (nu "Administrator").', { exact: false });
  await told.waitFor();
  await button('Hent det nyeste').click();
  await page.getByText('Du ser nu det nyeste.', { exact: false }).waitFor();
  await told.waitFor();
  expect(await location.inputValue()).toBe('Lageret i Åbyhøj');
  await expectTold(page, changed, () => save.click());
  await rowOf('Jonas Bak').getByText('Lageret i Åbyhøj').waitFor();
});

test('an employee sees colleagues to call and none of the office’s list', async () => {
  await open(company.employee, '/admin', 360);
  await page.getByRole('link', { name: '20304050' }).first().waitFor();
  const link = page.getByRole('link', { name: '20304050' }).first();
  expect(await link.getAttribute('href')).toBe('tel:20304050');
  await clean();
  await page.goto('/myteam');
  await page.waitForURL('**/dashboard');
  await page.getByRole('link', { name: 'Se dine kolleger' }).click();
  await page.waitForURL('**/admin');
  await context.close();

  await open(company.administrator, '/admin');
  await page.waitForURL('**/myteam');
  await rowOf('Jonas Bak').waitFor();
});
