import { beforeEach, describe, expect, test } from 'vitest';

import { applyAndApprove } from '../support/company/absences.ts';
import {
  addCaller,
  createCompany,
  type Caller,
  type TestCompany,
} from '../support/company/company.ts';
import { assign, placeShift, workingDay } from '../support/company/planning.ts';
import { act } from '../support/company/shifts.ts';
import {
  address,
  button,
  expectAccessible,
  hasFocus,
  openScreen,
  openWindow,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { expectToast } from '../support/browser/toasts.ts';

setUpScreens();
let company: TestCompany;
let sara: Caller;
let orderId: string;
const { startDate: day } = workingDay;

beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
  sara = await addCaller(company, 'Sara Winther');
  ({ id: orderId } = await placeShift(company.owner, { orderTitle: 'Havnefest' }));
  await assign(company.owner, orderId, [], { neededEmployees: 2, allCanRequest: true });
  await act(sara, orderId, 1);
});

const cell = (date: string) => page.locator(`[data-date="${date}"]`);
const nameOf = (date: string) => cell(date).getAttribute('aria-label');
const planner = () => page.getByRole('dialog', { name: 'Planlæg Medarbejdere' });
const plannerButton = (name: string) => planner().getByRole('button', { name, exact: true });
const yearOfDay = `/calenderview?month=${day.slice(0, 7)}`;

describe.each([1440, 360])('at %i px', (width) => {
  test('a click on a day shows its orders, and a request is answered there', async () => {
    await openScreen(yearOfDay, { as: company.owner, width });
    await expect.poll(() => nameOf(day)).toMatch(/: Flere forhold$/);
    await expectAccessible();
    await cell(day).click();
    await page.getByText('1 ordre, 0 af 2 vagter besat').waitFor();
    expect((await address()).searchParams.get('date')).toBe(day);
    await page.getByText('Ingen er væk.').waitFor();
    await page.getByRole('link', { name: 'Ferieoversigt' }).waitFor();
    await expectAccessible();

    await button('Bemærkning til Sara Winther').click();
    await page.getByRole('textbox', { name: 'Bemærkning til Sara Winther' }).fill('Mød kl. 9.');
    await expectToast(page, 'Sara Winther har fået vagten.', () =>
      button('Giv vagten til Sara Winther').click(),
    );
    await page.getByText('1 ordre, 1 af 2 vagter besat').waitFor();
    await expect.poll(() => nameOf(day)).toMatch(/: Mangler folk$/);

    await page.goBack();
    await page.getByText('1 ordre, 1 af 2 vagter besat').waitFor({ state: 'detached' });
    expect((await address()).searchParams.has('date')).toBe(false);
  });

  test('the day says who is absent, and opens the planning of its order', async () => {
    await applyAndApprove(company.employee, company.owner, { startdate: day });
    await openScreen(`/calenderview?date=${day}`, { as: company.owner, width });
    await page.getByText(/ er væk$/).waitFor();
    await button('Employee Planner, Havnefest').click();
    await planner().getByText('Sara Winther har bedt om vagten.').waitFor();
    await expectAccessible();
    await expectToast(page, 'Sara Winther får besked om, at vagten ikke blev givet.', () =>
      plannerButton('Afslå Sara Winther').click(),
    );
    await plannerButton('Tilbyd').click();
    await planner().getByLabel('Tilbyd Sara Winther vagten').check();
    await expectToast(page, 'Vagten er tilbudt 1 medarbejder.', () =>
      plannerButton('Tilbyd til 1').click(),
    );
    await planner().getByText('Vagten er tilbudt').first().waitFor();
    await expectAccessible();
  });

  test('without the dates or the orders the screen is empty, says so, and tries again', async () => {
    await openWindow({ as: company.owner, width });
    const fail = '**/api/{calender-activated-dates,orders-by-date}*';
    await page.route(fail, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(`/calenderview?date=${day}`);
    await page.getByText('Ordrerne kunne ikke hentes, så listen er tom.').waitFor();
    await page.unroute(fail);
    // That of the day, which on a phone lies above the one of the year.
    await page.getByRole('button', { name: 'Prøv igen' }).last().click();
    await expect.poll(() => page.getByText('Havnefest').count()).toBeGreaterThan(0);
  });
});

test('the calendar is one tab stop, arrow keys move by day and week, and Enter opens', async () => {
  await openScreen(yearOfDay, { as: company.owner });
  await cell(day).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByText('1 ordre, 0 af 2 vagter besat').waitFor();
  await expect.poll(() => page.locator('[data-date][tabindex="0"]').count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await address()).searchParams.has('date')).toBe(false);
  await expect.poll(() => hasFocus(cell(day))).toBe(true);
});

test('a request that an employee sends colours the day on an open screen', async () => {
  const second = await addCaller(company, 'Ida Krogh');
  const { id } = await placeShift(company.owner, {
    orderTitle: 'Gala',
    startDate: '2027-06-04',
    endDate: '2027-06-04',
  });
  await assign(company.owner, id, [], { neededEmployees: 1, allCanRequest: true });
  await openScreen('/calenderview?month=2027-06', { as: company.owner, hearsOthers: true });
  await page.waitForFunction(() => document.documentElement.dataset['live'] === 'open');
  await expect.poll(() => nameOf('2027-06-04')).toMatch(/: Mangler folk$/);
  await act(second, id, 1);
  await expect.poll(() => nameOf('2027-06-04')).toMatch(/: Flere forhold$/);
});
