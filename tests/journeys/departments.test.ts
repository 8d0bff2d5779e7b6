import { expect, test } from 'vitest';

import { createCompany, testPassword } from '../support/company/company.ts';
import {
  button,
  dialog,
  expectAccessible,
  menuItem,
  openScreen,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { pressMenuItem } from '../support/browser/press-menu-item.ts';
import { expectToast } from '../support/browser/toasts.ts';

setUpScreens();

test('departments are created, renamed in their row and deleted; the last one cannot be deleted', async () => {
  const { owner } = await createCompany({ plan: 'pro' });
  await openScreen('/myteam?settings=departments', { as: owner });
  const name = dialog().getByRole('textbox', { name: 'Ny afdeling' });
  await name.fill(' ');
  await page.keyboard.press('Enter');
  await page.getByText('Angiv venligst et afdelingsnavn.').waitFor();
  await page.route('**/apis/savenew', (route) => route.abort(), { times: 1 });
  await name.fill('Lager');
  await page.keyboard.press('Enter');
  await page.getByText('Kunne ikke oprette. Prøv igen.').waitFor();
  for (const made of ['Lager', 'Kontor']) {
    await name.fill(made);
    await expectToast(page, 'Afdeling oprettet.', () => page.keyboard.press('Enter'));
    await dialog().getByRole('listitem').filter({ hasText: made }).waitFor();
  }
  await expectAccessible();

  await button('Handlinger for Lager').press('Enter');
  await pressMenuItem('Omdøb');
  const renamed = dialog().getByRole('textbox', { name: 'Navn på afdelingen' });
  await renamed.fill('');
  await page.keyboard.press('Enter');
  await page.getByText('Navnet må ikke være tomt.').waitFor();
  await page.keyboard.press('Escape');
  await button('Handlinger for Lager').press('Enter');
  await pressMenuItem('Omdøb');
  await renamed.fill('Lageret');
  await expectToast(page, 'Ændringer gemt.', () => page.keyboard.press('Enter'));

  await button('Handlinger for Kontor').click();
  await menuItem('Slet').click();
  const question = page.getByRole('dialog', { name: 'Slet Kontor?' });
  await expectToast(page, 'Slettede "Kontor".', () =>
    question.getByRole('button', { name: 'Slet', exact: true }).click(),
  );
  await button('Handlinger for Lageret').click();
  await menuItem(/^Slet/).getByText('Kan ikke slette den sidste afdeling').waitFor();
  await expect.poll(() => menuItem(/^Slet/).isDisabled()).toBe(true);
  await expectAccessible();
});

test('the owner changes the name of the company with the password', async () => {
  const { owner } = await createCompany({ companyName: 'Nordlys Event ApS' });
  await openScreen('/dashboard?settings=company', { as: owner, width: 360 });
  await button('Skift navn').click();
  const asked = page.getByRole('dialog', { name: 'Skift virksomhedens navn' });
  await asked.getByLabel(/^Virksomhedsnavn/).fill('Sydlys Fest ApS');
  await asked.getByLabel(/^Din adgangskode/).fill('en-anden-kode');
  await page.keyboard.press('Enter');
  await asked.getByText('Adgangskoden er forkert.').waitFor();
  await expectAccessible();
  await asked.getByLabel(/^Din adgangskode/).fill(testPassword);
  await expectToast(page, 'Virksomheden hedder nu Sydlys Fest ApS.', () =>
    page.keyboard.press('Enter'),
  );
  await asked.waitFor({ state: 'detached' });
  await dialog().getByText('Sydlys Fest ApS').last().waitFor();
});
