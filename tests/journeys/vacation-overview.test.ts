import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { beforeEach, describe, expect, test } from 'vitest';

import { applyFor, approved, today } from '../support/absences.ts';
import { createCompany, type TestCompany } from '../support/company.ts';
import { createPeople } from '../support/planning.ts';
import { readPdf } from '../support/read-pdf.ts';
import {
  button,
  dialog,
  dialogButton,
  expectAccessible,
  openScreen,
  page,
  setUpScreens,
} from '../support/screen.ts';

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
  await approved(owner, owner, { employeeid: freja, startdate: today(), comment: 'Skagen' });
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
  expect(await table.getByRole('rowheader').allInnerTexts()).toEqual(['Freja Holm']);
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
  expect(await dialog().getByRole('alert').count()).toBe(0);

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
