import { dashboardRoutes } from '@driftig/contracts/dashboard/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { expect, test } from 'vitest';

import { createCompany } from '../support/company/company.ts';
import { saveSettings } from '../support/company/company-settings.ts';
import { issue } from '../support/company/invoices.ts';
import {
  address,
  expectAccessible,
  hasFocus,
  openScreen,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';

setUpScreens();

const step = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first();

test.each([1440, 768, 360])(
  'a new company is led to its first invoice, and the figures then come before what is left (%i px)',
  async (width) => {
    const company = await createCompany();
    const { owner } = company;
    await saveSettings(company, { kontonumber: '' });
    await openScreen('/dashboard', { as: owner, width });
    // The test company has colleagues.
    await page.getByText('1 af 5').waitFor();
    await page.getByText('Velkommen, Mette. Fire ting mangler, før I er i gang.').waitFor();
    await expect
      .poll(() => page.locator('[aria-current="step"]').innerText())
      .toContain('Konto og adresse');
    const sheet = page.getByRole('article', { name: 'Faktura 1' });
    await sheet.getByText('Første kunde').waitFor();
    await expectAccessible();

    await saveSettings(company);
    const holm = { company: 'Holm & Søn ApS', zipcode: '8000', town: 'Aarhus C' };
    await owner.call(recordRoutes.createRecord, { body: { dType: 'customers', ...holm } });
    await page.reload();
    await page.getByText('3 af 5').waitFor();
    await expect
      .poll(() => step('Konto og adresse').innerText())
      .toContain('reg.nr. 0123, konto 0001234567');
    await expect.poll(() => page.locator('[aria-current="step"]').innerText()).toContain('Logo');
    await sheet.getByText('Holm & Søn ApS').waitFor();
    await expect.poll(() => page.getByText('Salg pr. måned').count()).toBe(0);
    await page.getByRole('link', { name: 'Ny faktura' }).click();
    await page.waitForURL('**/increate');

    await issue(owner);
    await page.goto('/dashboard');
    await page.getByText('Salg pr. måned').waitFor();
    // A logo is missing: the guide stays until it is put away.
    await page.getByText('4 af 5').waitFor();
    await page.getByRole('button', { name: 'Skjul guiden' }).click();
    await expect.poll(() => page.getByText('Kom i gang').count()).toBe(0);
    await page.reload();
    await page.getByText('Salg pr. måned').waitFor();
    await expect.poll(() => page.getByText('Kom i gang').count()).toBe(0);
  },
);

test('the figures are shown when the steps cannot be fetched', async () => {
  const { owner } = await createCompany();
  await openScreen('/products', { as: owner });
  await page.route(`**${dashboardRoutes.getFirstSteps.path}`, (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await page.goto('/dashboard');
  await page.getByText('No data is found').first().waitFor();
  await expect.poll(() => page.getByText('Kom i gang').count()).toBe(0);
});

test('a link to the import opens it, and closing it leaves the list with the focus', async () => {
  const { owner } = await createCompany();
  await openScreen('/customers?import=1', { as: owner });
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByText('Her samler I dem, I sender fakturaer til.').waitFor();
  await expect.poll(() => hasFocus(page.getByRole('main'))).toBe(true);
  await expect.poll(async () => (await address()).search).toBe('');
});
