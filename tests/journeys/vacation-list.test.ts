import { beforeEach, expect, test } from 'vitest';

import { applyFor, coming, listAbsences, today } from '../support/company/absences.ts';
import { createCompany, type TestCompany } from '../support/company/company.ts';
import { createPeople } from '../support/company/planning.ts';
import {
  button,
  dialog,
  dialogButton,
  expectAccessible,
  holdCard,
  openFilters,
  openScreen,
  page,
  rowOf,
  setUpScreens,
} from '../support/browser/screen.ts';
import { expectToast } from '../support/browser/toasts.ts';

setUpScreens();
let company: TestCompany;
let sara = '';

beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
  [sara = ''] = await createPeople(company, ['Sara Winther']);
});

const form = () => page.getByRole('region', { name: /^(Ny|Rediger) ansøgning$/ });
const seen = (text: string | RegExp) => page.getByText(text).filter({ visible: true }).first();

test.each([1440, 360])('several are chosen and approved at once (%i px)', async (width) => {
  await applyFor(company.owner, { employeeid: sara });
  await applyFor(company.employee, { startdate: coming(1) });
  await openScreen('/vacat', { as: company.owner, width });
  await rowOf('Sara Winther').waitFor();
  if (width < 768) {
    await holdCard('Sara Winther');
    await page.getByRole('checkbox', { name: 'Vælg ', checked: false }).check();
  } else await page.getByRole('checkbox', { name: 'Vælg alle på siden' }).check();
  await expectAccessible();
  await button('Godkend 2').click();
  await dialog().getByText('Godkend 2 ansøgninger?').waitFor();
  await expectAccessible();
  await expectToast(page, '2 ansøgninger er godkendt.', () => dialogButton('Godkend 2').click());
  await seen('Ingen ansøgninger afventer').waitFor();
  await expect.poll(() => button(/^(Godkend|Ryd valg)/).count()).toBe(0);
});

test('on a phone choosing begins from the filters, too, where there is something to approve', async () => {
  await applyFor(company.owner, { employeeid: sara });
  await openScreen('/vacat', { as: company.owner, width: 360 });
  await rowOf('Sara Winther').waitFor();
  await openFilters();
  await dialogButton('Vælg flere').or(dialog().getByText('Vælg flere')).first().click();
  await page.getByRole('checkbox', { name: /^Vælg Sara Winther, ferie/ }).check();
  await seen('1 valgt').waitFor();
  await button('Ryd valg').click();
  await button(/^Godkend Sara Winther/).waitFor();
  await page.locator('main label').filter({ hasText: 'Godkendt' }).click();
  await seen('Ingen godkendte ansøgninger').waitFor();
  await openFilters();
  await expect.poll(() => dialog().getByText('Vælg flere').count()).toBe(0);
});

test('the filters of this month are in the address', async () => {
  await openScreen(`/vacat?from=${coming()}&to=${coming(4)}`, { as: company.owner });
  await seen('Ingen ansøgninger matcher filtrene').waitFor();
  await expect.poll(() => button('Ryd filtre').count()).toBe(1);
  await page.getByText('Måned', { exact: true }).click();
  await page.waitForURL(/from=\d{4}-\d\d-01&to=/);
  await page.getByRole('radio', { name: 'Måned', checked: true }).waitFor({ state: 'attached' });
  await page.goBack();
  await page.waitForURL((url) => url.searchParams.get('from') === coming());
  await page.getByRole('radio', { name: 'Måned', checked: false }).waitFor({ state: 'attached' });
});

test('by keyboard alone: the focus stays at the row, also when it comes back or is not written after all', async () => {
  await applyFor(company.owner, { employeeid: sara });
  await applyFor(company.employee, { startdate: coming(1) });
  await openScreen('/vacat', { as: company.owner });
  await rowOf('Sara Winther').waitFor();
  const focused = () =>
    page.evaluate(
      () =>
        document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    );
  const expectFocus = async (name: RegExp) => {
    await expect.poll(focused, { timeout: 15_000 }).toMatch(name);
  };

  await button(/^Godkend Sara Winther/).press('Enter');
  await rowOf('Sara Winther').waitFor({ state: 'detached' });
  await expectFocus(/^Godkend (?!Sara)/);
  await button('Fortryd').press('Enter');
  await rowOf('Sara Winther').waitFor();
  await expectFocus(/^Godkend Sara Winther/);

  await button('Ansøg').press('Enter');
  await form().getByRole('combobox', { name: 'Medarbejder' }).waitFor();
  await page.keyboard.press('Escape');
  await form().waitFor({ state: 'detached' });
  await expectFocus(/^Ansøg$/);
  await button(/^Handlinger for Sara Winther/).press('Enter');
  await page.getByRole('menuitem', { name: 'Rediger' }).press('Enter');
  await form().getByRole('textbox', { name: 'Kommentar' }).fill('Uden Esc');
  await page.keyboard.press('Escape');
  await form().getByRole('button', { name: 'Annuller' }).press('Enter');
  await expectFocus(/^Godkend Sara Winther/);
});

test('without a connection the tick says so and can be tried again', async () => {
  await applyFor(company.owner, { employeeid: sara });
  await openScreen('/vacat', { as: company.owner, hearsOthers: false });
  await seen('Ingen vagter i perioden').waitFor();
  await page.context().setOffline(true);
  await button(/^Godkend Sara Winther/).click();
  await page
    .getByRole('alert')
    .getByText(/^Sara Winther, ferie .* kunne ikke gemmes$/)
    .waitFor();
  await page.context().setOffline(false);
  await page.getByRole('alert').getByRole('button', { name: 'Prøv igen' }).click();
  await seen('Ingen ansøgninger afventer').waitFor();
  expect(await listAbsences(company.owner, '1')).toMatchObject({ total: 1 });
});

test('the dashboard says how many wait and who is away, and leads to them', async () => {
  await applyFor(company.owner, {
    employeeid: sara,
    type: 'sickness',
    startdate: today(),
    open: 1,
  });
  await openScreen('/dashboard', { as: company.owner });
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Sara Winther' })
    .getByText('Sygdom')
    .first()
    .waitFor();
  await expect.poll(() => page.getByText(/ferieansøgning(er)? venter/).count()).toBe(0);
  await applyFor(company.employee);
  await page.reload();
  await seen('1 ferieansøgning venter').click();
  await page.waitForURL('**/vacat*');
  await button(/^Godkend /).waitFor();
});
