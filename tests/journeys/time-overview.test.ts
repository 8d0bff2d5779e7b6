import { timeRoutes } from '@driftig/contracts/time/routes';
import { addDays } from '@driftig/domain/dates';
import { mondayOf } from '@driftig/domain/weeks';
import { beforeEach, describe, expect, test } from 'vitest';

import { applyFor } from '../support/company/absences.ts';
import { createCompany, type TestCompany } from '../support/company/company.ts';
import { approvedHours, createProject, register, today } from '../support/company/hours.ts';
import { createPeople } from '../support/company/planning.ts';
import { readPdf } from '../support/files/read-pdf.ts';
import {
  button,
  dialog,
  dialogButton,
  expectAccessible,
  openScreen,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';

setUpScreens();
let company: TestCompany;
/** The Monday of last week: a past week, whatever day it is. */
const monday = addDays(mondayOf(today()), -7);
const address = `/approvehours?overview=week&overviewDay=${monday}`;

/** The employee has had too little rest between Monday and Tuesday; Freja is ill on Wednesday. */
beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
  const { owner, employee } = company;
  const [freja = ''] = await createPeople(company, ['Freja Holm']);
  const projectId = await createProject(owner);
  const late = { projectId, date: monday, startTime: '12:00', endTime: '22:00' };
  const early = { date: addDays(monday, 1), startTime: '06:00', endTime: '12:00' };
  await approvedHours(employee, owner, { ...late, activity: 'Nedtagning' });
  await register(employee, { ...late, ...early, activity: 'Opsætning' });
  const wednesday = addDays(monday, 2);
  await applyFor(owner, {
    employeeid: freja,
    type: 'sickness',
    startdate: wednesday,
    enddate: wednesday,
  });
});

const name = () => company.employee.user.name;
const person = () => dialog().getByRole('button', { name: name() });

describe.each([
  ['a desk', 1440],
  ['a phone', 360],
])('on %s', (_where, width) => {
  test('the overview has all employees’ hours by week and month, with explanations', async () => {
    await openScreen(address, { as: company.owner, width });
    await person().waitFor();
    await dialog().getByText('Freja Holm').waitFor();
    await dialog()
      .getByText(/^16,00( timer)?$/)
      .first()
      .waitFor();
    await expectAccessible();

    await person().click();
    const days = dialog().getByRole('table', { name: `Dagene for ${name()}` });
    await days.getByRole('cell', { name: '10,00' }).waitFor();
    await expectAccessible();

    await dialog().getByRole('button', { name: 'Se registreringerne' }).click();
    await dialog().getByText('Nedtagning').waitFor();
    await dialog().getByText('Opsætning').waitFor();
    expect(new URL(page.url()).searchParams.get('overviewTab')).toBe('details');
    await expectAccessible();

    await dialog().getByText('Projekt', { exact: true }).first().click();
    await dialog().getByRole('button', { name: 'Lager' }).waitFor();

    await dialog().getByText('Måned', { exact: true }).click();
    await page.getByRole('dialog', { name: 'Månedsoversigt' }).waitFor();
    await expect
      .poll(() => dialog().getByRole('radio', { name: 'Projekt' }).isChecked())
      .toBe(true);
    await dialog().getByRole('tab', { name: 'Oversigt' }).click();
    await person().waitFor();
    await expectAccessible();
  });

  test('a deviation is noted, with what the law asks for', async () => {
    await openScreen(`/approvehours/deviations?from=${monday}`, { as: company.owner, width });
    const open = page.getByRole('button', { name: name() });
    await open.first().waitFor();
    await expectAccessible();
    await open.first().click();
    await dialog().getByText('Arbejdsmiljøloven § 50').waitFor();
    const what = dialog().getByLabel(/^Hvad skete der/);
    await expect
      .poll(() => what.inputValue())
      .toBe('8,00 timers hvile på et døgn, hvor reglen er 11');
    await expectAccessible();
    await dialogButton('Noter').click();
    await dialog().getByText('Skriv hvorfor.').waitFor();
    await dialog()
      .getByLabel(/^Hvorfor/)
      .fill('Kunden flyttede festen.');
    await dialogButton('Noter').click();
    await page.getByText('Afvigelsen er noteret.').waitFor();

    await page.goto(
      new URL(`/approvehours/deviations?from=${monday}&status=noted`, page.url()).href,
    );
    await open.first().click();
    await dialog().getByText('Kunden flyttede festen.').waitFor();
    await dialog().getByText(company.owner.user.name).waitFor();
    await expectAccessible();
  });
});

test('the overview is opened from the page, filtered, and saved as a PDF with real text', async () => {
  await openScreen('/approvehours', { as: company.owner });
  await button('Ugeoversigt').click();
  await dialogButton('Forrige uge').click();
  await person().waitFor();
  await dialog().getByRole('combobox', { name: 'Medarbejder' }).click();
  await page.getByRole('listbox').getByRole('option', { name: name() }).click();
  await dialog().getByText('Freja Holm').waitFor({ state: 'detached' });

  const download = page.waitForEvent('download');
  await dialogButton('Gem som PDF').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('timeoversigt.pdf');
  const stream = await file.createReadStream();
  const [sheet] = await readPdf(new Uint8Array(Buffer.concat(await stream.toArray())));
  expect(sheet?.width).toBeLessThan(sheet?.height ?? 0);
  expect(sheet?.text).toContain(name());
  expect(sheet?.text).toContain('Nedtagning');
  expect(sheet?.text).toContain('12:00–22:00');
  expect(sheet?.text).not.toContain('Freja Holm');

  await page.goBack();
  await dialog().waitFor({ state: 'detached' });
  expect(new URL(page.url()).searchParams.has('overview')).toBe(false);
});

test('a failed request shows an error, and can be retried', async () => {
  const { path } = timeRoutes.getHoursOverview;
  await openScreen('/approvehours', { as: company.owner, hearsOthers: false });
  await button('Ugeoversigt').waitFor();
  await page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ status: 500, json: {} }),
  );
  await button('Ugeoversigt').click();
  await dialog().getByText('Timerne kunne ikke hentes.').waitFor();
  await expectAccessible();
  await page.unroute((url) => url.pathname === path);
  await page.unrouteAll();
  await dialogButton('Prøv igen').click();
  await person().waitFor();
});

test('the manager’s dashboard says how many hours wait, and leads to them', async () => {
  await openScreen('/dashboard', { as: company.owner });
  await page.getByRole('link', { name: /^1 tidsregistrering venter/ }).click();
  await page.waitForURL('**/approvehours?status=pending');
  await expect
    .poll(() => page.getByRole('tab', { name: /^Afventer/ }).getAttribute('aria-selected'))
    .toBe('true');
});

test('the manager’s dashboard lists deviations without a note, and links to them', async () => {
  const [nanna = ''] = await createPeople(company, ['Nanna Frost']);
  const projectId = await createProject(company.owner, 'Nedtagning');
  await register(company.owner, { projectId, employeeId: nanna, date: today(), hours: 14 });
  await openScreen('/dashboard', { as: company.owner });
  const link = page.getByRole('link', { name: /afvigelse.* fra hviletid mangler en note/ });
  const row = page.getByRole('listitem').filter({ has: link });
  await row.getByText(/Nanna Frost/).waitFor();
  await expectAccessible();
  await link.click();
  await page.waitForURL('**/approvehours/deviations*');
  await page.getByRole('button', { name: 'Nanna Frost' }).first().waitFor();
});
