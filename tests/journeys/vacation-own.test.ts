import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { formatDate } from '@driftig/domain/format';
import { beforeEach, describe, expect, test } from 'vitest';

import { applyFor, applyAndApprove, coming, mine, today } from '../support/company/absences.ts';
import { createCompany, type TestCompany } from '../support/company/company.ts';
import {
  address,
  button,
  dialog,
  dialogButton,
  expectAccessible,
  openScreen,
  page,
  rowOf,
  setUpScreens,
} from '../support/browser/screen.ts';
import { expectToast } from '../support/browser/toasts.ts';
import { expectTouchable } from '../support/browser/touch.ts';

setUpScreens();
let company: TestCompany;

beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
});

const field = (name: string) => page.getByRole('textbox', { name, exact: true }).first();

/** A holiday balance needs an account; this one is employed since long ago. */
const employ = () =>
  company.owner.call(vacationRoutes.saveHolidayAccount, {
    body: {
      employeeid: company.employee.user.userId,
      employedfrom: '2024-09-01',
      employeduntil: '',
      opening: null,
      corrections: [],
    },
  });

describe.each([1440, 360])('at %i px', (width) => {
  const isPhone = width === 360;

  test('one applies, corrects the application and deletes it', async () => {
    const { employee } = company;
    await employ();
    await openScreen('/vacat', { as: employee, width });
    await page.getByText('Du har ikke søgt om fri endnu').waitFor();
    await page.getByText('Tilbage at holde', { exact: true }).waitFor();
    await expectAccessible();

    await button('Ansøg').click();
    await field('Fra').fill(formatDate(coming(1)));
    await field('Til').fill(formatDate(coming(6)));
    await page.getByText('Total 4 dage').waitFor();
    await page.getByText(/uden 2 weekenddage/).waitFor();
    await page.getByText('tilbage bagefter').waitFor();
    await page.getByRole('checkbox', { name: 'Fratræk weekender i Total' }).uncheck();
    await page.getByText('Total 6 dage').waitFor();
    await expectAccessible();
    await field('Kommentar').fill('Ski');
    const send = isPhone ? dialogButton('Ansøg') : button('Gem');
    await expectToast(page, 'Ansøgningen er sendt.', () => send.click());
    await rowOf('Afventer').getByText('Ski').waitFor();
    await rowOf('Afventer').getByText('4 dage').waitFor();
    await expectAccessible();

    await button(/^Rediger ferie/).click();
    await field('Til').fill(formatDate(coming(1)));
    await page.getByText('Total 1 dag').waitFor();
    const save = isPhone ? dialogButton('Gem') : button('Gem');
    await expectToast(page, 'Ændringerne er gemt.', () => save.click());
    await rowOf('Afventer').getByText('1 dag').waitFor();

    await button(/^Slet ferie/).click();
    await expectAccessible();
    await expectToast(page, 'Ansøgningen er slettet.', () => dialogButton('Slet').click());
    await page.getByText('Du har ikke søgt om fri endnu').waitFor();
    expect(await mine(employee)).toEqual([]);
  });

  test('one is sick with one tap, which can be taken back, and is well again', async () => {
    const { employee } = company;
    await openScreen('/vacat', { as: employee, width });
    await expectToast(page, 'Du er meldt syg fra i dag.', () => button('Meld syg').click());
    await button('Fortryd').click();
    await button('Meld syg').waitFor();
    expect(await mine(employee)).toEqual([]);
    await button('Meld syg').press('Enter');
    await button('Rask igen').and(page.locator(':focus')).waitFor();
    await page.getByText(/God bedring/).waitFor();
    await expectAccessible();

    await page.goto('/dashboard');
    await expectToast(page, 'Du er meldt rask.', () => button('Rask igen').press('Enter'));
    await button('Meld syg').and(page.locator(':focus')).waitFor();
    await expectAccessible();
    expect(await mine(employee)).toMatchObject([{ type: 'sickness', open: 0, enddate: today() }]);
  });
});

test('an application that was decided meanwhile stays, says so, and can no longer be changed', async () => {
  const { employee, owner } = company;
  const entry = await applyFor(employee);
  await openScreen('/vacat', { as: employee, hearsOthers: false });
  await button(/^Slet ferie/).click();
  await owner.call(vacationRoutes.decideAbsence, {
    params: { id: entry.id },
    body: { status: 1, reason: null },
  });
  await dialogButton('Slet').click();
  await dialog().getByText('Ansøgningen er allerede godkendt.').waitFor();
  await dialogButton('Annuller').click();
  await rowOf('Godkendt').waitFor();
  await expect
    .poll(() => page.getByRole('button', { name: /^(Rediger|Slet) ferie/ }).count())
    .toBe(0);
});

test('on a phone a touch on what waits opens it, and a date is never broken', async () => {
  const { employee } = company;
  await employ();
  await applyFor(employee, { startdate: coming(), enddate: coming(9), comment: 'Ski' });
  await openScreen('/vacat', { as: employee, width: 360 });
  await button(/^Optjent/).waitFor();
  await expectTouchable(page.getByRole('button', { name: /^(Optjent|Holdt|Godkendt|Tilbage)/ }));
  await rowOf('Afventer').click();
  await expect.poll(() => field('Kommentar').inputValue()).toBe('Ski');
  await expectTouchable(dialog().getByRole('checkbox', { name: /^Fratræk/ }));
  await dialogButton('Luk').last().click();
  const dates = rowOf('Afventer').getByText(/^\d\d-\d\d-\d{4}$/);
  await expect.poll(() => dates.count()).toBe(2);
  for (const date of await dates.all())
    expect(await date.evaluate((element) => element.getClientRects().length)).toBe(1);
  await button(/^Slet ferie/).click();
  await expectToast(page, 'Ansøgningen er slettet.', () => dialogButton('Slet').click());
  await button('Meld syg').click();
  await expectTouchable(button('Fortryd'));
  await button('Fortryd').click();
  await expect.poll(() => mine(employee)).toEqual([]);
});

test('that there is holiday already goes when other dates are chosen', async () => {
  const { employee } = company;
  await applyFor(employee, { startdate: coming(), enddate: coming() });
  await openScreen('/vacat', { as: employee, width: 360 });
  await button('Ansøg').click();
  await field('Fra').fill('31-02-2026');
  await field('Til').focus();
  await page.getByText('Datoen findes ikke. Tjek dag og måned.').waitFor();
  await field('Fra').fill(formatDate(coming()));
  await field('Til').fill(formatDate(coming()));
  await dialogButton('Ansøg').click();
  const refusal = dialog().getByRole('alert').filter({ hasText: 'Der er allerede ferie' });
  await refusal.waitFor();
  await field('Til').fill(formatDate(coming(1)));
  await refusal.waitFor({ state: 'detached' });
  expect(await mine(employee)).toHaveLength(1);
});

test('a typed row stays in another week and without a connection, and an unsaved row is only removed', async () => {
  const { employee } = company;
  await openScreen('/vacat', { as: employee });
  await button('Ansøg').click();
  await field('Fra').fill(formatDate(coming()));
  await page.getByText('Uge', { exact: true }).click();
  await page.getByText(/^Uge \d+:/).waitFor();
  await expect.poll(() => field('Fra').inputValue()).toBe(formatDate(coming()));
  await page.route('**/vacation', (route) => route.abort());
  await button('Gem').click();
  await page.getByText(/Det, du har skrevet, er der stadig/).waitFor();
  await expect.poll(() => field('Fra').inputValue()).toBe(formatDate(coming()));
  await expectAccessible();
  await button('Slet').click();
  await page.getByText('Der er ingen ansøgninger i den periode').waitFor();
  expect(await mine(employee)).toEqual([]);
});

test('weeks and months show their own dates, also after a reload', async () => {
  const { employee, owner } = company;
  await applyAndApprove(employee, owner, { startdate: coming(), enddate: coming(4) });
  await openScreen(`/vacat?view=week&day=${coming(-7)}`, { as: employee });
  await page.getByText('Der er ingen ansøgninger i den periode').waitFor();
  await button('Næste').click();
  await rowOf('Godkendt').getByText('5 dage').waitFor();
  expect((await address()).searchParams.get('day')).toBe(coming());
  await page.reload();
  await rowOf('Godkendt').waitFor();
});

test("'Planlæg Ferie' asks for dates, applies for oneself, and the holiday is cancelled", async () => {
  const { employee } = company;
  await openScreen('/dashboard', { as: employee });
  await button('Planlæg Ferie').click();
  await expect.poll(() => dialog().getByLabel('Medarbejder').isDisabled()).toBe(true);
  await dialogButton('Gem').click();
  await dialog().getByText('Vælg en start- og slutdato for ferien.').waitFor();
  await expectAccessible();
  await field('Startdato').fill(formatDate(coming()));
  await field('Slutdato').fill(formatDate(coming(1)));
  await expectToast(page, 'Ansøgningen er sendt.', () => dialogButton('Gem').click());
  await page.getByText('Afventer').waitFor();
  await button('Annuller ferie').click();
  await dialog().getByText('Er du sikker på, at du vil annullere denne ferie?').waitFor();
  await expectToast(page, 'Ferien er annulleret.', () => dialogButton('Annuller ferie').click());
  await page.getByText('Du har ingen ferie på vej.').waitFor();
});

test('on Starter the page says what Pro gives', async () => {
  const { employee } = await createCompany({ plan: 'starter' });
  await openScreen('/vacat', { as: employee });
  await page.getByText('Ferie og fravær er med i Pro').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Ansøg' }).count()).toBe(0);
  await expectAccessible();
});
