import { beforeEach, expect, test } from 'vitest';

import {
  dialog,
  dialogButton,
  expectAccessible,
  openScreen,
  openWindow,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { createTrip, tripOf } from '../support/company/bookkeeping.ts';
import { createCompany, type TestCompany } from '../support/company/company.ts';

setUpScreens();
let company: TestCompany;
let tripId: string;
beforeEach(async () => {
  company = await createCompany();
  ({ id: tripId } = await createTrip(company));
});

const field = (name: string) => dialog().getByRole('textbox', { name });

/** Ctrl and Enter in a form that cannot be saved yet. */
async function showsWhatIsMissing(): Promise<void> {
  await field('Til').press('Control+Enter');
  await expect.poll(() => dialog().getByText('Skal udfyldes.').count()).toBe(6);
  await page.locator(':focus').and(field('Kilometer')).waitFor();
}

async function registerDrive(): Promise<void> {
  await openScreen('/mileage', { as: company.employee, width: 360 });
  await expectAccessible();
  await page.getByText('Du har ikke registreret kørsel eller diæter endnu').waitFor();
  await page.getByRole('button', { name: 'Ny kørsel' }).first().click();
  await showsWhatIsMissing();
  await field('Formål').fill('Møde på Aarhus Teater');
  await field('Fra').fill('Aarhus');
  await field('Til').fill('Vejle');
  await field('Kilometer').fill('71,5');
  await field('Nummerplade').fill('ab 12 345');
  await field('Din adresse').fill('Skovvej 4, 8000 Aarhus C');
  await dialog().getByRole('combobox', { name: 'Rejse' }).click();
  await page.getByRole('option', { name: 'Messe i Aarhus' }).click();
  await expectAccessible();
  await dialogButton('Gem').click();
  await page.getByText('Kørslen er gemt og venter på godkendelse.').waitFor();
  await page.getByText('Møde på Aarhus Teater').waitFor();
}

test("an employee's drive is approved by bookkeeping and stands in the trip's sum", async () => {
  await registerDrive();
  await openWindow({ as: company.owner, width: 1440 });
  await page.goto('/accountant');
  await page.getByRole('button', { name: 'Kørsel og diæter', exact: true }).click();
  await dialogButton('Godkend eller afvis').click();
  await dialog()
    .getByRole('heading', { name: /^Kørsel, / })
    .waitFor();
  await expectAccessible();
  await dialogButton('Godkend').click();
  await page.getByText('Kørslen er godkendt.').waitFor();
  await dialogButton('Luk').click();
  await page.getByRole('list', { name: 'Recent Trips' }).getByText('Messe i Aarhus').click();
  await dialog().getByText('281,71 kr.').first().waitFor();
  await expectAccessible();
  expect(await tripOf(company, tripId)).toMatchObject({ mileage: 281.71 });
});
