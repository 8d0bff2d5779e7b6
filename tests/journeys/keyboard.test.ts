import type { Locator, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';

import { recordRoutes } from '@driftig/contracts/records/routes';

import { createCompany, testPassword, type Caller } from '../support/company.ts';
import { createInvited, invitationOf } from '../support/invitations.ts';
import { placeOrder } from '../support/orders.ts';
import { enter, openStage } from '../support/stage.ts';
import { expectTold } from '../support/toasts.ts';

const stage = openStage();
let page: Page;

afterEach(async () => {
  await page.context().close();
});

async function open(path: string, caller?: Caller, width = 1440): Promise<void> {
  const context = await stage.newContext({ viewport: { width, height: 900 } });
  if (caller !== undefined) await enter(context, caller);
  page = await context.newPage();
  await page.goto(path);
}

const press = (key: string) => page.keyboard.press(key);
const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
const dialog = () => page.getByRole('dialog').filter({ visible: true });
const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/** Goes there with the tabulator alone, and sees where the focus stands. */
async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; !(await hasFocus(target)); presses += 1) {
    expect(presses, `The keyboard does not reach ${String(target)}`).toBeLessThan(60);
    await press('Tab');
  }
  const shown = await target.evaluate((element) => {
    // A field with an icon in it draws the ring around both.
    const around = [element, element.parentElement, element.parentElement?.parentElement];
    return around.some((one) => {
      if (!one || !element.matches(':focus-visible')) return false;
      const { outlineStyle, boxShadow } = getComputedStyle(one);
      return outlineStyle !== 'none' || boxShadow !== 'none';
    });
  });
  expect(shown, `The focus on ${String(target)} is not seen`).toBe(true);
}

async function type(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await page.keyboard.type(text);
}

test('a company is registered, its owner logs in and answers the first questions', async () => {
  await open('/');
  await tabTo(button('Opret virksomhed'));
  await press('Enter');
  await type(dialog().getByLabel(/Virksomhedsnavn/), 'Tastatur ApS');
  await type(dialog().getByLabel(/E-mail/), 'mette@tastatur.dk');
  await type(dialog().getByRole('textbox', { name: /Adgangskode/ }), testPassword);
  await press('Enter');
  await page.getByText('Virksomheden og brugeren er oprettet!', { exact: false }).waitFor();
  await dialog().getByRole('button', { name: 'Login', exact: true }).waitFor();
  const email = dialog().getByLabel(/E-mail/);
  if ((await email.inputValue()) === '') await type(email, 'mette@tastatur.dk');
  await type(dialog().getByRole('textbox', { name: /Adgangskode/ }), testPassword);
  await press('Enter');
  await type(dialog().getByLabel(/Fulde navn/), 'Mette Lindqvist');
  await type(dialog().getByLabel(/Telefon/), '86 12 34 56');
  await type(dialog().getByLabel(/Mobil/), '20 14 60 01');
  await press('Enter');
  const cvr = dialog().getByLabel(/CVR-nr/);
  await cvr.waitFor();
  expect(await cvr.inputValue()).toBe('');
});

test('who was invited makes an account', async () => {
  const company = await createCompany({ plan: 'pro' });
  const token = await invitationOf(await createInvited(company));
  await open(`/signup/${token}`);
  await type(page.getByLabel(/Telefon/), '20304050');
  await type(page.getByRole('textbox', { name: /^Adgangskode/ }), 'frejas-kode-1');
  await type(page.getByRole('textbox', { name: /Gentag/ }), 'frejas-kode-1');
  await tabTo(button('Gem'));
  await press('Enter');
  const welcome = page.getByRole('status').filter({ hasText: 'Velkommen til Driftig' });
  await welcome.waitFor();
  expect(await welcome.innerText()).toContain('Din konto blev oprettet med succes!');
});

test('people are invited and given another role', async () => {
  const { owner } = await createCompany({ plan: 'pro' });
  await open('/myteam', owner);
  await tabTo(button('Inviter medarbejder'));
  await press('Enter');
  await dialog().waitFor();
  await press('Escape');
  await dialog().waitFor({ state: 'detached' });
  expect(await hasFocus(button('Inviter medarbejder'))).toBe(true);

  await tabTo(button(/skift rolle for Jonas Bak/));
  await press('Enter');
  await page.getByRole('menuitem', { name: 'Administrator' }).waitFor();
  await press('ArrowDown');
  await press('ArrowDown');
  await press('Escape');
  expect(await hasFocus(button(/skift rolle for Jonas Bak/))).toBe(true);
  await tabTo(button('Handlinger for Jonas Bak'));
  await press('Enter');
  await page.getByRole('menuitem', { name: 'Gør inaktiv' }).waitFor();
});

test('the settings are gone through and saved', async () => {
  const { owner } = await createCompany({ plan: 'pro' });
  await open('/dashboard', owner);
  await tabTo(button('Settings'));
  await press('Enter');
  await dialog().getByRole('tab', { selected: true }).waitFor();
  await tabTo(dialog().getByRole('tab', { selected: true }));
  for (const tab of ['Faktura og moms', 'Bank og betaling', 'Afdelinger', 'Sikkerhed', 'Plan']) {
    await press('ArrowDown');
    await dialog()
      .getByRole('tab', { name: new RegExp(tab), selected: true })
      .waitFor();
  }
  await press('Home');
  await press('Enter');
  const town = dialog().getByLabel(/^By/);
  await tabTo(town);
  await press('Control+A');
  await page.keyboard.type('Risskov');
  await expectTold(page, 'Indstillingerne er gemt', () => press('Enter'));
  expect(new URL(page.url()).search).toBe('');
});

test.each([1440, 360])(
  'the keyboard goes on from the row that has come to the place of a deleted one (%i px)',
  async (width) => {
    const { owner } = await createCompany({ plan: 'pro' });
    for (const name of ['Bænk', 'Lampe', 'Stol', 'Telt'])
      await owner.call(recordRoutes.createRecord, { body: { dType: 'products', name } });
    await open('/products', owner, width);
    const confirm = async () => {
      await dialog().getByRole('button', { name: 'Slet', exact: true }).press('Enter');
      await dialog().waitFor({ state: 'detached' });
    };
    const focused = () => page.locator('main :focus').textContent();

    await button('Handlinger for Lampe').press('Enter');
    await page.getByRole('menuitem', { name: 'Slet' }).press('Enter');
    await confirm();
    await expect.poll(focused, { timeout: 15_000 }).toContain('Stol');
    for (const name of ['Bænk', 'Stol'])
      await page.getByRole('checkbox', { name: `Vælg ${name}` }).check();
    const bar = page.getByRole('region', { name: 'Valgte rækker' });
    await bar.getByRole('button', { name: 'Slet' }).press('Enter');
    await confirm();
    await expect.poll(focused, { timeout: 15_000 }).toContain('Telt');
    await button('Handlinger for Telt').press('Enter');
    await page.getByRole('menuitem', { name: 'Slet' }).press('Enter');
    await confirm();
    await expect.poll(focused, { timeout: 15_000 }).toContain('Nyt produkt');
  },
);

test('the keyboard goes on from its row after an edit that had to be fetched', async () => {
  const company = await createCompany({ plan: 'pro' });
  await placeOrder(company.owner);
  await open('/order', company.owner);
  await button('Handlinger for 1 Sommerfest').press('Enter');
  await page.getByRole('menuitem', { name: 'Rediger' }).press('Enter');
  await dialog().getByLabel('Titel').waitFor();
  await press('Escape');
  await dialog().waitFor({ state: 'detached' });
  const isBack = () => hasFocus(button('Handlinger for 1 Sommerfest'));
  await expect.poll(isBack, { timeout: 15_000 }).toBe(true);
});

test('the keyboard stays in the settings when a department is deleted', async () => {
  const { owner } = await createCompany({ plan: 'pro' });
  for (const name of ['Kontor', 'Lager'])
    await owner.call(recordRoutes.createRecord, { body: { dType: 'departments', name } });
  await open('/dashboard?settings=departments', owner);
  await button('Handlinger for Kontor').press('Enter');
  await page.getByRole('menuitem', { name: 'Slet' }).press('Enter');
  await dialog().last().getByRole('button', { name: 'Slet', exact: true }).press('Enter');
  await dialog().getByText('Kontor', { exact: true }).waitFor({ state: 'detached' });
  const isBack = () => hasFocus(button('Handlinger for Lager'));
  await expect.poll(isBack, { timeout: 15_000 }).toBe(true);
});
