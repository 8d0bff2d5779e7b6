import { recordRoutes } from '@driftig/contracts/records/routes';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';

import { createCompany, testPassword } from '../support/company/company.ts';
import { newEmail } from '../support/stack/emails.ts';
import { createInvited, createInvitationToken } from '../support/company/invitations.ts';
import { placeOrder } from '../support/company/orders.ts';
import {
  actionsOf,
  address,
  button,
  dialog,
  dialogButton,
  hasFocus,
  menuItem,
  openFilters,
  openScreen,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { pressMenuItem } from '../support/browser/press-menu-item.ts';
import { expectToast } from '../support/browser/toasts.ts';

setUpScreens();

const press = (key: string) => page.keyboard.press(key);
/** Tabs to the target, which must then show that it has the focus. */
async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; !(await hasFocus(target)); presses += 1) {
    expect(presses, `The keyboard does not reach ${String(target)}`).toBeLessThan(60);
    await press('Tab');
  }
  const shown = await target.evaluate((element) => {
    // A field with an icon draws the focus ring around both.
    const around = [element, element.parentElement, element.parentElement?.parentElement];
    return around.some((one) => {
      if (!one || !element.matches(':focus-visible')) return false;
      const { outlineStyle, boxShadow } = getComputedStyle(one);
      return outlineStyle !== 'none' || boxShadow !== 'none';
    });
  });
  expect(shown, `The focus on ${String(target)} is not visible`).toBe(true);
}

async function type(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await page.keyboard.type(text);
}

test('a company is registered, its owner logs in and fills in the first-time form', async () => {
  const address = newEmail('mette');
  await openScreen('/');
  await tabTo(button('Opret virksomhed'));
  await press('Enter');
  await type(dialog().getByLabel(/Virksomhedsnavn/), 'Tastatur ApS');
  await type(dialog().getByLabel(/E-mail/), address);
  await type(dialog().getByRole('textbox', { name: /Adgangskode/ }), testPassword);
  await press('Enter');
  await page.getByText('Virksomheden og brugeren er oprettet!', { exact: false }).waitFor();
  await dialogButton('Login').waitFor();
  const email = dialog().getByLabel(/E-mail/);
  if ((await email.inputValue()) === '') await type(email, address);
  await type(dialog().getByRole('textbox', { name: /Adgangskode/ }), testPassword);
  await press('Enter');
  await type(dialog().getByLabel(/Fulde navn/), 'Mette Lindqvist');
  await type(dialog().getByLabel(/Telefon/), '86 12 34 56');
  await press('Enter');
  const cvr = dialog().getByLabel(/CVR-nr/);
  await cvr.waitFor();
  await expect.poll(() => cvr.inputValue()).toBe('');
});

/** Presses a key, or types a text letter by letter, and counts each. */
function countedKeys() {
  let count = 0;
  const key = async (name: string) => {
    count += 1;
    await press(name);
  };
  const text = async (letters: string) => {
    count += letters.length;
    await page.keyboard.type(letters);
  };
  return { key, text, count: () => count };
}

test('an invoice to a known customer is written and sent with 20 keys', async () => {
  const { owner } = await createCompany();
  const customer = { company: 'Holm & Søn ApS', email: 'regnskab@holm.dk' };
  await owner.call(recordRoutes.createRecord, { body: { dType: 'customers', ...customer } });
  const product = { name: 'Telt 2 x 3 m', description: 'Med gulv', price: 1200 };
  await owner.call(recordRoutes.createRecord, { body: { dType: 'products', ...product } });
  await openScreen('/increate', { as: owner });
  const waitForFocus = async (target: Locator) => {
    await expect.poll(() => hasFocus(target), { timeout: 15_000 }).toBe(true);
  };
  const waitForField = (name: string) =>
    waitForFocus(page.locator(`main [name="${name}"]`).first());
  const keys = countedKeys();

  await waitForFocus(page.getByRole('combobox', { name: 'Kunde' }));
  await keys.text('holm');
  await page.getByRole('option', { name: /^Holm & Søn ApS/ }).waitFor();
  await keys.key('Enter');
  await expect.poll(() => page.getByLabel('E-mail').inputValue()).toBe('regnskab@holm.dk');
  await keys.key('Control+Enter');
  await waitForField('adding.items.name');
  await keys.text('telt');
  await page.getByRole('option', { name: /^Telt 2 x 3 m/ }).waitFor();
  await keys.key('ArrowDown');
  await keys.key('Enter');
  await waitForField('adding.items.quantity');
  await keys.key('Enter');
  await page.getByText('1.500,00 kr.').first().waitFor();
  await keys.key('Control+Enter');
  await waitForField('kind');
  await keys.key('ArrowDown');
  await keys.key('Control+Enter');
  await waitForFocus(dialogButton('Send til regnskab@holm.dk'));
  await keys.key('Enter');
  await waitForFocus(dialog().getByRole('textbox', { name: 'Til', exact: true }));
  await expectToast(page, 'Fakturaen er sendt til regnskab@holm.dk.', () => keys.key('Enter'));
  expect(keys.count()).toBeLessThanOrEqual(20);
});

test('an invited person creates an account', async () => {
  const company = await createCompany({ plan: 'pro' });
  const token = await createInvitationToken(await createInvited(company));
  await openScreen(`/signup/${token}`);
  await type(page.getByLabel(/Telefon/), '20304050');
  await type(page.getByRole('textbox', { name: /^Adgangskode/ }), 'frejas-kode-1');
  await type(page.getByRole('textbox', { name: /Gentag/ }), 'frejas-kode-1');
  await tabTo(button('Gem'));
  await press('Enter');
  const welcome = page.getByRole('status').filter({ hasText: 'Velkommen til Driftig' });
  await welcome.waitFor();
  await expect.poll(() => welcome.innerText()).toContain('Din konto blev oprettet med succes!');
});

test('the invite dialog and the role menu give the focus back', async () => {
  const { owner } = await createCompany({ plan: 'pro' });
  await openScreen('/myteam', { as: owner });
  await tabTo(button('Inviter medarbejder'));
  await press('Enter');
  await dialog().waitFor();
  await press('Escape');
  await dialog().waitFor({ state: 'detached' });
  expect(await hasFocus(button('Inviter medarbejder'))).toBe(true);

  await tabTo(button(/skift rolle for Jonas Bak/));
  await press('Enter');
  await menuItem('Administrator').waitFor();
  await press('ArrowDown');
  await press('ArrowDown');
  await press('Escape');
  expect(await hasFocus(button(/skift rolle for Jonas Bak/))).toBe(true);
  await tabTo(button('Handlinger for Jonas Bak'));
  await press('Enter');
  await menuItem('Gør inaktiv').waitFor();
});

test('the arrow keys go through the sections of the settings, and Enter saves them', async () => {
  const { owner } = await createCompany({ plan: 'pro' });
  await openScreen('/dashboard', { as: owner });
  await tabTo(button('Settings'));
  await press('Enter');
  await dialog().getByRole('tab', { selected: true }).waitFor();
  await tabTo(dialog().getByRole('tab', { selected: true }));
  const tabs = [
    'Faktura og moms',
    'Bank og betaling',
    'Afdelinger',
    'Booking',
    'Sikkerhed',
    'Plan',
  ];
  for (const tab of tabs) {
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
  await expectToast(page, 'Indstillingerne er gemt', () => press('Enter'));
  await expect.poll(async () => (await address()).search).toBe('');
});

test.each([1440, 360])(
  'after a delete the focus is on the row that took the place of the deleted one (%i px)',
  async (width) => {
    const { owner } = await createCompany({ plan: 'pro' });
    for (const name of ['Bænk', 'Lampe', 'Stol', 'Telt'])
      await owner.call(recordRoutes.createRecord, { body: { dType: 'products', name } });
    await openScreen('/products', { as: owner, width });
    const confirm = async () => {
      await dialogButton('Slet').press('Enter');
      await dialog().waitFor({ state: 'detached' });
    };
    const focused = () => page.locator('main :focus').textContent();

    await (await actionsOf('Lampe')).press('Enter');
    await pressMenuItem('Slet');
    await confirm();
    await expect.poll(focused, { timeout: 15_000 }).toContain('Stol');
    if (width < 768) {
      await openFilters();
      await dialog().getByRole('button', { name: 'Vælg flere' }).press('Enter');
    }
    for (const name of ['Bænk', 'Stol'])
      await page.getByRole('checkbox', { name: `Vælg ${name}` }).check();
    const bar = page.getByRole('region', { name: 'Valgte rækker' });
    await bar.getByRole('button', { name: 'Slet' }).press('Enter');
    await confirm();
    await expect.poll(focused, { timeout: 15_000 }).toContain('Telt');
    await (await actionsOf('Telt')).press('Enter');
    await pressMenuItem('Slet');
    await confirm();
    await expect.poll(focused, { timeout: 15_000 }).toContain('Nyt produkt');
  },
);

test('after a cancelled edit the focus is back on the row', async () => {
  const company = await createCompany({ plan: 'pro' });
  await placeOrder(company.owner);
  await openScreen('/order', { as: company.owner });
  await button('Handlinger for 1 Sommerfest').press('Enter');
  await pressMenuItem('Rediger');
  await dialog().getByLabel('Titel').waitFor();
  await press('Escape');
  await dialog().waitFor({ state: 'detached' });
  const isBack = () => hasFocus(button('Handlinger for 1 Sommerfest'));
  await expect.poll(isBack, { timeout: 15_000 }).toBe(true);
});

test('after a department is deleted the focus is on the next one in the settings', async () => {
  const { owner } = await createCompany({ plan: 'pro' });
  for (const name of ['Kontor', 'Lager'])
    await owner.call(recordRoutes.createRecord, { body: { dType: 'departments', name } });
  await openScreen('/dashboard?settings=departments', { as: owner });
  await button('Handlinger for Kontor').press('Enter');
  await pressMenuItem('Slet');
  await dialog().last().getByRole('button', { name: 'Slet', exact: true }).press('Enter');
  await dialog().getByText('Kontor', { exact: true }).waitFor({ state: 'detached' });
  const isBack = () => hasFocus(button('Handlinger for Lager'));
  await expect.poll(isBack, { timeout: 15_000 }).toBe(true);
});
