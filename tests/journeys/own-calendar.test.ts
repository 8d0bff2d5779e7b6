import { orderRoutes } from '@driftig/contracts/orders/routes';
import { addDays } from '@driftig/domain/dates';
import { beforeEach, describe, expect, test } from 'vitest';

import { applyFor, coming, today } from '../support/company/absences.ts';
import {
  addCaller,
  createCompany,
  type Caller,
  type TestCompany,
} from '../support/company/company.ts';
import { assign, placeShift } from '../support/company/planning.ts';
import {
  address,
  button,
  dialog,
  dialogButton,
  expectAccessible,
  openScreen,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { expectToast } from '../support/browser/toasts.ts';

setUpScreens();
let company: TestCompany;
let sara: Caller;
let id: string;

const note = `Mød ved personaleindgangen. ${'Vi dækker bordene og åbner baren. '.repeat(5)}Tak.`;

beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
  sara = await addCaller(company, 'Sara Winther');
  // It runs on every day around today, so that it can be started at any hour.
  const dates = { startDate: addDays(today(), -1), endDate: addDays(today(), 1) };
  const times = { startTime: '14:00', endTime: '20:00' };
  const order = await placeShift(company.owner, { ...dates, ...times, orderTitle: 'Galla' });
  ({ id } = order);
  const body = { ordernumber: order.ordernumber, text: note };
  await company.owner.call(orderRoutes.updateNoteForEmployees, { body });
  await assign(company.owner, id, [], { neededEmployees: 1, allCanRequest: true });
});

const idOf = ({ user }: Caller) => user.userId;
const days = () => page.getByRole('group', { name: /^Kalender/ });
const dayOf = (status: string) =>
  days().locator(`[data-date="${today()}"][aria-label$=": ${status}"]`);
const card = () => page.getByRole('listitem', { name: 'Galla' }).filter({ visible: true });
/** A button of the day's card: My Dashboard begins with today's orders, which have the same. */
const inCard = (name: string) => card().getByRole('button', { name });
const press = (name: string, toast: string) => expectToast(page, toast, () => button(name).click());

/** Opens the calendar of My Dashboard on today: on a phone as the panel from below. */
async function openToday(as: Caller, width: number): Promise<void> {
  await openScreen('/dashboard', { as, width });
  await days().waitFor();
  if (width < 1200) await days().locator(`[data-date="${today()}"]`).click();
  await card().waitFor();
}

describe.each([1440, 360])('at %i px', (width) => {
  test('an employee requests a shift and cancels the request', async () => {
    await openToday(company.employee, width);
    await card().getByText('Kan anmodes').waitFor();
    await expectAccessible();
    await page.route('**/apis/request-shift', (route) => route.abort(), { times: 1 });
    await press('Request Shift', 'Der opstod en fejl ved anmodning om skift.');
    await press('Request Shift', 'Du har anmodet om vagten. En leder svarer.');
    await page
      .getByText('Der opstod en fejl ved anmodning om skift.')
      .waitFor({ state: 'detached' });
    await card().getByText('Anmodet').waitFor();
    await press('Cancel pending', 'Din anmodning er annulleret.');
    await button('Request Shift').waitFor();
  });

  test('a shift is set for sale, and a colleague takes it, starts it and ends it', async () => {
    await assign(company.owner, id, [idOf(company.employee)], { neededEmployees: 1 });
    await openToday(company.employee, width);
    await card().getByText('Min vagt').waitFor();
    await card().getByRole('button', { name: 'Vis mere' }).click();
    await card().getByText(/Tak\./).waitFor();
    await expectAccessible();
    await press('Set for Sale', 'Vagten er sat til salg.');
    await button('Cancel for Sale').waitFor();

    await openToday(sara, width);
    await card()
      .getByText(/^Til salg af/)
      .waitFor();
    await press('Take Shift', 'Vagten er din.');
    await inCard('Start Shift').click();
    await dialog().getByText('Er du sikker på, at du vil starte dette skift?').waitFor();
    await expectToast(page, 'Din vagt er startet.', () =>
      dialogButton('Start Shift').last().click(),
    );
    await card().getByRole('timer').waitFor();
    await expectAccessible();
    await inCard('End Shift').click();
    await dialog()
      .getByText(/^Er du sikker på, at du vil slutte/)
      .waitFor();
    await expectToast(page, 'Din vagt er slut.', () => dialogButton('End Shift').last().click());
    await inCard('Start Shift').waitFor();
  });
});

test('a shift that is gone says so, and the calendar shows what it is now', async () => {
  await openToday(company.employee, 1440);
  await assign(company.owner, id, [idOf(sara)], { neededEmployees: 1 });
  await press('Request Shift', 'Vagten er allerede taget.');
  await dayOf('Ikke ledig').waitFor();
  await expect.poll(() => button('Not Available').isDisabled()).toBe(true);
});

test('on a phone Back closes the day, and the arrows go on within it', async () => {
  await openToday(company.employee, 360);
  await dialog().getByRole('button', { name: 'Næste dag' }).click();
  await dialog().getByRole('button', { name: 'Næste dag' }).click();
  await dialog().getByText('Ingen ordrer på denne dato.').waitFor();
  expect((await address()).searchParams.get('date')).toBe(addDays(today(), 2));
  await expectAccessible();
  await page.goBack();
  await dialog().waitFor({ state: 'detached' });
  expect((await address()).search).toBe('');
  await page.goto(`/dashboard?date=${today()}`);
  await card().waitFor();
});

test('a year that is no number is this year', async () => {
  await openScreen('/dashboard', { as: company.employee });
  await button('Forrige år').click();
  const year = page.getByLabel('År', { exact: true });
  await expect.poll(() => year.inputValue()).toBe(String(Number(today().slice(0, 4)) - 1));
  await year.fill('næste');
  await year.press('Enter');
  await expect.poll(() => year.inputValue()).toBe(today().slice(0, 4));
  await days().locator(`[data-date="${today()}"]`).waitFor();
});

test('a holiday that waits is shown on its day and cancelled there', async () => {
  const { employee } = company;
  await applyFor(employee, { startdate: coming(), timefrom: '08:00', timeto: '12:00' });
  await openScreen(`/dashboard?date=${coming()}`, { as: employee });
  const box = page.getByRole('complementary').getByRole('region', { name: 'Ferie' });
  await box.getByText('08:00').waitFor();
  // A link to a day leads to the calendar, which is below the cards.
  await expect.poll(async () => (await box.boundingBox())?.y).toBeLessThan(900);
  await box.getByText('Afventer').waitFor();
  await expectAccessible();
  await box.getByRole('button', { name: 'Annuller ferie' }).click();
  await dialog().getByText('Er du sikker på, at du vil annullere denne ferie?').waitFor();
  await page.route('**/del/cancel-vacation/*', (route) => route.abort());
  await dialogButton('Annuller ferie').click();
  await dialog().getByText('Der opstod en fejl ved annullering af ferien.').waitFor();
  await page.unrouteAll();
  await expectToast(page, 'Ferien er annulleret.', () => dialogButton('Annuller ferie').click());
  await box.waitFor({ state: 'detached' });
});

test('on Starter the calendar is there without its holiday parts', async () => {
  const { employee } = await createCompany({ plan: 'starter' });
  await openScreen('/dashboard', { as: employee });
  await page.getByText('Ingen ordrer på denne dato.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Planlæg Ferie' }).count()).toBe(0);
});

test('a colleague is found by a part of the name in any case', async () => {
  await openScreen('/dashboard', { as: company.employee });
  await button('Vælg en medarbejder').click();
  await dialog().getByRole('searchbox').fill('WINT');
  await expectAccessible();
  await dialog()
    .getByRole('link', { name: /Sara Winther/ })
    .click();
  await page.waitForURL('**/chat?with=*');
});

test('days that cannot be fetched leave the calendar empty and say so', async () => {
  await openScreen('/robots.txt', { as: company.employee });
  await page.route('**/api/calender-activated-dates-employees*', (route) => route.abort());
  await page.goto('/dashboard');
  await page.getByText('Kalenderens dage kunne ikke hentes, så den er uden farver.').waitFor();
  await expect.poll(() => days().locator('[data-marked]').count()).toBe(0);
  await page.unrouteAll();
});
