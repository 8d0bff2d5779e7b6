import { timeRoutes } from '@driftig/contracts/time/routes';
import { formatDate } from '@driftig/domain/format';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';

import { createCompany, type TestCompany } from '../support/company/company.ts';
import {
  createProject,
  decideHours,
  listedHours,
  register,
  workDay,
} from '../support/company/hours.ts';
import { createPeople } from '../support/company/planning.ts';
import {
  button,
  dialog,
  dialogButton,
  expectAccessible,
  lookAt,
  openScreen,
  page,
  rowOf,
  setUpScreens,
} from '../support/browser/screen.ts';
import { expectToast } from '../support/browser/toasts.ts';

setUpScreens();
let company: TestCompany;
let sara = '';
let projectId = '';

beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
  [sara = ''] = await createPeople(company, ['Sara Winther']);
  projectId = await createProject(company.owner, 'Lager og klargøring');
});

const pending = '/approvehours?status=pending';
const isPhone = () => (page.viewportSize()?.width ?? 0) < 768;
const none = 'Ingen tidsregistreringer fundet i den valgte filtrering.';
const seen = (text: string | RegExp) => page.getByText(text).filter({ visible: true }).first();
const forSara = (fields: object = {}) =>
  register(company.owner, { projectId, employeeId: sara, ...fields });

async function showTab(name: string): Promise<void> {
  if (isPhone()) await page.locator('main label').filter({ hasText: name }).click();
  else await page.getByRole('tab', { name }).click();
}

/** Clicks an action of a row; on a phone it is in the card's bottom sheet. */
async function inRow(act: string): Promise<void> {
  if (isPhone()) {
    await rowOf('Sara Winther').getByRole('button', { name: /^Sara/ }).click();
    return dialogButton(act).click();
  }
  const direct = button(new RegExp(`^${act} Sara Winther`));
  await rowOf('Sara Winther').getByRole('button').first().waitFor();
  if ((await direct.count()) > 0) return direct.click();
  await button(/^Handlinger for Sara Winther/).click();
  await page.getByRole('menuitem', { name: act }).click();
}

async function pageMenu(act: string): Promise<void> {
  await button('Mere om timer').click();
  await page.getByRole('menuitem', { name: act }).click();
}

test.each([1440, 360])(
  'hours are approved, recalled and rejected with a remark, and leave their tab (%i px)',
  async (width) => {
    await forSara();
    await openScreen('/approvehours', { as: company.owner, width });
    await seen(none).waitFor();
    await expectAccessible();
    // The empty tab leads to those that wait.
    await button('Se den, der afventer').click();
    await rowOf('Sara Winther').waitFor();
    await expectAccessible();

    await expectToast(page, 'er godkendt', () => button(/^Godkend Sara Winther/).click());
    await seen(none).waitFor();
    expect(await listedHours(company.owner, '2')).toMatchObject({ total: 1 });

    await showTab('Godkendt');
    await rowOf('Sara Winther').waitFor();
    await expectToast(page, 'afventer igen', () => inRow('Tilbagekald'));
    await seen(none).waitFor();
    await showTab('Afventer');
    await button(/^Afvis Sara Winther/).click();
    await dialogButton('Afvis').click();
    await dialog().getByText('Skriv en bemærkning, så medarbejderen ved hvorfor.').waitFor();
    await dialog().getByLabel('Bemærkning').fill('Der mangler en pause den dag.');
    await expectAccessible();
    await dialogButton('Afvis').click();
    await seen(none).waitFor();
    await showTab('Afvist');
    await rowOf('Sara Winther').waitFor();
    await expectAccessible();
    const acts = button(/^(Godkend|Afvis|Tilbagekald|Handlinger for) Sara/);
    await expect.poll(() => acts.count()).toBe(0);
    expect(await listedHours(company.owner, '3')).toMatchObject({
      data: [{ statusreason: 'Der mangler en pause den dag.' }],
    });
  },
);

test('one of a concurrent edit and approval wins, and the other is refused', async () => {
  const { id } = await forSara();
  await openScreen(pending, { as: company.owner, hearsOthers: false });
  const mette: Page = page;
  await button(/^Handlinger for Sara Winther/).click();
  await page.getByRole('menuitem', { name: 'Rediger' }).click();
  const form = page.getByRole('region', { name: 'Rediger registrering' });
  await form.getByRole('textbox', { name: /^Timer/ }).fill('8');
  await expectAccessible();

  await openScreen(pending, { as: company.administrator });
  await expectToast(page, 'er godkendt', () => button(/^Godkend Sara Winther/).click());
  lookAt(mette);
  await form.getByRole('button', { name: 'Gem' }).click();
  await seen('Timerne er allerede godkendt.').waitFor();
  expect(await listedHours(company.owner, '2')).toMatchObject({ data: [{ id, hours: 7.4 }] });
});

test('approving a row that was changed meanwhile shows the newest version first', async () => {
  const { id, version } = await forSara();
  await openScreen(pending, { as: company.administrator, hearsOthers: false });
  await rowOf('Sara Winther').waitFor();
  await company.owner.call(timeRoutes.updateTimeReport, {
    params: { id },
    body: { date: workDay(), projectId, hours: 9, version },
  });
  const approve = () => button(/^Godkend Sara Winther/).click();
  await expectToast(page, 'En anden har ændret Sara Winther', approve);
  await rowOf('Sara Winther').getByText('9,00', { exact: true }).waitFor();
  await expectToast(page, 'er godkendt', () => button(/^Godkend Sara Winther/).click());
  await button('Fortryd').click();
  await rowOf('Sara Winther').waitFor();
  expect(await listedHours(company.owner, '1')).toMatchObject({ data: [{ hours: 9 }] });
});

test('the slower of two deciders sees the name of the faster one', async () => {
  const { id } = await forSara();
  await openScreen(pending, { as: company.administrator, width: 360, hearsOthers: false });
  await rowOf('Sara Winther').waitFor();
  await decideHours(company.owner, id, 3, { reason: 'Nej' });
  const approve = () => button(/^Godkend Sara Winther/).click();
  await expectToast(page, 'har allerede afvist timerne.', approve);
  await seen(none).waitFor();
});

test.each([1440, 360])(
  'all of the filter are approved at once, what was decided meanwhile is told, and undone (%i px)',
  async (width) => {
    for (const day of [0, 1, 2, 3, 7, 8, 9, 10, 14, 15, 16, 17])
      await forSara({ date: workDay(day) });
    const late = await forSara({ date: workDay(21) });
    await openScreen(`${pending}&size=10&employee=${sara}`, {
      as: company.owner,
      width,
      hearsOthers: false,
    });
    await rowOf('Sara Winther').waitFor();
    if (isPhone()) {
      await button(/^Filtre/).click();
      await dialog()
        .getByRole('button', { name: /^Vælg flere/ })
        .click();
      const first = page.getByRole('checkbox', { name: /^Vælg Sara/ }).first();
      await first.check();
    } else await page.getByRole('checkbox', { name: 'Vælg alle på siden' }).check();
    await button('Vælg alle 13').click();
    await seen('13 valgt').waitFor();
    await expectAccessible();
    await decideHours(company.administrator, late.id, 2);
    await button('Godkend 13').click();
    await dialog()
      .getByText(/13 registreringer på i alt 96,20 timer/)
      .waitFor();
    await expectAccessible();
    await dialogButton('Godkend 13').click();
    await dialog().getByText('12 registreringer er godkendt.').waitFor();
    await dialog().getByText('har allerede godkendt timerne.').waitFor();
    await expectAccessible();
    await expectToast(page, '12 registreringer afventer igen', () =>
      dialogButton('Fortryd').click(),
    );
    expect(await listedHours(company.owner, '1')).toMatchObject({ total: 12 });
    expect(await listedHours(company.owner, '2')).toMatchObject({ total: 1 });
  },
);

test('hours that break the rest wait for a note, and the others go through', async () => {
  await forSara({ hours: 15 });
  await forSara({ date: workDay(2) });
  await openScreen(pending, { as: company.owner });
  await seen('9,00 timers hvile på et døgn, hvor reglen er 11').waitFor();
  await page.getByRole('checkbox', { name: 'Vælg alle på siden' }).check();
  await seen('1 er ikke valgt: se den efter først').waitFor();
  await seen('Over 13 timer på dagen').waitFor();
  await page.getByRole('checkbox', { name: /^Vælg Sara Winther.*15,00/ }).check();
  await button('Godkend 2').click();
  await dialogButton('Godkend 2').click();
  await dialog().getByText('Skriv, hvad der skete.').waitFor();
  await expectAccessible();
  await expectToast(page, '1 registrering er godkendt', () =>
    dialogButton('Godkend kun den anden').click(),
  );
  await seen('9,00 timers hvile på et døgn, hvor reglen er 11').waitFor();
  await button(/^Godkend Sara Winther/).click();
  const typed = (label: RegExp, text: string) => dialog().getByLabel(label).fill(text);
  await typed(/^Hvad skete der/, 'Nedtagning trak ud');
  await typed(/^Hvorfor/, 'Lastbilen punkterede.');
  await dialogButton('Godkend 1').click();
  await seen(none).waitFor();
  expect(await listedHours(company.owner, '2')).toMatchObject({ total: 2 });
  const query = { startDate: workDay(), endDate: workDay() };
  const { json } = await company.owner.call(timeRoutes.listDeviations, { query });
  const what = '9,00 timers hvile på et døgn, hvor reglen er 11: Nedtagning trak ud';
  const note = { what, why: 'Lastbilen punkterede.', people: 1 };
  expect(json).toMatchObject({ data: [{ note }] });
});

test.each([1440, 360])(
  'a manager registers for an employee, on a project made for it (%i px)',
  async (width) => {
    await openScreen('/approvehours', { as: company.owner, width, hearsOthers: false });
    await seen(none).waitFor();
    if (isPhone()) await pageMenu('Opret intern');
    else await button('Opret intern').click();
    await dialogButton('Opret').click();
    await dialog().getByText('Skriv et navn.').waitFor();
    await dialog().getByLabel(/^Navn/).fill('Kursus');
    await expectAccessible();
    await page.route('**/timeregister/admprojects', (route) => route.abort());
    await dialogButton('Opret').click();
    await dialog().getByText('Kunne ikke oprette projekt. Prøv igen.').waitFor();
    await page.unroute('**/timeregister/admprojects');
    await expectToast(page, 'Kursus er oprettet', () => dialogButton('Opret').click());

    await button(/^Opret$/).click();
    const form = isPhone() ? dialog() : page.getByRole('region', { name: 'Ny registrering' });
    await form.getByRole('button', { name: /^Projekt/ }).click();
    await page.getByRole('option', { name: /^Kursus/ }).click();
    await form.getByRole('textbox', { name: /^Timer/ }).fill('6,5');
    await form.getByRole('button', { name: 'Gem' }).click();
    await form.getByText('Vælg en medarbejder.').waitFor();
    await form.getByRole('combobox', { name: 'Medarbejder' }).fill('Sara');
    await page.getByRole('option', { name: 'Sara Winther' }).filter({ visible: true }).click();
    await form.getByRole('textbox', { name: /^Dato/ }).fill(formatDate(workDay()));
    await expectAccessible();
    await form.getByRole('button', { name: 'Gem' }).click();
    await rowOf('Sara Winther').waitFor();
    expect(await listedHours(company.owner, '1')).toMatchObject({
      data: [{ employeeid: sara, projectname: 'Kursus', hours: 6.5 }],
    });
  },
);

test('settings are kept on the device only when the server took them, and a project is closed', async () => {
  await openScreen('/approvehours', { as: company.owner, hearsOthers: false });
  await seen(none).waitFor();
  const copy = () => page.evaluate(() => localStorage.getItem('approveHoursSettings'));
  const usual = JSON.stringify({ timeMode: 'daily', dailyStandard: 7.4, useFlex: true });
  expect(await copy()).toBe(usual);
  await pageMenu('Indstillinger');
  await dialog().getByLabel('Regn flex').uncheck();
  await expectAccessible();
  await page.route('**/timeregister/settings', (route) => route.abort());
  await dialogButton('Gem').click();
  await dialog().getByText('Kunne ikke gemme indstillinger på serveren. Prøv igen.').waitFor();
  expect(await copy()).toBe(usual);
  await page.unroute('**/timeregister/settings');
  await expectToast(page, 'Indstillingerne er gemt.', () => dialogButton('Gem').click());
  expect(await copy()).toContain('"useFlex":false');
  await page.getByRole('columnheader', { name: 'Flex' }).waitFor({ state: 'detached' });

  await pageMenu('Interne projekter');
  await expectAccessible();
  await dialog().getByRole('button', { name: 'Handlinger for Lager og klargøring' }).click();
  const close = page.getByRole('menuitem', { name: 'Luk for timer' });
  await expectToast(page, 'er lukket for timer', () => close.click());
  await dialog().getByText('Lukket', { exact: true }).waitFor();
});

test('a delete that fails takes the row out of sight, is told, and the list is fetched again', async () => {
  await forSara();
  await openScreen(pending, { as: company.owner });
  await rowOf('Sara Winther').waitFor();
  await page.route('**/timeregister/timereports/*', (route) => route.abort());
  await inRow('Slet');
  await expectToast(page, 'kunne ikke slettes', () => dialogButton('Slet').click());
  await rowOf('Sara Winther').waitFor();
  await page.unroute('**/timeregister/timereports/*');
  await inRow('Slet');
  await expectToast(page, 'er slettet', () => dialogButton('Slet').click());
  await seen(none).waitFor();
});
