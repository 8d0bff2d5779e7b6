import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { createCompany, type Caller } from '../support/company/company.ts';
import { openScreen, page, setUpScreens } from '../support/browser/screen.ts';
import { expectToast } from '../support/browser/toasts.ts';

setUpScreens();

async function screenOf(as: Caller, path: string): Promise<Page> {
  await openScreen(path, { as, hearsOthers: false });
  return page;
}

const field = (at: Page, name: string) =>
  at.getByRole('dialog').getByRole('textbox', { name, exact: true });
const save = (at: Page) =>
  at.getByRole('dialog').getByRole('button', { name: 'Gem', exact: true }).click();

test('saving settings over an older version (409) names the change, and keeps what was typed', async () => {
  const { owner, administrator } = await createCompany();
  const mette = await screenOf(owner, '/customers?settings=company');
  const anders = await screenOf(administrator, '/customers?settings=company');
  await field(anders, 'By').fill('Randers');
  await field(mette, 'Telefon').fill('11 11 11 11');
  await expectToast(mette, 'Indstillingerne er gemt', () => save(mette));

  await save(anders);
  const told = anders.getByText('En anden har ændret indstillingerne imens: Telefon.', {
    exact: false,
  });
  await told.waitFor();
  const box = await told.boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  await anders.getByRole('button', { name: 'Hent det nyeste' }).click();
  await anders.getByText('Du ser nu det nyeste.', { exact: false }).waitFor();
  await expect.poll(() => field(anders, 'Telefon').inputValue()).toBe('11 11 11 11');
  await expect.poll(() => field(anders, 'By').inputValue()).toBe('Randers');

  await expectToast(anders, 'Indstillingerne er gemt', () => save(anders));
  const kept = await mette.request.get('/invoice/generalInfo');
  expect(await kept.json()).toMatchObject([{ gphone: '11 11 11 11', gtown: 'Randers' }]);
});

test('an invalid CVR number is reported when the field loses focus, unless the company is foreign', async () => {
  const { owner } = await createCompany();
  await openScreen('/customers?new=1', { as: owner });
  const wrong = page.getByText('CVR-nummeret er ikke gyldigt. Tjek de 8 cifre.');
  await field(page, 'E-mail').fill('lone@');
  await field(page, 'CVR-nr.').fill('13748137');
  await field(page, 'Telefon').focus();
  await wrong.waitFor();
  await field(page, 'Land').fill('Sverige');
  await field(page, 'Telefon').focus();
  await wrong.waitFor({ state: 'detached' });
  await expect.poll(() => field(page, 'CVR-nr.').inputValue()).toBe('13748137');
});

test('a refused save of the settings opens the section of the first error', async () => {
  const { owner } = await createCompany();
  await openScreen('/dashboard?settings=company', { as: owner });
  const focused = async (name: string) =>
    await expect
      .poll(() => field(page, name).and(page.locator(':focus')).count(), { timeout: 15_000 })
      .toBe(1);
  const toSection = (name: string) => page.getByRole('tab', { name }).click();
  await field(page, 'E-mail').fill('');
  await toSection('Faktura og moms');
  await field(page, 'Næste fakturanummer').fill('0');
  await save(page);
  await focused('Næste fakturanummer');

  await field(page, 'Næste fakturanummer').fill('99999');
  await save(page);
  await page.getByText('Field "gemail" must be filled out.').waitFor();
  await focused('E-mail');
});
