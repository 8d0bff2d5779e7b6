import { recordRoutes } from '@driftig/contracts/records/routes';
import type { Locator } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';

import { createCompany, type Caller } from '../support/company/company.ts';
import { openScreen, page, setUpScreens } from '../support/browser/screen.ts';

setUpScreens();

let owner: Caller;
beforeEach(async () => {
  ({ owner } = await createCompany({ companyName: 'Nordlys Event ApS' }));
  await openScreen('/increate', { as: owner });
});

const patient = { timeout: 15_000 };

test('a customer is found by the beginning of the name, and made where there is none', async () => {
  const addCustomer = async (company: string, fullname: string) => {
    const body = { dType: 'customers', company, fullname };
    await owner.call(recordRoutes.createRecord, { body });
  };
  await addCustomer('Brabrand Boligforening', 'Kirsten Holm');
  await addCustomer('Holm & Søn ApS', 'Jesper Lind');
  await page.goto('/increate?tab=customer');
  const chooser = page.getByRole('combobox', { name: 'Kunde' });
  await chooser.click();
  await page.keyboard.type('Holm');
  await page.getByRole('option', { name: /^Brabrand Boligforening.*Kirsten Holm/ }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByLabel('Navn (att.)').inputValue(), patient).toBe('Jesper Lind');
  await chooser.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Nyt Firma ApS');
  await page.getByRole('option', { name: 'Ny kunde "Nyt Firma ApS"' }).waitFor();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog');
  await expect.poll(() => form.getByLabel('Firma').inputValue(), patient).toBe('Nyt Firma ApS');
  await form.getByLabel('Adresse').fill('Havnegade 1');
  await form.getByRole('button', { name: 'Gem' }).click();
  await form.waitFor({ state: 'detached' });
  await expect.poll(() => chooser.inputValue()).toBe('Nyt Firma ApS');
  await expect.poll(() => page.getByLabel('Adresse').inputValue()).toBe('Havnegade 1');
});

/** Pastes a text into a field and presses Enter, before the page has done anything between the two. */
async function pasteAndEnter(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.evaluate((input, pasted) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(input, pasted);
    const inputType = 'insertFromPaste';
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
    const key = { key: 'Enter', bubbles: true, cancelable: true };
    input.dispatchEvent(new KeyboardEvent('keydown', key));
  }, text);
}

test('a pasted name and Enter choose the customer of that name, never an older result', async () => {
  const addCustomer = async (company: string) => {
    const body = { dType: 'customers', company };
    await owner.call(recordRoutes.createRecord, { body });
  };
  for (const name of ['Aarhus Havn', 'Holm & Søn ApS', 'Vejle Kommune']) await addCustomer(name);
  await page.goto('/increate?tab=customer');
  const chooser = page.getByRole('combobox', { name: 'Kunde' });
  for (const name of ['Vejle Kommune', 'Holm & Søn ApS', 'Aarhus Havn']) {
    await pasteAndEnter(chooser, name.toLowerCase());
    await expect.poll(() => chooser.inputValue(), patient).toBe(name);
  }
  await page.goto('/dashboard');
  const list = '**/api/customers?*';
  let answer = () => Promise.resolve();
  const asked = new Promise<void>((resolve) => {
    void page.route(list, (route) => {
      answer = () => route.continue();
      resolve();
    });
  });
  await page.goto('/order?new=1');
  await asked;
  const field = page.getByRole('dialog').getByRole('combobox', { name: 'Kunde' });
  await pasteAndEnter(field, 'Vejle');
  await expect.poll(() => page.getByRole('dialog', { name: 'Ny kunde' }).count()).toBe(0);
  await answer();
  await expect.poll(() => field.inputValue(), patient).toBe('Vejle Kommune');
});

test('opening the form of a new customer says nothing of the field behind it', async () => {
  await page.goto('/increate?tab=customer');
  const chooser = page.getByRole('combobox', { name: 'Kunde' });
  await chooser.click();
  await page.getByRole('option', { name: 'Ny kunde' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Firma').waitFor();
  await form.getByRole('button', { name: 'Annuller' }).waitFor();
  await expect.poll(() => chooser.getAttribute('aria-invalid')).not.toBe('true');
  await form.getByRole('button', { name: 'Annuller' }).click();
  await form.waitFor({ state: 'detached' });
  await expect.poll(() => chooser.getAttribute('aria-invalid')).not.toBe('true');
});
