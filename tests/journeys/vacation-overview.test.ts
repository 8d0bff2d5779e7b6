import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { beforeEach, describe, expect, test } from 'vitest';

import { applyFor, applyAndApprove, listAbsences, today } from '../support/company/absences.ts';
import { createCompany, type TestCompany } from '../support/company/company.ts';
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
let people: readonly string[];

/** Ali is ill until further notice, Freja is on holiday today. */
beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
  people = await createPeople(company, ['Ali Hassan', 'Freja Holm', 'Ida Krogh']);
  const [ali, freja] = people;
  const { owner } = company;
  const illness = { employeeid: ali, type: 'sickness', startdate: today(), open: 1 };
  await applyFor(owner, { ...illness, comment: 'Feber' });
  await applyAndApprove(owner, owner, { employeeid: freja, startdate: today(), comment: 'Skagen' });
});

async function open(width: number): Promise<void> {
  await openScreen('/vacat', { as: company.owner, width });
  await button('Oversigt').click();
  await dialog().getByText('Godkendt 2').waitFor();
}

const choose = (label: string) => dialog().getByText(label, { exact: true }).click();

test('the calendar shows who is away, by week and month, filtered, and as a PDF', async () => {
  await open(1440);
  const table = dialog().getByRole('table');
  await table.getByRole('button', { name: /^Sygdom, fra .* indtil videre, godkendt$/ }).waitFor();
  await expectAccessible();
  await table.getByRole('button', { name: /^Ferie, .*, godkendt$/ }).click();
  await page.getByRole('dialog', { name: 'Freja Holm' }).getByText('Skagen').waitFor();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Freja Holm' }).waitFor({ state: 'detached' });

  await choose('Måned');
  await dialog().getByText('Godkendt 2').waitFor();
  await dialog().getByRole('switch', { name: 'Sygdom' }).click();
  await dialog().getByText('Godkendt 1').waitFor();
  await dialog().getByRole('switch', { name: 'Kun fraværende' }).click();
  await table.getByRole('rowheader', { name: 'Ida Krogh' }).waitFor({ state: 'detached' });
  await expect.poll(() => table.getByRole('rowheader').allInnerTexts()).toEqual(['Freja Holm']);
  await expectAccessible();

  const download = page.waitForEvent('download');
  await dialogButton('Gem som PDF').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('timeoff-calendar.pdf');
  const stream = await file.createReadStream();
  const [sheet] = await readPdf(new Uint8Array(Buffer.concat(await stream.toArray())));
  expect(sheet?.width).toBeGreaterThan(sheet?.height ?? 0);
  expect(sheet?.text).toContain('Freja Holm');
  expect(sheet?.text).toContain('kun ferie, kun fraværende');
  expect(sheet?.text).not.toContain('Ali Hassan');
});

test('holiday is planned for the employee of the clicked day, and cancelled again', async () => {
  const { owner } = company;
  await open(1440);
  const table = dialog().getByRole('table');
  await dialogButton('Næste uge').click();
  await table.getByRole('button', { name: /^Planlæg Ferie for Ida Krogh, tirsdag/ }).click();
  const plan = page.getByRole('dialog', { name: 'Planlæg Ferie' });
  await plan.getByText('Total 1 dag').waitFor();
  await expect
    .poll(() => plan.getByRole('combobox', { name: 'Medarbejder' }).inputValue())
    .toBe('Ida Krogh');
  await expectAccessible();
  await plan.getByRole('button', { name: 'Gem' }).click();
  const bar = table
    .getByRole('row', { name: /^Ida Krogh/ })
    .getByRole('button', { name: /^Ferie/ });
  await bar.waitFor();
  expect(await listAbsences(owner, '0')).toMatchObject({ data: [{ employeename: 'Ida Krogh' }] });

  await bar.click();
  const entry = page.getByRole('dialog', { name: 'Ida Krogh' });
  await entry.getByRole('button', { name: 'Annuller ferie' }).click();
  await page.getByText('Er du sikker på, at du vil annullere denne ferie?').waitFor();
  await expectAccessible();
  await page.getByRole('button', { name: 'Annuller ferie' }).last().click();
  await bar.waitFor({ state: 'detached' });
  await entry.waitFor({ state: 'detached' });
  expect(await listAbsences(owner, '0')).toMatchObject({ total: 0 });
});

test('by keyboard Tab goes from bar to bar, and planning is a button', async () => {
  await open(1440);
  const focusedName = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  await dialog().getByRole('button', { name: 'Planlæg Ferie', exact: true }).focus();
  const names: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    await page.keyboard.press('Tab');
    names.push(await focusedName());
  }
  // The calendar itself, which scrolls, and then what is in it.
  expect(names.slice(1)).toEqual([
    expect.stringMatching(/^Sygdom, /),
    expect.stringMatching(/^Ferie, /),
  ]);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Freja Holm' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(focusedName, { timeout: 15_000 }).toMatch(/^Ferie, /);
  await dialog().getByRole('button', { name: 'Planlæg Ferie', exact: true }).press('Enter');
  await page.getByRole('dialog', { name: 'Planlæg Ferie' }).getByText('Me').first().waitFor();
});

describe('on a phone', () => {
  test('the week is a list by day, the month a calendar, and filters are in a sheet', async () => {
    await open(360);
    await dialog()
      .getByRole('button', { name: /^Ali Hassan.*Sygdom indtil videre.*godkendt$/ })
      .waitFor();
    await expectAccessible();
    await choose('Måned');
    await dialog().getByRole('table').waitFor();
    await expectAccessible();
    await dialogButton('Filtre').click();
    await page.getByRole('switch', { name: 'Kun fraværende' }).click();
    await expectAccessible();
    await page.getByRole('button', { name: 'Vis', exact: true }).click();
    await dialog().getByRole('button', { name: 'Filtre 1 valgt' }).waitFor();
  });
});

test('a failed request shows one error, and no day looks free', async () => {
  const { path } = vacationRoutes.listAbsenceEntries;
  await openScreen('/vacat', { as: company.owner, width: 360, hearsOthers: false });
  const failing = (url: URL) => url.pathname === path;
  await page.route(failing, (route) => route.fulfill({ status: 500, json: {} }));
  await button('Oversigt').click();
  await dialog().getByText('Fraværet kunne ikke hentes, så kalenderen er tom.').waitFor();
  await expect.poll(() => dialog().getByRole('alert').count()).toBe(1);
  await expect.poll(() => dialog().getByText('Ingen er væk.').count()).toBe(0);
  await page.unroute(failing);
  await dialogButton('Prøv igen').click();
  await dialog().getByText('Godkendt 2').waitFor();
  await expect.poll(() => dialog().getByRole('alert').count()).toBe(0);
});

test('where all at once fails each person is asked for; where that fails, too, nothing is shown', async () => {
  const [, freja = ''] = people;
  const { path } = vacationRoutes.listAbsenceEntries;
  const isCall = (url: URL) => url.pathname === path;
  await openScreen('/vacat', { as: company.owner });
  await page.route(isCall, async (route) => {
    const person = new URL(route.request().url()).searchParams.get('employeeId');
    if (person === null) await route.fulfill({ status: 500, json: {} });
    else await route.continue();
  });
  await button('Oversigt').click();
  await dialog().getByText('Godkendt 2').waitFor();
  await expect.poll(() => dialog().getByRole('alert').count()).toBe(0);

  await page.route(isCall, (route) =>
    new URL(route.request().url()).searchParams.get('employeeId') === freja
      ? route.fallback()
      : route.fulfill({ status: 500, json: {} }),
  );
  // The week after next was not fetched ahead yet.
  await dialogButton('Næste uge').click();
  await dialogButton('Næste uge').click();
  await dialog()
    .getByText(/^Fraværet for \d+ medarbejdere kunne ikke hentes\.$/)
    .waitFor();

  await page.route(isCall, (route) => route.fulfill({ status: 500, json: {} }));
  await choose('Måned');
  await dialogButton('Næste måned').click();
  await dialog().getByText('Fraværet kunne ikke hentes, så kalenderen er tom.').waitFor();
  await dialog().getByText('Godkendt –').waitFor();
  await expectAccessible();
});
