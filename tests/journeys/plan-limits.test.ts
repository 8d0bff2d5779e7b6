import { recordRoutes } from '@driftig/contracts/records/routes';
import { describe, expect, test } from 'vitest';

import { createCompany } from '../support/company/company.ts';
import { issue } from '../support/company/invoices.ts';
import { changeCompany } from '../support/company/plan.ts';
import { storeRecords } from '../support/company/records.ts';
import {
  button,
  dialog,
  expectAccessible,
  lookAt,
  openScreen,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';

setUpScreens();

/** Fills in an invoice up to the button that saves it. */
async function fillInvoice(): Promise<void> {
  await page.getByRole('tab', { name: /^Payment/ }).click();
  await page.getByRole('radio', { name: /^End/ }).check();
  await page.getByRole('tab', { name: /Customer informations/ }).click();
  await page.getByRole('combobox', { name: 'Kunde' }).click();
  await page.getByRole('option', { name: /æøå/ }).click();
  await page.getByRole('tab', { name: /^Items/ }).click();
  const line = page.getByRole('group', { name: 'Ny linje i Items' });
  await line.getByLabel(/Beskrivelse/).fill('Telt 9 × 15 m');
  await line.getByLabel(/Antal/).fill('2');
  await line.getByLabel(/Pris/).fill('1.250,50');
  await page.keyboard.press('Enter');
  await page.getByText('3.126,25 kr.').first().waitFor();
}

describe('the limits of Starter', () => {
  test('the third user is refused with a link to the plans, and the form keeps what was typed', async () => {
    const { companyId, owner } = await createCompany({ plan: 'starter' });
    await changeCompany(companyId, { userCount: 2 });
    await openScreen('/myteam', { as: owner });
    await button('Inviter medarbejder').click();
    await dialog()
      .getByLabel(/Fulde navn/)
      .fill('Karla Bro');
    await dialog()
      .getByLabel(/E-mail/)
      .fill('karla@trediemand.dk');
    await page.keyboard.press('Enter');
    await page.getByText(/Jeres plan har plads til 2 brugere/).waitFor();
    await expectAccessible();
    await button('Se planer').click();
    const settings = page.getByRole('dialog', { name: 'Settings' });
    await settings.getByText('Jeres plan', { exact: true }).waitFor();
    await button('Skift til Pro').click();
    await page.getByRole('dialog', { name: 'Skift til Pro?' }).waitFor();
    await expectAccessible();
    await page.keyboard.press('Escape');
    await settings.focus();
    await page.keyboard.press('Escape');
    await settings.waitFor({ state: 'detached' });
    await expect
      .poll(() =>
        dialog()
          .getByLabel(/Fulde navn/)
          .inputValue(),
      )
      .toBe('Karla Bro');
  });

  test('two users save the twentieth invoice of the month at once: one is shown the plans', async () => {
    const company = await createCompany({ plan: 'starter' });
    const { owner, administrator } = company;
    await storeRecords(company.store, 'customers', 1);
    for (let count = 0; count < 19; count += 1) await issue(owner);
    await openScreen('/increate', { as: owner });
    const first = page;
    await fillInvoice();
    await openScreen('/increate', { as: administrator });
    await fillInvoice();
    const pages = [first, page];
    await Promise.all(
      pages.map((one) => one.getByRole('button', { name: 'Gem faktura' }).first().click()),
    );
    const ends = await Promise.all(
      pages.map(async (one) => {
        const popup = one.getByRole('dialog').filter({ visible: true });
        await popup.getByText(/saved successfully|plads til 20 fakturaer/).waitFor();
        return (await popup.innerText()).includes('plads til 20 fakturaer') ? 'full' : 'saved';
      }),
    );
    expect(ends.toSorted()).toEqual(['full', 'saved']);
    lookAt(pages[ends.indexOf('full')] ?? page);
    await expectAccessible();
    await button('Se planer').click();
    await page.getByText('Jeres plan', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('3.126,25 kr.').first().waitFor();
    const { json } = await owner.call(recordRoutes.listInvoices, { query: { limit: '100' } });
    expect(json).toHaveLength(20);
  });
});
